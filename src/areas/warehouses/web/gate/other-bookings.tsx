import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '#ui/record/section.tsx';
import type { GateEntry } from '../../rules/gate-day.ts';
import { isFoundByPlate, type ShownCheck } from './check-gate.ts';
import classes from './gate.module.css';
import { TruckLine } from './truck-line.tsx';
import type { Gate } from './use-gate.ts';

interface OtherBookingsProps {
  readonly check: ShownCheck;
  readonly gate: Gate;
  readonly onOpen: (entry: GateEntry) => void;
}

/** A truck that comes several times: the guard chooses which of its bookings is meant. */
export function OtherBookings({ check, gate, onOpen }: OtherBookingsProps): ReactNode {
  const { t } = useTranslation();
  // A truck taken in without network has no code to ask for yet.
  const others = check.others
    .map((other) => gate.entries.find(({ id }) => id === other.id) ?? other)
    .filter(({ code }) => code !== '');
  if (others.length === 0) return null;
  const isPlate = check.plate !== null || isFoundByPlate(check);
  const title = isPlate ? t('warehouses.gate.others.plate') : t('warehouses.gate.others.order');
  return (
    <Section title={title}>
      <ul className={classes.trucks}>
        {others.map((entry) => (
          <TruckLine
            key={entry.id}
            name={gate.showTime(entry.startsAt) || t('warehouses.gate.others.noTime')}
            state={entry.state}
            details={[entry.dock, t(`warehouses.actions.${entry.action}`), entry.orderCode]}
            onOpen={() => onOpen(entry)}
          />
        ))}
      </ul>
    </Section>
  );
}
