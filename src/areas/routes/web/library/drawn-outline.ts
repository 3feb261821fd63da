import type { DrawnFence } from '#areas/routes/contract/library-map.calls.ts';
import { decodeLine } from '#kernel/encoded-line.ts';
import type { Position } from '#kernel/position.ts';
import type { AreaShape } from '#ui/map/geometry/shape.ts';
import type { FenceShape } from '../../rules/fence-shape.ts';

type Ring = readonly Position[];

/** The map wants closed rings; a stored one may lack its repeated first corner. */
export function closed(ring: Ring): Ring {
  const [first, last] = [ring[0], ring.at(-1)];
  if (!first || !last || (first.lat === last.lat && first.lng === last.lng)) return ring;
  return [...ring, first];
}

/** Computed once for each stored shape, so that the map keeps what it drew. */
const kept = new WeakMap<FenceShape, AreaShape>();

/** A fence as the map draws it. */
export function areaOf(shape: FenceShape): AreaShape {
  const known = kept.get(shape);
  if (known) return known;
  const area = toArea(shape);
  kept.set(shape, area);
  return area;
}

function toArea(shape: FenceShape): AreaShape {
  if (shape.kind !== 'polygon') return shape;
  const [ring = [], ...holes] = shape.rings.map(closed);
  return { kind: 'polygon', ring, holes };
}

/** An outline that came as text; one that cannot be read is not drawn. */
export function drawnShape(shape: DrawnFence['shape']): FenceShape {
  if (shape.kind === 'circle') return shape;
  if (shape.kind === 'polygon') return { kind: 'polygon', rings: drawnRings(shape.rings) };
  return { ...shape, line: decodeLine(shape.line) ?? [] };
}

export const drawnRings = (rings: readonly string[]): readonly Ring[] => rings.map((ring) => decodeLine(ring) ?? []);
