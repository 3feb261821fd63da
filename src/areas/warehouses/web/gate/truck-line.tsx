import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '#ui/feedback/chip.tsx';
import type { BookingState } from '../../rules/booking-state.ts';
import { STATE_TONES } from '../state-tones.ts';
import classes from './gate.module.css';

interface TruckLineProps {
  readonly name: string;
  readonly state: BookingState;
  readonly details: readonly (string | null | false)[];
  readonly onOpen: () => void;
}

/** One truck of a list, as large as a thumb. */
export function TruckLine({ name, state, details, onOpen }: TruckLineProps): ReactNode {
  const { t } = useTranslation();
  return (
    <li>
      <button type="button" className={classes.truck} onClick={onOpen}>
        <span className={classes.truckName}>
          <Text fw={600} component="span">
            {name}
          </Text>
          <StatusChip tone={STATE_TONES[state]} label={t(`warehouses.states.${state}`)} />
        </span>
        <Text size="sm" component="span">
          {details.filter(Boolean).join(' · ')}
        </Text>
      </button>
    </li>
  );
}
