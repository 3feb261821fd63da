import type { Position } from '#kernel/position.ts';

type Ring = readonly Position[];

const CORNERS = 64;
const EARTH_RADIUS_METERS = 6_371_008.8;
const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (angle: number) => (angle * 180) / Math.PI;

/** A circle on the globe as a closed ring of corners, counterclockwise from the north. */
export function circleRing(centre: Position, radiusMeters: number): Ring {
  const arc = radiusMeters / EARTH_RADIUS_METERS;
  const lat = radians(centre.lat);
  const corners = Array.from({ length: CORNERS }, (_, index) => {
    const bearing = -radians((index * 360) / CORNERS);
    const to = Math.asin(Math.sin(lat) * Math.cos(arc) + Math.cos(lat) * Math.sin(arc) * Math.cos(bearing));
    const east = Math.atan2(
      Math.sin(bearing) * Math.sin(arc) * Math.cos(lat),
      Math.cos(arc) - Math.sin(lat) * Math.sin(to),
    );
    return { lat: degrees(to), lng: centre.lng + degrees(east) };
  });
  return [...corners, corners[0]!];
}

/** The outer ring counterclockwise and the holes clockwise, as both KML and RFC 7946 want them. */
export function oriented(rings: readonly Ring[]): readonly Ring[] {
  return rings.map((ring, index) => (isCounterclockwise(ring) === (index === 0) ? ring : ring.toReversed()));
}

function isCounterclockwise(ring: Ring): boolean {
  let twiceArea = 0;
  for (let i = 1; i < ring.length; i += 1) {
    const [from, to] = [ring[i - 1]!, ring[i]!];
    twiceArea += from.lng * to.lat - to.lng * from.lat;
  }
  return twiceArea >= 0;
}
