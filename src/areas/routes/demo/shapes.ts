import type { Random } from '#areas/companies/demo/random.ts';
import { DEGREE_METERS, squeezeAt } from '#kernel/globe.ts';
import type { Position } from '#kernel/position.ts';

export const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;

/** The position so many metres away, in a direction counted from the east in radians. */
export function awayFrom({ lat, lng }: Position, meters: number, direction: number): Position {
  const degrees = meters / DEGREE_METERS;
  return {
    lat: rounded(lat + degrees * Math.sin(direction)),
    lng: rounded(lng + (degrees * Math.cos(direction)) / squeezeAt(lat)),
  };
}

const CORNERS = 7;

/** Somebody drew around a site: corners at about the same distance, so that the ring never crosses itself. */
export function ringAround(centre: Position, meters: number, random: Random): Position[] {
  return Array.from({ length: CORNERS }, (_, corner) =>
    awayFrom(centre, meters * (0.75 + random.int(50) / 100), (corner / CORNERS) * 2 * Math.PI),
  );
}
