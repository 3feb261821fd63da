import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PARTNER_CALLS } from '#areas/partners/contract/partner.calls.ts';
import type { PartnerView } from '#areas/partners/contract/partner.shapes.ts';
import { dynamicKey } from '#kernel/phrase-key.ts';
import { History, type HistoryEntry } from '#ui/record/history.tsx';
import { Section } from '#ui/record/section.tsx';
import { changedFields, historyText } from './history-text.ts';

const PAGE_SIZE = 5;

/** Who did what, newest first. */
export function HistorySection({ partner }: { readonly partner: PartnerView }): ReactNode {
  const { t } = useTranslation();
  const { kind, _id: id, country } = partner;
  const changesOf = ({ action, changes }: HistoryEntry) =>
    changedFields(action, changes).map((field) => ({
      field: t(dynamicKey('partners.fields', field)),
      from: historyText(field, changes[field]?.from, t, country.countryId),
      to: historyText(field, changes[field]?.to, t, country.countryId),
    }));
  return (
    <Section title={t('partners.history.title')}>
      <History
        call={PARTNER_CALLS[kind].history}
        id={id}
        size={PAGE_SIZE}
        words="partners.history"
        changesOf={changesOf}
      />
    </Section>
  );
}
