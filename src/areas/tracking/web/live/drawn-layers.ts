import type { DrawnFence, DrawnPlace } from '#areas/routes/contract/library-map.calls.ts';
import type { CallReply } from '#kernel/api-call.ts';
import { decodeLine } from '#kernel/encoded-line.ts';
import type { AreaShape } from '#ui/map/geometry/shape.ts';
import type { MapArea, PlaceMark, RouteLine, Trail } from '#ui/map/map-props.ts';
import type { readPaths, readTrails } from '../../contract/live.calls.ts';

type Paths = CallReply<typeof readPaths>;

const TRAIL_DECIMALS = 5;
const KINDS = { load: 'load', unload: 'unload', both: 'warehouse' } as const;

export const trailOf = ({ id, line }: CallReply<typeof readTrails>['trails'][number]): Trail => ({
  id,
  path: decodeLine(line, TRAIL_DECIMALS) ?? [],
});

export const routeOf = ({ id, line, isEstimate }: Paths['paths'][number]): RouteLine => ({
  id,
  kind: 'planned',
  quiet: true,
  path: decodeLine(line) ?? [],
  ...(isEstimate ? { estimate: true } : {}),
});

export const checkpointOf = ({ id, type, name, lat, lng }: Paths['checkpoints'][number]): PlaceMark => ({
  id,
  kind: type,
  at: { lat, lng },
  label: name,
});

export const placeOf = ({ _id, name, lat, lng, use }: DrawnPlace): PlaceMark => ({
  id: _id,
  kind: KINDS[use],
  at: { lat, lng },
  label: name,
});

export const areaOf = ({ _id, name, color, shape }: DrawnFence): MapArea => ({
  id: _id,
  label: name,
  shape: shapeOf(shape),
  dot: true,
  ...(color ? { colour: color } : {}),
});

function shapeOf(shape: DrawnFence['shape']): AreaShape {
  if (shape.kind === 'circle') return shape;
  if (shape.kind === 'corridor') return { ...shape, line: decodeLine(shape.line) ?? [] };
  const [ring = [], ...holes] = shape.rings.map((text) => decodeLine(text) ?? []);
  return { kind: 'polygon', ring, holes };
}
