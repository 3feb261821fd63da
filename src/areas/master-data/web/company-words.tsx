import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { readCatalogues } from '#areas/master-data/contract/catalogue.calls.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { speakAs } from '#ui/catalogue/company-catalogues.ts';

/** Reads what the company calls the entries of its catalogues, the menu and the columns of its orders; kept until somebody changes one of them. */
export default function CompanyWords(): ReactNode {
  const { i18n } = useTranslation();
  const { language } = i18n;
  const { data, refetch } = useCall(readCatalogues, {}, { staleTime: Number.POSITIVE_INFINITY });
  const readIn = useRef(language);
  useEffect(() => {
    if (data) speakAs(i18n, data.catalogues, data.labels);
  }, [data, i18n]);
  useEffect(() => {
    if (readIn.current === language) return;
    readIn.current = language;
    void refetch();
  }, [language, refetch]);
  return null;
}
