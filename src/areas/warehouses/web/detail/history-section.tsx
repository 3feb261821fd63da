import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { dynamicKey } from '#kernel/phrase-key.ts';
import { History, type HistoryEntry } from '#ui/record/history.tsx';
import { Section } from '#ui/record/section.tsx';
import { readWarehouseHistory } from '../../contract/warehouse.calls.ts';

const PAGE_SIZE = 5;

/** Who changed the warehouse, newest first. */
export function HistorySection({ id }: { readonly id: string }): ReactNode {
  const { t } = useTranslation();
  const changesOf = ({ action, changes }: HistoryEntry) =>
    action === 'warehouses.create'
      ? []
      : Object.entries(changes).map(([field, { from, to }]) => ({
          field: t(dynamicKey('warehouses.history.fields', field)),
          from: String(from ?? t('warehouses.history.nothing')),
          to: String(to ?? t('warehouses.history.nothing')),
        }));
  return (
    <Section title={t('warehouses.history.title')}>
      <History call={readWarehouseHistory} id={id} size={PAGE_SIZE} words="warehouses.history" changesOf={changesOf} />
    </Section>
  );
}
