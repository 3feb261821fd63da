/** One lithium cell, empty and full. Below the third voltage there is no battery at all. */
const EMPTY_MILLIVOLTS = 3500;
const FULL_MILLIVOLTS = 4100;
const ABSENT_MILLIVOLTS = 2500;

/** How full the battery of a device is, in percent, estimated from its voltage: nearer than ten nobody knows. */
export function chargeOf(millivolts: number): number | null {
  if (millivolts < ABSENT_MILLIVOLTS) return null;
  const part = (millivolts - EMPTY_MILLIVOLTS) / (FULL_MILLIVOLTS - EMPTY_MILLIVOLTS);
  return Math.round(100 * Math.min(1, Math.max(0, part)));
}
