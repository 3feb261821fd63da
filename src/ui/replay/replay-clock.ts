/** A time that runs, as of a moment of the real clock. */
export interface ReplayState {
  readonly at: number;
  readonly rate: number;
  /** When `at` was true, by the clock of the caller. */
  readonly since: number;
}

/** The replayed time at a moment of the real clock; it never runs over the end. */
export function timeAt({ at, rate, since }: ReplayState, now: number, end: number): number {
  return Math.min(at + Math.max(0, now - since) * rate, end);
}

export const hasEnded = (state: ReplayState, now: number, end: number): boolean => timeAt(state, now, end) >= end;

/** Events closer than this to the current time count as the current one, not as the next or the previous. */
const SAME_MS = 500;

/** The event after a time, or before it. */
export function nextEvent<E extends { readonly at: number }>(events: readonly E[], at: number): E | undefined {
  return events.find((event) => event.at > at + SAME_MS);
}

export function previousEvent<E extends { readonly at: number }>(events: readonly E[], at: number): E | undefined {
  return events.findLast((event) => event.at < at - SAME_MS);
}
