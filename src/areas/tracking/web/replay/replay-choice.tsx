import { MultiSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Replay } from '#areas/tracking/contract/replay.calls.ts';
import { DateRangeInput } from '#ui/fields/date/date-range-input.tsx';
import { useZone } from '#ui/session/zone.ts';
import { REPLAY_TRUCKS_MAX } from '../../rules/replay/replay-limits.ts';
import classes from './replay.module.css';
import type { ReplayOf } from './replay-address.ts';
import { daysOfSpan, ORDER_PERIODS, spanOfDays, TRUCK_PERIODS } from './replay-period.ts';

/** A truck that can be added to the replay. */
export interface ReplayableTruck {
  readonly id: string;
  readonly plate: string;
}

/** More are found by typing. */
const OFFERED = 30;

interface ReplayChoiceProps {
  readonly of: ReplayOf;
  readonly replay: Replay | undefined;
  readonly trucks: readonly ReplayableTruck[];
  readonly onChange: (of: ReplayOf) => void;
}

/** Which trucks, and which days. */
export function ReplayChoice({ of, replay, trucks, onChange }: ReplayChoiceProps): ReactNode {
  const { t } = useTranslation();
  const zone = useZone();
  const now = new Date();
  const { orderId, truckIds } = of;
  const chosen = truckIds ?? [];
  const known = new Map(trucks.map(({ id, plate }) => [id, plate]));
  for (const { truckId, plate } of replay?.tracks ?? []) if (truckId && plate) known.set(truckId, plate);
  const span = of.from || truckIds === undefined ? of : { from: replay?.from, to: replay?.to };
  return (
    <div className={classes.choice}>
      {truckIds && (
        <MultiSelect
          label={t('tracking.replay.choice.trucks')}
          placeholder={chosen.length === 0 ? t('tracking.replay.choice.searchPlate') : ''}
          data={[...known].map(([value, label]) => ({ value, label }))}
          value={[...chosen]}
          onChange={(ids) => onChange({ ...of, truckIds: ids })}
          maxValues={REPLAY_TRUCKS_MAX}
          limit={OFFERED}
          searchable
          hidePickedOptions
          nothingFoundMessage={t('lists.noResult')}
        />
      )}
      <div>
        <span className={classes.label} aria-hidden>
          {t('tracking.replay.choice.period')}
        </span>
        <DateRangeInput
          label={t('tracking.replay.choice.period')}
          presets={orderId ? ORDER_PERIODS : TRUCK_PERIODS}
          value={daysOfSpan(span, zone, now)}
          onChange={(range) => {
            const { from: _from, to: _to, ...subject } = of;
            onChange(range ? { ...subject, ...spanOfDays(range, zone, new Date()) } : subject);
          }}
        />
      </div>
    </div>
  );
}
