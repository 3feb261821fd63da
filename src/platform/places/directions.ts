import { distanceMeters, type Position } from '#kernel/position.ts';

export interface Directions {
  readonly distanceMeters: number;
  readonly durationSeconds: number;
  /** Not measured on roads but computed from the positions: screens say so. */
  readonly estimated: boolean;
}

/** Roads are about this much longer than the straight line. */
const WINDING = 1.3;
/** What a loaded truck makes on average, with rests left out. */
const METERS_PER_SECOND = 60_000 / 3600;

/** The way through all points, in their order. Without a router it is estimated from the great circle. */
export function directions(points: readonly Position[]): Directions {
  const straight = points.slice(1).reduce((sum, point, index) => sum + distanceMeters(points[index]!, point), 0);
  const length = straight * WINDING;
  return {
    distanceMeters: Math.round(length),
    durationSeconds: Math.round(length / METERS_PER_SECOND),
    estimated: true,
  };
}
