/**
 * Counted for one account as seen from one network, so that nobody can lock somebody else out.
 *
 * The first four wrong passwords cost nothing; from the fifth on each one doubles a wait that starts at one second and
 * ends at fifteen minutes. Attempts during the wait are refused without being checked and do not lengthen it. Fifteen
 * quiet minutes, or the right password, reset the count.
 */
export const FREE_FAILURES = 5;
export const LONGEST_WAIT_SECONDS = 15 * 60;
const FORGET_AFTER_SECONDS = 15 * 60;

export interface FailureRecord {
  readonly failures: number;
  /** The end of the last wait; the moment of the last failure when that had no wait. */
  readonly lockedUntil: Date | null;
}

export function waitAfter(failures: number): number {
  return failures < FREE_FAILURES ? 0 : Math.min(2 ** (failures - FREE_FAILURES), LONGEST_WAIT_SECONDS);
}

export function afterFailure(record: FailureRecord, now: Date): { failures: number; lockedUntil: Date } {
  const failures = (isForgotten(record, now) ? 0 : record.failures) + 1;
  return { failures, lockedUntil: new Date(now.getTime() + waitAfter(failures) * 1000) };
}

/**
 * Whole seconds until the next attempt is checked; 0 when it may be made now. Of two attempts at the same time one may be
 * counted by a clock that is a little ahead, so free failures never lock anybody out.
 */
export function secondsLocked(record: FailureRecord, now: Date): number {
  if (waitAfter(record.failures) === 0) return 0;
  const milliseconds = (record.lockedUntil?.getTime() ?? 0) - now.getTime();
  return Math.max(0, Math.ceil(milliseconds / 1000));
}

function isForgotten({ lockedUntil }: FailureRecord, now: Date): boolean {
  return lockedUntil !== null && now.getTime() - lockedUntil.getTime() >= FORGET_AFTER_SECONDS * 1000;
}
