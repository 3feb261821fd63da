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

const covers = (spans: readonly DaySpan[], day: string) =>
  spans.some(({ from, until }) => from <= day && (until === null || day <= until));

/** How much of some days, of those that a truck could drive, it was on the road. */
export function fleetUseOf(days: readonly string[], trips: readonly DaySpan[], ready: readonly DaySpan[]): FleetUse {
  const used: string[] = [];
  let available = 0;
  for (const day of days) {
    if (!covers(ready, day)) continue;
    available += 1;
    if (covers(trips, day)) used.push(day);
  }
  return { used, available, share: shareOf(used.length, available) };
}
