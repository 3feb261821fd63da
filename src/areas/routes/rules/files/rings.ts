import type { Position } from '#kernel/position.ts';

type Ring = readonly Position[];

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
