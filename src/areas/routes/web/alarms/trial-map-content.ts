import { decodeLine } from '#kernel/encoded-line.ts';
import type { Tone } from '#kernel/tone.ts';
import type { LegendEntry, MapArea, MapViewProps, PlaceMark } from '#ui/map/map-props.ts';
import type { AlarmTrial } from '../../contract/alarm.calls.ts';
import type { PathView } from '../../contract/path.shapes.ts';
import { CRITICALITIES, type Criticality } from '../../rules/alarm-types.ts';
import type { Line } from '../../rules/line.ts';
import type { FenceKind } from '../../rules/route-limits.ts';

/** More marks than this hide each other. */
export const MARKS_MAX = 200;

export const CRITICALITY_TONES: Readonly<Record<Criticality, Tone>> = {
  high: 'danger',
  medium: 'warning',
  low: 'info',
};

const FENCE_TONES: Readonly<Record<FenceKind, Tone>> = {
  allowed: 'success',
  forbidden: 'danger',
  danger: 'warning',
  rest: 'info',
  border: 'neutral',
};

type Alert = AlarmTrial['alerts'][number];

export const alertKey = ({ type, tripId, at }: Alert): string => `${tripId} ${type} ${at}`;

export interface TrialMapWords {
  readonly alert: (alert: Alert) => string;
  readonly criticality: (criticality: Criticality) => string;
}

type Content = Required<Pick<MapViewProps, 'places' | 'routes' | 'areas' | 'legend'>>;

/** The path with its fences, and the alerts where they would have been raised. */
export function trialMap(path: PathView, trial: AlarmTrial, alerts: readonly Alert[], words: TrialMapWords): Content {
  const marks = alerts.slice(0, MARKS_MAX).map(
    (alert): PlaceMark => ({
      id: alertKey(alert),
      kind: 'alert',
      at: { lat: alert.lat, lng: alert.lng },
      label: words.alert(alert),
      tone: CRITICALITY_TONES[alert.criticality],
    }),
  );
  const raised = CRITICALITIES.filter((one) => alerts.some(({ criticality }) => criticality === one));
  return {
    places: [
      ...path.checkpoints.map(({ id, type, name, lat, lng }) => ({ id, kind: type, at: { lat, lng }, label: name })),
      ...marks,
    ],
    routes: [
      {
        id: path._id,
        kind: 'planned',
        path: decodeLine(path.line) ?? [],
        corridorMeters: path.corridorMeters,
        ...(path.source === 'estimate' ? { estimate: true } : {}),
      },
    ],
    areas: trial.fences.map(areaOf),
    legend: raised.map(
      (one): LegendEntry => ({ mark: { kind: 'alert', tone: CRITICALITY_TONES[one] }, label: words.criticality(one) }),
    ),
  };
}

function areaOf({ _id, name, kind, color, shape }: AlarmTrial['fences'][number]): MapArea {
  const look = { id: _id, label: name, tone: FENCE_TONES[kind], ...(color ? { colour: color } : {}) };
  if (shape.kind !== 'polygon') return { ...look, shape };
  const [ring = [], ...holes] = shape.rings.map(closed);
  return { ...look, shape: { kind: 'polygon', ring, holes } };
}

/** Stored rings may leave out the corner that closes them. */
function closed(ring: Line): Line {
  const [first, last] = [ring[0], ring.at(-1)];
  return first && last && (first.lat !== last.lat || first.lng !== last.lng) ? [...ring, first] : ring;
}
