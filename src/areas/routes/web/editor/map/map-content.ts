import type { GeofenceRow } from '#areas/routes/contract/geofence.list.ts';
import type { GeofenceInput } from '#areas/routes/contract/geofence.shapes.ts';
import type { Line } from '#areas/routes/rules/line.ts';
import type { FenceKind } from '#areas/routes/rules/route-limits.ts';
import type { Position } from '#kernel/position.ts';
import type { AreaShape } from '#ui/map/geometry/shape.ts';
import type { LegendEntry, MapArea, PlaceMark, RouteLine } from '#ui/map/map-props.ts';
import type { RoutePlace } from '../editor-context.ts';
import type { EditedCheckpoint } from '../state/checkpoints.ts';
import type { PathDraft } from '../state/path-draft.ts';

const FENCE_TONES = {
  allowed: 'success',
  forbidden: 'danger',
  danger: 'warning',
  rest: 'info',
  border: 'neutral',
} as const satisfies Record<FenceKind, MapArea['tone']>;

/** Nothing where the stored shape is none that can be drawn. */
function areaShape(shape: unknown): AreaShape | null {
  const known = shape as GeofenceInput['shape'] | null;
  if (known?.kind !== 'polygon') return known;
  const [ring, ...holes] = known.rings.map(closed);
  return ring ? { kind: 'polygon', ring, holes } : null;
}

function closed(ring: readonly Position[]): readonly Position[] {
  const [first, last] = [ring[0], ring.at(-1)];
  return first && last && (first.lat !== last.lat || first.lng !== last.lng) ? [...ring, first] : ring;
}

export const fenceAreas = (fences: readonly GeofenceRow[], chosen: ReadonlySet<string>): readonly MapArea[] =>
  fences.flatMap(({ _id, name, kind, color, shape }) => {
    const drawn = areaShape(shape);
    if (!drawn) return [];
    const own = color === null ? { tone: FENCE_TONES[kind] } : { colour: color };
    return [{ id: _id, label: name, shape: drawn, selected: chosen.has(_id), ...own }];
  });

interface PlaceActions {
  readonly moveStopover: (key: string, to: Position) => void;
  readonly moveCheckpoint: (id: string, to: Position) => void;
  readonly isReadOnly: boolean;
}

export const endMarks = (load: RoutePlace, unload: RoutePlace): readonly PlaceMark[] => [
  { id: 'load', kind: 'load', at: load, label: load.name },
  { id: 'unload', kind: 'unload', at: unload, label: unload.name },
];

export const STOPOVER = 'stopover:';
export const CHECKPOINT = 'checkpoint:';

export const stopoverMarks = (
  stopovers: PathDraft['stopovers'],
  labelOf: (number: number, name: string | null) => string,
  { moveStopover, isReadOnly }: PlaceActions,
): readonly PlaceMark[] =>
  stopovers.map(({ key, lat, lng, name }, at) => ({
    ...{ id: `${STOPOVER}${key}`, kind: 'stopover', number: at + 1, at: { lat, lng }, label: labelOf(at + 1, name) },
    ...(isReadOnly ? {} : { onMove: (to: Position) => moveStopover(key, to) }),
  }));

export const checkpointMarks = (
  checkpoints: readonly EditedCheckpoint[],
  { moveCheckpoint, isReadOnly }: PlaceActions,
): readonly PlaceMark[] =>
  checkpoints.map(({ id, type, name, position, isFar }) => ({
    ...{ id: `${CHECKPOINT}${id}`, kind: type, at: position, label: name },
    ...(isFar ? { tone: 'warning' as const } : {}),
    ...(isReadOnly ? {} : { onMove: (to: Position) => moveCheckpoint(id, to) }),
  }));

export interface OtherPath {
  readonly id: string;
  readonly line: Line;
}

export const quietLines = (others: readonly OtherPath[], pieces: readonly Line[]): readonly RouteLine[] => [
  ...others.map(({ id, line }): RouteLine => ({ id, kind: 'planned', path: line, quiet: true })),
  ...pieces.map((path, at): RouteLine => ({ id: `piece-${at}`, kind: 'planned', path, quiet: true, tone: 'warning' })),
];

type OwnLine = Pick<PathDraft, 'line' | 'source' | 'corridorMeters'>;

export const ownLine = ({ line, source, corridorMeters }: OwnLine): RouteLine => ({
  ...{ id: 'own', kind: 'planned', path: line, estimate: source === 'estimate', corridorMeters },
});

/** What the map should show: a few points are enough. */
export function frameOf(line: Line, places: readonly Position[]): readonly Position[] {
  const step = Math.max(1, Math.floor(line.length / 200));
  return [...places, ...line.filter((_, at) => at % step === 0)];
}

/** Only what is on the map is explained. */
export function legendOf(shown: {
  readonly isEstimate: boolean;
  readonly hasLine: boolean;
  readonly hasOthers: boolean;
  readonly isDriven: boolean;
  readonly hasFences: boolean;
}): readonly LegendEntry[] {
  const entries: (LegendEntry | false)[] = [
    shown.hasLine && { mark: { kind: 'planned', ...(shown.isEstimate ? { estimate: true } : {}) } },
    shown.hasOthers && { mark: { kind: 'planned', quiet: true } },
    shown.isDriven && { mark: { kind: 'driven' } },
    shown.hasLine && { mark: { kind: 'corridor' } },
    shown.hasFences && { mark: { kind: 'area' } },
  ];
  return entries.filter((entry) => entry !== false);
}
