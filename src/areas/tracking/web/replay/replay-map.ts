import { planOnMap } from '#areas/load-orders/rules/plan-map.ts';
import type { Replay } from '#areas/tracking/contract/replay.calls.ts';
import { readTrack } from '#areas/tracking/rules/replay/wire-track.ts';
import type { Position } from '#kernel/position.ts';
import type { Tone } from '#kernel/tone.ts';
import type { LegendEntry, PlaceMark, RouteLine } from '#ui/map/map-props.ts';
import type { TruckMark } from '#ui/map/truck-mark.ts';
import type { ReplayEvent, ReplayGap } from '#ui/replay/replay-props.ts';
import { type Track, type TrackPoint, trackAt } from '#ui/replay/track-at.ts';

export interface ReplayedTruck {
  readonly id: string;
  readonly label: string;
  readonly tone: Tone;
  readonly track: Track;
  readonly gaps: readonly ReplayGap[];
}

const TONES: readonly Tone[] = ['active', 'info', 'success', 'warning', 'danger', 'done', 'neutral'];

/** Several trucks are told apart by their tones, and by their plates where there are more trucks than tones. */
export function replayedTrucks({ tracks, from }: Replay): ReplayedTruck[] {
  // The times of a track are counted from the full second in which the replay begins.
  const start = Math.floor(Date.parse(from) / 1000) * 1000;
  return tracks.map((sent, at) => ({
    id: sent.truckId ?? sent.orderId ?? String(at),
    label: sent.plate ?? '',
    tone: TONES[at % TONES.length]!,
    track: readTrack(sent, start),
    gaps: sent.gaps.map((gap) => ({ from: Date.parse(gap.from), to: Date.parse(gap.to) })),
  }));
}

/** The driven ways, divided by gaps, which are dashed; below them the planned way. */
export function replayLines(replay: Replay, trucks: readonly ReplayedTruck[]): RouteLine[] {
  const planned = replay.plan ? [planOnMap(replay.plan).route] : [];
  return [...planned, ...trucks.flatMap((truck) => drivenLines(truck, trucks.length > 1))];
}

function drivenLines({ id, tone, track, gaps }: ReplayedTruck, isToned: boolean): RouteLine[] {
  const starts = new Set(gaps.map(({ from }) => from));
  const colour = isToned ? { tone } : {};
  const lines: RouteLine[] = [];
  let path: Position[] = [];
  const close = () => {
    if (path.length > 1) lines.push({ id: `${id} ${lines.length}`, kind: 'driven', path, ...colour });
  };
  for (let at = 0; at < track.at.length; at += 1) {
    const here = { lat: track.lat[at]!, lng: track.lng[at]! };
    path.push(here);
    const isLast = at === track.at.length - 1;
    if (isLast || !starts.has(track.at[at]!)) continue;
    close();
    const there = { lat: track.lat[at + 1]!, lng: track.lng[at + 1]! };
    lines.push({ id: `${id} gap ${at}`, kind: 'driven', path: [here, there], gap: true, ...colour });
    path = [];
  }
  close();
  return lines;
}

/** Checkpoints of the plan, and where alerts were. */
export function replayPlaces(
  replay: Replay,
  alertName: (type: Replay['alerts'][number]['type']) => string,
): PlaceMark[] {
  const alerts = replay.alerts.flatMap(({ _id, type, position }): PlaceMark[] =>
    position ? [{ id: _id, kind: 'alert', at: position, label: alertName(type), tone: 'danger' }] : [],
  );
  return [...(replay.plan ? planOnMap(replay.plan).marks : []), ...alerts];
}

export interface TruckNow {
  readonly truck: ReplayedTruck;
  /** Null where nobody knows. */
  readonly point: TrackPoint | null;
}

export const trucksAt = (trucks: readonly ReplayedTruck[], time: number): TruckNow[] =>
  trucks.map((truck) => ({ truck, point: trackAt(truck.track, time, truck.gaps) }));

export const truckMarks = (now: readonly TruckNow[]): TruckMark[] =>
  now.flatMap(({ truck: { id, tone, label }, point }) =>
    point ? [{ id, at: point.at, heading: point.heading, tone, label }] : [],
  );

export function replayLegend(lines: readonly RouteLine[]): LegendEntry[] {
  const has = (test: (line: RouteLine) => boolean) => lines.some(test);
  return [
    ...(has(({ kind }) => kind === 'planned') ? [{ mark: { kind: 'planned' as const } }] : []),
    ...(has(({ kind, gap }) => kind === 'driven' && !gap) ? [{ mark: { kind: 'driven' as const } }] : []),
    ...(has(({ gap }) => gap === true) ? [{ mark: { kind: 'driven' as const, gap: true } }] : []),
  ];
}

interface Names {
  readonly alert: (type: Replay['alerts'][number]['type']) => string;
  readonly stop: (place: string, plate: string) => string;
  readonly checkpoint: (name: string) => string;
}

const ALERT_TONES = { high: 'danger', medium: 'warning', low: 'info' } as const;

/** What happened, in the order of time. */
export function replayEvents(replay: Replay, names: Names): ReplayEvent[] {
  const many = replay.tracks.length > 1;
  const stops = replay.tracks.flatMap(({ stops: there, plate, truckId }) =>
    there.map(
      ({ from, city }): ReplayEvent => ({
        id: `stop ${truckId} ${from}`,
        at: Date.parse(from),
        kind: 'stop',
        tone: 'neutral',
        label: names.stop(city, many ? (plate ?? '') : ''),
      }),
    ),
  );
  const alerts = replay.alerts.map(
    ({ _id, from, type, criticality }): ReplayEvent => ({
      ...{ id: _id, at: Date.parse(from), kind: 'alert', tone: ALERT_TONES[criticality], label: names.alert(type) },
    }),
  );
  const passed = replay.checkpoints.flatMap(({ name, passedAt }): ReplayEvent[] =>
    passedAt
      ? [
          {
            id: `checkpoint ${name} ${passedAt}`,
            at: Date.parse(passedAt),
            kind: 'checkpoint',
            tone: 'info',
            label: names.checkpoint(name),
          },
        ]
      : [],
  );
  return [...stops, ...alerts, ...passed].sort((one, other) => one.at - other.at);
}
