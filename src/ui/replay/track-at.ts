import type { Position } from '#kernel/position.ts';

/** The fixes of a truck in columns, in the order of time; a column of numbers is quick to search. */
export interface Track {
  /** Milliseconds. */
  readonly at: readonly number[];
  readonly lat: readonly number[];
  readonly lng: readonly number[];
  readonly kmh: readonly (number | null)[];
}

export interface TrackPoint {
  readonly at: Position;
  readonly kmh: number | null;
  /** Degrees clockwise from north; null while the truck is not moving. */
  readonly heading: number | null;
  /** The last fix at or before the time. */
  readonly index: number;
}

interface Gap {
  readonly from: number;
  readonly to: number;
}

/** Below it nobody calls it driving, and the direction between two fixes is noise. */
const LEAST_KMH = 3;

/** Where the truck was: between two fixes in proportion to the time; null before, after, and inside a gap. */
export function trackAt(track: Track, time: number, gaps: readonly Gap[] = []): TrackPoint | null {
  const { at, lat, lng, kmh } = track;
  const index = lastAtOrBefore(at, time);
  if (index < 0 || time > at[at.length - 1]!) return null;
  if (gaps.some(({ from, to }) => time > from && time < to)) return null;
  const next = Math.min(index + 1, at.length - 1);
  const span = at[next]! - at[index]!;
  const share = span > 0 ? (time - at[index]!) / span : 0;
  const speed = kmh[index] ?? null;
  const isMoving = next > index && (speed === null || speed >= LEAST_KMH);
  return {
    at: { lat: between(lat[index]!, lat[next]!, share), lng: between(lng[index]!, lng[next]!, share) },
    kmh: speed,
    heading: isMoving ? headingBetween(lat[index]!, lng[index]!, lat[next]!, lng[next]!) : null,
    index,
  };
}

/** The index of the last value that is not above; -1 where all are above. */
export function lastAtOrBefore(sorted: readonly number[], value: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (sorted[middle]! <= value) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

const between = (from: number, to: number, share: number) => from + (to - from) * share;

function headingBetween(lat: number, lng: number, toLat: number, toLng: number): number | null {
  const north = toLat - lat;
  const east = (toLng - lng) * Math.cos((lat * Math.PI) / 180);
  if (north === 0 && east === 0) return null;
  return ((Math.atan2(east, north) * 180) / Math.PI + 360) % 360;
}
