import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { driverHistory } from '#areas/fleet/contract/driver-action.calls.ts';
import { History } from '#ui/record/history.tsx';
import { Section } from '#ui/record/section.tsx';
import { historyLines } from './history-text.ts';

const PAGE_SIZE = 10;

/** Who did what, newest first. */
export function DriverHistory({ id }: { readonly id: string }): ReactNode {
  const { t } = useTranslation();
  return (
    <Section title={t('fleet.drivers.history.title')}>
      <History
        call={driverHistory}
        id={id}
        size={PAGE_SIZE}
        words="fleet.drivers.history"
        changesOf={(entry) => historyLines(entry, t)}
      />
    </Section>
  );
}
