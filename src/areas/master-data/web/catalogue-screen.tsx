import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { readCatalogue } from '#areas/master-data/contract/catalogue.calls.ts';
import { dynamicKey } from '#kernel/phrase-key.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { FormSkeleton } from '#ui/feedback/skeletons.tsx';
import { FormScreen } from '#ui/form/form-screen.tsx';
import { CatalogueFields } from './catalogue-form.tsx';

/** One catalogue of the company, named by the end of the address. */
export default function CatalogueScreen(): ReactNode {
  const { t } = useTranslation();
  const catalogue = useLocation().pathname.split('/').filter(Boolean).at(-1) ?? '';
  const reply = useCall(readCatalogue, { params: { catalogue } }, { staleTime: 0 });
  const body = () => {
    if (reply.isError && !reply.data) return <QueryError onRetry={() => void reply.refetch()} />;
    if (!reply.data || !reply.isFetchedAfterMount) return <FormSkeleton fields={10} />;
    return <CatalogueFields key={catalogue} catalogue={reply.data} onReload={() => void reply.refetch()} />;
  };
  return (
    <FormScreen title={t(dynamicKey('titles', catalogue))} text={t('masterData.text')} backTo="/">
      {body()}
    </FormScreen>
  );
}
