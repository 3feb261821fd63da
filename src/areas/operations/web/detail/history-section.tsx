import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { OPERATION_CALLS } from '#areas/operations/contract/operation.calls.ts';
import type { OperationView } from '#areas/operations/contract/operation.shapes.ts';
import { dynamicKey } from '#kernel/phrase-key.ts';
import { useNumbers } from '#ui/i18n/use-numbers.ts';
import { History, type HistoryEntry } from '#ui/record/history.tsx';
import { Section } from '#ui/record/section.tsx';
import { useShowMoney } from '#ui/session/money.ts';
import { useZone } from '#ui/session/zone.ts';
import { changedFields, historyText } from './history-text.ts';

const PAGE_SIZE = 5;

/** Who did what, newest first. */
export function HistorySection({ operation: { kind, _id: id } }: { readonly operation: OperationView }): ReactNode {
  const { t } = useTranslation();
  const writing = { zone: useZone(), numbers: useNumbers(), showMoney: useShowMoney() };
  const changesOf = ({ action, changes }: HistoryEntry) =>
    changedFields(action, changes).map((field) => ({
      field: t(dynamicKey('operations.fields', field)),
      from: historyText(field, changes[field]?.from, t, writing),
      to: historyText(field, changes[field]?.to, t, writing),
    }));
  return (
    <Section title={t('operations.history.title')}>
      <History
        call={OPERATION_CALLS[kind].history}
        id={id}
        size={PAGE_SIZE}
        words="operations.history"
        changesOf={changesOf}
      />
    </Section>
  );
}
