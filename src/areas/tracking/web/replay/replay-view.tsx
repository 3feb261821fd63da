import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Replay } from '#areas/tracking/contract/replay.calls.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { useNumbers } from '#ui/i18n/use-numbers.ts';
import { MapView } from '#ui/map/map-view.tsx';
import { ReplayBar } from '#ui/replay/replay-bar.tsx';
import type { ReplayRate } from '#ui/replay/replay-props.ts';
import { useShowInstant } from '#ui/session/zone.ts';
import classes from './replay.module.css';
import {
  replayEvents,
  replayedTrucks,
  replayLegend,
  replayLines,
  replayPlaces,
  truckMarks,
  trucksAt,
} from './replay-map.ts';
import { TripFacts } from './trip-facts.tsx';

/** Fast enough that a day passes in half a minute. */
const FIRST_RATE: ReplayRate = 600;

/** The map with the trucks as they were at the time of the bar below it. */
export function ReplayView({ replay, what }: { readonly replay: Replay; readonly what: string }): ReactNode {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const showInstant = useShowInstant();
  const trucks = useMemo(() => replayedTrucks(replay), [replay]);
  const lines = useMemo(() => replayLines(replay, trucks), [replay, trucks]);
  const places = useMemo(() => replayPlaces(replay, (type) => t(`tracking.alerts.types.${type}`)), [replay, t]);
  const events = useMemo(
    () =>
      replayEvents(replay, {
        alert: (type) => t(`tracking.alerts.types.${type}`),
        stop: (place, plate) => [plate, t('tracking.replay.event.stop', { place })].filter(Boolean).join(' · '),
        checkpoint: (place) => t('tracking.replay.event.checkpoint', { place }),
      }),
    [replay, t],
  );
  const speeds = useMemo(
    () =>
      trucks.length === 1 ? trucks[0]!.track.at.map((at, index) => ({ at, kmh: trucks[0]!.track.kmh[index]! })) : [],
    [trucks],
  );
  const seen = trucks.filter(({ track }) => track.at.length > 0);
  const from = Math.min(...seen.map(({ track }) => track.at[0]!));
  const to = Math.max(...seen.map(({ track }) => track.at.at(-1)!));
  const [at, setAt] = useState(from);
  const [playing, setPlaying] = useState(false);
  const [rate, setRate] = useState<ReplayRate>(FIRST_RATE);
  if (seen.length === 0) return <EmptyState title={t('tracking.replay.empty')} />;
  const now = trucksAt(trucks, at);
  const thinned = replay.tracks.find((track) => track.thinned.meters > 0);
  return (
    <div className={classes.view}>
      <div className={classes.map}>
        <MapView
          label={t('tracking.replay.map.label')}
          size="fill"
          routes={lines}
          places={places}
          trucks={truckMarks(now)}
          legend={replayLegend(lines)}
        />
      </div>
      <ReplayBar
        label={t('tracking.replay.bar', { what })}
        from={from}
        to={to}
        at={at}
        onAt={setAt}
        playing={playing}
        onPlaying={setPlaying}
        rate={rate}
        onRate={setRate}
        speeds={speeds}
        gaps={trucks.length === 1 ? trucks[0]!.gaps : []}
        events={events}
        showTime={(time) => showInstant(new Date(time))}
      />
      <ul className={classes.trucks} aria-label={t('tracking.replay.trucks')}>
        {now.map(({ truck, point }) => (
          <li key={truck.id}>
            <span
              className={classes.swatch}
              style={{ backgroundColor: `var(--tone-${truck.tone}-text)` }}
              aria-hidden
            />
            <strong>{truck.label}</strong>
            <span>
              {point
                ? point.kmh === null
                  ? ''
                  : numbers.withUnit(Math.round(point.kmh), 'km/h')
                : t('tracking.replay.lost')}
            </span>
          </li>
        ))}
      </ul>
      {replay.tracks.length === 1 && <TripFacts figures={replay.tracks[0]!.figures} />}
      {thinned && (
        <p className={classes.note}>
          {t('tracking.replay.thinned', {
            kept: thinned.seconds.length,
            all: thinned.fixes,
            meters: numbers.withUnit(thinned.thinned.meters, 'm'),
          })}
        </p>
      )}
    </div>
  );
}
