import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LiveTruck } from '../../contract/live.shapes.ts';
import { TRUCK_STATES, type TruckState } from '../../rules/live/truck-state.ts';
import classes from './map-screen.module.css';
import { STATE_TONES } from './truck-marks.ts';

interface StateChipsProps {
  readonly trucks: readonly LiveTruck[];
  readonly chosen: readonly TruckState[];
  readonly onChange: (states: readonly TruckState[]) => void;
  /** On the wall they only count. */
  readonly isPicture: boolean;
}

/** How many trucks are in each state; pressed, only those are shown. */
export function StateChips({ trucks, chosen, onChange, isPicture }: StateChipsProps): ReactNode {
  const { t } = useTranslation();
  const counts = new Map<TruckState, number>();
  for (const { state } of trucks) counts.set(state, (counts.get(state) ?? 0) + 1);
  return (
    <fieldset className={classes.chips} aria-label={t('tracking.live.states.label')}>
      {TRUCK_STATES.map((state) => {
        const isChosen = chosen.includes(state);
        return (
          <button
            key={state}
            type="button"
            className={classes.chip}
            data-tone={STATE_TONES[state]}
            aria-pressed={isChosen}
            disabled={isPicture}
            onClick={() => onChange(isChosen ? chosen.filter((one) => one !== state) : [...chosen, state])}
          >
            <span>{t(`tracking.live.states.${state}`)}</span>
            <strong>{counts.get(state) ?? 0}</strong>
          </button>
        );
      })}
    </fieldset>
  );
}
