/**
 * An order is late when it still waits for its loading, or on the road for its delivery, although the planned time and
 * the company's tolerance have passed. The database keeps that moment with the order (`load_order.late_at`).
 */
export interface Punctual {
  /** Null: nothing is planned, or the order waits for nothing any more. */
  readonly lateAt: string | Date | null;
}

export function isLate({ lateAt }: Punctual, now: Date): boolean {
  return lateAt !== null && new Date(lateAt).getTime() < now.getTime();
}

/** Whole minutes since the order is late; 0 while it is not. */
export function minutesLate(order: Punctual, now: Date): number {
  if (order.lateAt === null || !isLate(order, now)) return 0;
  return Math.floor((now.getTime() - new Date(order.lateAt).getTime()) / 60_000);
}

const HOUR = 60;
const DAY = 24 * HOUR;

/** A lateness in the largest unit that is exact enough, by the name of its phrase; minutes stay beside hours. */
export function latenessOf(late: number) {
  const [minutes, hours, count] = [late % HOUR, Math.floor(late / HOUR), Math.floor(late / DAY)];
  if (late < HOUR) return { phrase: 'minutes', values: { minutes }, largest: minutes, unit: 'min' } as const;
  if (late < 2 * DAY) return { phrase: 'hours', values: { hours, minutes }, largest: hours, unit: 'h' } as const;
  return { phrase: 'days', values: { count }, largest: count, unit: 'd' } as const;
}
