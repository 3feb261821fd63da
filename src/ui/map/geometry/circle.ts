import { distanceMeters, type Position } from '#kernel/position.ts';

const CORNERS = 64;
const EARTH_RADIUS_METERS = 6_371_008.8;
const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (angle: number) => (angle * 180) / Math.PI;

/** A circle on the globe as a closed ring of corners. */
export function circleRing(centre: Position, radiusMeters: number): Position[] {
  return Array.from({ length: CORNERS + 1 }, (_, i) => travel(centre, radiusMeters, (i % CORNERS) * (360 / CORNERS)));
}

/** The destination after a distance in a direction (0 is north, 90 east). */
export function travel(from: Position, meters: number, bearing: number): Position {
  const arc = meters / EARTH_RADIUS_METERS;
  const [lat, turn] = [radians(from.lat), radians(bearing)];
  const to = Math.asin(Math.sin(lat) * Math.cos(arc) + Math.cos(lat) * Math.sin(arc) * Math.cos(turn));
  const east = Math.atan2(Math.sin(turn) * Math.sin(arc) * Math.cos(lat), Math.cos(arc) - Math.sin(lat) * Math.sin(to));
  return { lat: degrees(to), lng: from.lng + degrees(east) };
}

/** The circle of a ring of corners: its centre and its mean radius. */
export function circleOf(ring: readonly Position[]): { centre: Position; radiusMeters: number } {
  const corners = ring.slice(0, -1);
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const centre = { lat: mean(corners.map(({ lat }) => lat)), lng: mean(corners.map(({ lng }) => lng)) };
  return { centre, radiusMeters: mean(corners.map((corner) => distanceMeters(centre, corner))) };
}
