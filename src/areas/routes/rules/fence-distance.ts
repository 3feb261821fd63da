import { distanceMeters, type Position } from '#kernel/position.ts';
import { contains, type FenceShape } from './fence-shape.ts';
import { measure, nearestOn } from './line.ts';

/** How far outside a fence a position is; 0 inside it. */
export function metersOutside(shape: FenceShape, at: Position): number {
  if (shape.kind === 'circle') return Math.max(0, distanceMeters(at, shape.centre) - shape.radiusMeters);
  if (shape.kind === 'corridor') {
    return Math.max(0, nearestOn(measure(shape.line), at).offMeters - shape.halfWidthMeters);
  }
  if (contains(shape, at)) return 0;
  const edges = shape.rings.map((ring) => nearestOn(measure([...ring, ...ring.slice(0, 1)]), at).offMeters);
  return Math.min(...edges);
}
