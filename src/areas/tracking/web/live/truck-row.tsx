import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '#ui/feedback/chip.tsx';
import { useNumbers } from '#ui/i18n/use-numbers.ts';
import type { LiveTruck } from '../../contract/live.shapes.ts';
import classes from './map-screen.module.css';
import { STATE_TONES } from './truck-marks.ts';

interface TruckRowProps {
  readonly truck: LiveTruck;
}

/** One truck of the list: what it is called, how it is, and whom it drives for. */
export function TruckRow({ truck }: TruckRowProps): ReactNode {
  const { t } = useTranslation();
  const { withUnit } = useNumbers();
  const { plate, state, speed, driver, order, free } = truck;
  const about = order
    ? [order.code, order.nextStop ?? order.destination]
    : [t(`tracking.live.status.${free ? 'free' : 'other'}`)];
  return (
    <span className={classes.row}>
      <span className={classes.rowTop}>
        <strong>{plate}</strong>
        <StatusChip tone={STATE_TONES[state]} label={t(`tracking.live.states.${state}`)} />
        {state === 'moving' && speed !== null && <span className={classes.quiet}>{withUnit(speed, 'km/h')}</span>}
      </span>
      <span className={classes.quiet}>{[...about, driver].filter(Boolean).join(' · ')}</span>
    </span>
  );
}
