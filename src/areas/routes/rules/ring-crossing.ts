import type { Position } from '#kernel/position.ts';
import type { Line } from './line.ts';

export interface Crossing {
  readonly at: Position;
  readonly ring: number;
}

interface Side {
  readonly from: Position;
  readonly to: Position;
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
  readonly ring: number;
  /** Its place in the ring, and how many sides that has: neighbours share a corner. */
  readonly place: number;
  readonly count: number;
}

/** The corners of a ring, each once: without the repeated first one and without doubled ones. */
export function cornersOf(ring: Line): Line {
  const corners = ring.filter((corner, at) => at === 0 || !isSame(corner, ring[at - 1]!));
  return corners.length > 1 && isSame(corners[0]!, corners.at(-1)!) ? corners.slice(0, -1) : corners;
}

/**
 * Where sides of rings cross or touch each other: the first such point of each ring. Sides are compared from west to
 * east, so that only those that lie above each other are looked at.
 */
export function findCrossings(rings: readonly Line[]): Crossing[] {
  const sides = rings.flatMap((ring, at) => sidesOf(cornersOf(ring), at)).sort((a, b) => a.west - b.west);
  const found = new Map<number, Position>();
  for (let one = 0; one < sides.length; one += 1) {
    const first = sides[one]!;
    for (let other = one + 1; other < sides.length; other += 1) {
      const second = sides[other]!;
      if (second.west > first.east) break;
      const ring = Math.max(first.ring, second.ring);
      const point = found.has(ring) ? undefined : meeting(first, second);
      if (point) found.set(ring, point);
    }
  }
  return [...found].sort(([a], [b]) => a - b).map(([ring, at]) => ({ ring, at }));
}

function sidesOf(corners: Line, ring: number): Side[] {
  return corners.map((from, place) => {
    const to = corners[(place + 1) % corners.length]!;
    const [west, east] = [Math.min(from.lng, to.lng), Math.max(from.lng, to.lng)];
    const [south, north] = [Math.min(from.lat, to.lat), Math.max(from.lat, to.lat)];
    return { from, to, west, east, south, north, ring, place, count: corners.length };
  });
}

function meeting(one: Side, other: Side): Position | undefined {
  if (one.north < other.south || other.north < one.south) return undefined;
  const shared = sharedCorner(one, other);
  return shared ? turningBack(one, other, shared) : crossing(one, other);
}

/** The corner that two neighbouring sides of one ring have in common. */
function sharedCorner(one: Side, other: Side): Position | undefined {
  if (one.ring !== other.ring || one.count < 3) return undefined;
  if ((one.place + 1) % one.count === other.place) return one.to;
  if ((other.place + 1) % one.count === one.place) return other.to;
  return undefined;
}

/** Neighbours meet at their corner, which is fine unless one runs back along the other. */
function turningBack(one: Side, other: Side, corner: Position): Position | undefined {
  const [a, b] = [one, other].map(({ from, to }) => (from === corner ? to : from)) as [Position, Position];
  const isSameWay = (a.lng - corner.lng) * (b.lng - corner.lng) + (a.lat - corner.lat) * (b.lat - corner.lat) > 0;
  return turn(corner, a, b) === 0 && isSameWay ? corner : undefined;
}

function crossing(one: Side, other: Side): Position | undefined {
  const { from: a, to: b } = one;
  const { from: c, to: d } = other;
  const toC = turn(a, b, c);
  const toD = turn(a, b, d);
  const toA = turn(c, d, a);
  const toB = turn(c, d, b);
  if (toC * toD < 0 && toA * toB < 0) {
    const share = toA / (toA - toB);
    return { lat: a.lat + share * (b.lat - a.lat), lng: a.lng + share * (b.lng - a.lng) };
  }
  if (toC === 0 && isWithin(c, one)) return c;
  if (toD === 0 && isWithin(d, one)) return d;
  if (toA === 0 && isWithin(a, other)) return a;
  return toB === 0 && isWithin(b, other) ? b : undefined;
}

/** Above 0 where the third point lies to the left of the way from the first to the second. */
const turn = (a: Position, b: Position, c: Position): number =>
  (b.lng - a.lng) * (c.lat - a.lat) - (b.lat - a.lat) * (c.lng - a.lng);

/** For a point on the endless line through a side. */
const isWithin = ({ lat, lng }: Position, { west, east, south, north }: Side): boolean =>
  lng >= west && lng <= east && lat >= south && lat <= north;

const isSame = (one: Position, other: Position): boolean => one.lat === other.lat && one.lng === other.lng;
