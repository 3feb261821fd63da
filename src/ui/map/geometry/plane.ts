import { DEGREE_METERS } from '#kernel/globe.ts';
import type { Position } from '#kernel/position.ts';

export interface Flat {
  readonly x: number;
  readonly y: number;
}

const eastScale = (lat: number) => DEGREE_METERS * Math.cos((lat * Math.PI) / 180);

/** Metres east and north of a near point. */
export const flatten = (at: Position, from: Position): Flat => ({
  x: (at.lng - from.lng) * eastScale((at.lat + from.lat) / 2),
  y: (at.lat - from.lat) * DEGREE_METERS,
});

/** The position some metres east and north of another one. */
export const shift = (from: Position, { x, y }: Flat): Position => ({
  lat: from.lat + y / DEGREE_METERS,
  lng: from.lng + x / eastScale(from.lat + y / DEGREE_METERS / 2),
});

/** The square of the distance of a point from a segment, in the unit of its coordinates, and where on the segment. */
export function toSegment(px: number, py: number, ax: number, ay: number, bx: number, by: number) {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((px - ax) * dx + (py - ay) * dy) / length));
  const [x, y] = [ax + along * dx, ay + along * dy];
  return { x, y, along, square: (px - x) ** 2 + (py - y) ** 2 };
}
