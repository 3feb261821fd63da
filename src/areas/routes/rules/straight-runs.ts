import type { Degrees } from '#kernel/encoded-line.ts';
import { DEGREE_METERS, squeezeAt } from '#kernel/globe.ts';

/** Degrees of latitude over which the earth is taken for flat: a degree of longitude changes by less than 1 % there. */
const FLAT_DEGREES = 0.1;

/**
 * 1 for every point that stays: a run goes on as long as the straight way from its first point to the present one passes
 * within the tolerance of every point between. Looks at each point once, and leaves more points than necessary.
 */
export function straightRuns({ lats, lngs }: Degrees, toleranceMeters: number): Uint8Array {
  const last = lats.length - 1;
  const isKept = new Uint8Array(lats.length);
  isKept[0] = 1;
  isKept[last] = 1;
  for (let from = 0; from < last; ) {
    from = endOfRun(lats, lngs, from, toleranceMeters / DEGREE_METERS);
    isKept[from] = 1;
  }
  return isKept;
}

/** Directions that pass a point closely enough lie between the two that touch a circle around it. */
function endOfRun(lats: Float64Array, lngs: Float64Array, from: number, radius: number): number {
  const last = lats.length - 1;
  const lat = lats[from]!;
  const lng = lngs[from]!;
  const squeeze = squeezeAt(lat);
  const room = radius * radius;
  let hasBounds = false;
  let leftX = 0;
  let leftY = 0;
  let rightX = 0;
  let rightY = 0;
  let farthest = 0;
  for (let at = from + 1; at <= last; at += 1) {
    const x = (lngs[at]! - lng) * squeeze;
    const y = lats[at]! - lat;
    const square = x * x + y * y;
    // Backwards, too far for a flat earth, or outside the directions that are left.
    const isOff = square < farthest || y > FLAT_DEGREES || y < -FLAT_DEGREES;
    if (at > from + 1 && (isOff || (hasBounds && (leftX * y - leftY * x > 0 || rightX * y - rightY * x < 0)))) {
      return at - 1;
    }
    farthest = square;
    if (square <= room) continue;
    const ahead = Math.sqrt(square - room);
    const newLeftX = x * ahead - y * radius;
    const newLeftY = y * ahead + x * radius;
    if (!hasBounds || leftX * newLeftY - leftY * newLeftX < 0) {
      leftX = newLeftX;
      leftY = newLeftY;
    }
    const newRightX = x * ahead + y * radius;
    const newRightY = y * ahead - x * radius;
    if (!hasBounds || rightX * newRightY - rightY * newRightX > 0) {
      rightX = newRightX;
      rightY = newRightY;
    }
    hasBounds = true;
  }
  return last;
}
