import { DEGREE_METERS, squeezeAt } from '#kernel/globe.ts';
import { DEGREE_PARTS, type FixColumns, STRETCH } from './track.ts';

export const LEG = { stationary: 0, driving: 1, gap: 2 } as const;
export type Leg = (typeof LEG)[keyof typeof LEG];

/** Without a fix for this long, nobody knows what the truck did. */
const GAP_SECONDS = 600;
/** A device that reports seldom is not silent after one interval. */
const GAP_INTERVALS = 5;
/** Slower, or less far, is the noise of a truck that stands. */
const MOVING_KMH = 5;
const MOVING_METERS = 50;

export interface Legs {
  /** What the truck did from each fix to the next. */
  readonly kinds: Uint8Array;
  /** How far, in a straight line; what it stands for is nothing in a gap. */
  readonly meters: Float64Array;
}

/** From each fix to the next the truck drove, stood, or nobody knows. In the pauses others may work. */
export function* legsOf(fixes: FixColumns): Generator<void, Legs> {
  const count = Math.max(0, fixes.seconds.length - 1);
  const legs = { kinds: new Uint8Array(count), meters: new Float64Array(count) };
  const longest = longestInterval(fixes.seconds);
  for (let at = 0; at < count; at += 1) {
    if (at % STRETCH === 0) yield;
    const seconds = fixes.seconds[at + 1]! - fixes.seconds[at]!;
    const meters = metersBetween(fixes, at);
    legs.meters[at] = meters;
    const reported = Math.max(fixes.kmh[at]!, fixes.kmh[at + 1]!);
    const isMoving =
      (meters >= MOVING_METERS && (meters / Math.max(1, seconds)) * 3.6 >= MOVING_KMH) || reported >= MOVING_KMH;
    legs.kinds[at] = seconds > longest ? LEG.gap : isMoving ? LEG.driving : LEG.stationary;
  }
  return legs;
}

/** Ten minutes, or five of the usual intervals where those are longer. */
export function longestInterval(seconds: Int32Array): number {
  if (seconds.length < 2) return GAP_SECONDS;
  const intervals = new Int32Array(seconds.length - 1);
  for (let at = 0; at < intervals.length; at += 1) intervals[at] = seconds[at + 1]! - seconds[at]!;
  return Math.max(GAP_SECONDS, GAP_INTERVALS * intervals.sort()[intervals.length >> 1]!);
}

const PART_METERS = DEGREE_METERS / DEGREE_PARTS;

/** So close to each other the earth is flat. */
function metersBetween({ lats, lngs }: FixColumns, at: number): number {
  const north = lats[at + 1]! - lats[at]!;
  const east = (lngs[at + 1]! - lngs[at]!) * squeezeAt(lats[at]! / DEGREE_PARTS);
  return Math.sqrt(north * north + east * east) * PART_METERS;
}
