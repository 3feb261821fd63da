/** Minutes an order may pass its planned loading or delivery before it is late; each company sets its own. */
export const LATE_TOLERANCE_MINUTES = 60;

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
