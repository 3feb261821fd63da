import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { VEHICLE_CALLS } from '#areas/fleet/contract/vehicle.calls.ts';
import type { VehicleFleet } from '#areas/fleet/rules/vehicle-fleet.ts';
import { useNumbers } from '#ui/i18n/use-numbers.ts';
import { History } from '#ui/record/history.tsx';
import { Section } from '#ui/record/section.tsx';
import { useVehicleAccess } from '../use-vehicle-access.ts';
import { historyLines } from './history-text.ts';

const PAGE_SIZE = 5;

interface HistorySectionProps {
  readonly fleet: VehicleFleet;
  readonly id: string;
}

/** Who did what, newest first. */
export function HistorySection({ fleet, id }: HistorySectionProps): ReactNode {
  const { t, i18n } = useTranslation();
  const numbers = useNumbers();
  const { fleetTypeWords } = useVehicleAccess(fleet);
  return (
    <Section title={t('fleet.vehicles.history.title')}>
      <History
        call={VEHICLE_CALLS[fleet].history}
        id={id}
        size={PAGE_SIZE}
        words="fleet.vehicles.history"
        changesOf={(entry) => historyLines(entry, t, (key) => i18n.exists(key), fleetTypeWords, numbers)}
      />
    </Section>
  );
}
