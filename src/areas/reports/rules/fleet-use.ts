import { shareOf } from './otif.ts';

/** From the first to the last day, both included; without a last day it goes on. */
export interface DaySpan {
  readonly from: string;
  readonly until: string | null;
}

export interface FleetUse {
  /** Days on an open trip, among those the truck could drive. */
  readonly used: readonly string[];
  /** Days it was enabled with valid documents. */
  readonly available: number;
  /** Per cent; null where it could never drive. */
  readonly share: number | null;
}

/**
 * How much of some days, in their order and of those that a truck could drive, it was on the road. Days that were looked
 * at before are marked by 1, one after the other.
 */
export function fleetUseOf(
  days: readonly string[],
  trips: readonly DaySpan[],
  ready: readonly DaySpan[],
  marks = '',
): FleetUse {
  const couldDrive = covered(days, ready);
  const wasUsed = covered(days, trips);
  const used = days.filter((_, at) => couldDrive[at] && (wasUsed[at] || marks[at] === '1'));
  const available = couldDrive.reduce((sum, is) => sum + is, 0);
  return { used, available, share: shareOf(used.length, available) };
}

/** By the place of a day: 1 where any span covers it. A large fleet has a hundred thousand days and trips. */
function covered(days: readonly string[], spans: readonly DaySpan[]): Uint8Array {
  const found = new Uint8Array(days.length);
  for (const { from, until } of spans) {
    for (let at = firstFrom(days, from); at < days.length && (until === null || days[at]! <= until); at += 1) {
      found[at] = 1;
    }
  }
  return found;
}

/** The place of the first of these days that is not before one. */
function firstFrom(days: readonly string[], from: string): number {
  let [low, high] = [0, days.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (days[middle]! < from) low = middle + 1;
    else high = middle;
  }
  return low;
}
