import { EARTH_RADIUS_METERS, type Position, radians } from './position.ts';

/** One degree of latitude, and of longitude at the equator. */
export const DEGREE_METERS = (EARTH_RADIUS_METERS * Math.PI) / 180;

/** How much shorter a degree of longitude is at a latitude; never 0, not even at a pole. */
export const squeezeAt = (lat: number): number => Math.max(Math.cos(radians(lat)), 1e-6);

export interface GeoBox {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** A hair more than needed, so that rounding leaves nothing out. */
const MARGIN = 1 + 1e-9;

/** The box with everything that is so near to it. */
export function growBox({ west, south, east, north }: GeoBox, meters: number): GeoBox {
  const up = (meters / DEGREE_METERS) * MARGIN;
  const farthest = Math.max(Math.abs(south - up), Math.abs(north + up));
  const aside = up / squeezeAt(Math.min(farthest, 89));
  return { west: west - aside, south: south - up, east: east + aside, north: north + up };
}

export const boxAround = ({ lat, lng }: Position, meters: number): GeoBox =>
  growBox({ west: lng, south: lat, east: lng, north: lat }, meters);

const degrees = (angle: number) => (angle * 180) / Math.PI;

/** The destination after a distance in a direction (0 is north, 90 east). */
export function travel(from: Position, meters: number, bearing: number): Position {
  const arc = meters / EARTH_RADIUS_METERS;
  const [lat, turn] = [radians(from.lat), radians(bearing)];
  const to = Math.asin(Math.sin(lat) * Math.cos(arc) + Math.cos(lat) * Math.sin(arc) * Math.cos(turn));
  const east = Math.atan2(Math.sin(turn) * Math.sin(arc) * Math.cos(lat), Math.cos(arc) - Math.sin(lat) * Math.sin(to));
  return { lat: degrees(to), lng: from.lng + degrees(east) };
}

const CORNERS = 64;

/** A circle as a closed ring of corners, clockwise from the north. */
export function circleRing(centre: Position, radiusMeters: number): Position[] {
  return Array.from({ length: CORNERS + 1 }, (_, i) => travel(centre, radiusMeters, (i % CORNERS) * (360 / CORNERS)));
}
