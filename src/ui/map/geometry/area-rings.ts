import { circleRing } from '#kernel/globe.ts';
import type { Position } from '#kernel/position.ts';
import { corridorRing } from './corridor.ts';
import type { AreaShape } from './shape.ts';

type Rings = readonly (readonly Position[])[];

/** Selecting one of many areas does not compute the others again. */
const kept = new WeakMap<AreaShape, Rings>();

/** The edge of an area, and the edges of its holes. */
export function areaRings(shape: AreaShape): Rings {
  const known = kept.get(shape);
  if (known) return known;
  const rings = ringsOf(shape);
  kept.set(shape, rings);
  return rings;
}

function ringsOf(shape: AreaShape): Rings {
  switch (shape.kind) {
    case 'circle':
      return [circleRing(shape.centre, shape.radiusMeters)];
    case 'polygon':
      return [shape.ring, ...(shape.holes ?? [])];
    case 'corridor':
      return [corridorRing(shape.line, shape.halfWidthMeters)];
  }
}
