/** When a truck was at a warehouse, and what it had booked. */
export interface Visit {
  readonly startsAt: Date | null;
  readonly arrivedAt: Date | null;
  readonly dockedAt: Date | null;
  readonly leftAt: Date | null;
}

export interface WaitingTerms {
  readonly freeMinutes: number;
  readonly lateMinutes: number;
  /** For each hour beyond the free minutes, as a decimal; null where only the time is measured. */
  readonly price: string | null;
}

export interface Waiting {
  /** Since when it counts. */
  readonly from: Date;
  readonly until: Date;
  /** Whole minutes, and those of them that are charged. */
  readonly minutes: number;
  readonly chargedMinutes: number;
  /** In cents of the currency; null without a price. */
  readonly cents: number | null;
}

const MINUTE = 60_000;

/**
 * The waiting of a truck: from its arrival or its booked start, whichever is later, until it leaves, less the free
 * minutes. One that came later than the tolerance allows waits by its own doing until it gets its dock.
 */
export function waitingOf(visit: Visit, terms: WaitingTerms, now: Date): Waiting | null {
  const { startsAt, arrivedAt, dockedAt, leftAt } = visit;
  if (!arrivedAt) return null;
  const isLate = startsAt !== null && arrivedAt.getTime() > startsAt.getTime() + terms.lateMinutes * MINUTE;
  if (isLate && !dockedAt) return null;
  const from = isLate && dockedAt ? dockedAt : later(arrivedAt, startsAt);
  const until = later(leftAt ?? now, from);
  const minutes = Math.floor((until.getTime() - from.getTime()) / MINUTE);
  const chargedMinutes = Math.max(0, minutes - terms.freeMinutes);
  return {
    from,
    until,
    minutes,
    chargedMinutes,
    cents: terms.price === null ? null : centsOf(chargedMinutes, terms.price),
  };
}

const later = (one: Date, other: Date | null): Date => (other && other > one ? other : one);

/** As a decimal; null where only the time is measured. */
export const amountOf = (minutes: number, price: string | null): string | null =>
  price === null ? null : (centsOf(minutes, price) / 100).toFixed(2);

/** Each minute costs a sixtieth of the hour; whole cents, rounded half up. */
function centsOf(minutes: number, price: string): number {
  return Math.floor((minutes * Math.round(Number(price) * 100) + 30) / 60);
}
