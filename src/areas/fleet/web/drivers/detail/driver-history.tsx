import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { driverHistory } from '#areas/fleet/contract/driver-action.calls.ts';
import { fleetTypeWords } from '#areas/fleet/contract/fleet-type-words.ts';
import { History } from '#ui/record/history.tsx';
import { Section } from '#ui/record/section.tsx';
import { useSignedIn } from '#ui/session/signed-in.ts';
import { historyLines } from './history-text.ts';

const PAGE_SIZE = 10;

/** Who did what, newest first. */
export function DriverHistory({ id }: { readonly id: string }): ReactNode {
  const { t } = useTranslation();
  const { permissions } = useSignedIn();
  return (
    <Section title={t('fleet.drivers.history.title')}>
      <History
        call={driverHistory}
        id={id}
        size={PAGE_SIZE}
        words="fleet.drivers.history"
        changesOf={(entry) => historyLines(entry, t, fleetTypeWords(permissions))}
      />
    </Section>
  );
}
