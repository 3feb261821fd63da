/** How often a register that does not answer is asked, including the first time. */
export const ASKING_ATTEMPTS = 3;

const FIRST_PAUSE_MS = 1_000;
const PAUSE_FACTOR = 4;

/** The pause before the next attempt; undefined after the last attempt or when the next one would be too late. */
export function pauseBeforeRetry(attempt: number, now: Date, dueAt: Date): number | undefined {
  if (attempt >= ASKING_ATTEMPTS) return undefined;
  const pause = FIRST_PAUSE_MS * PAUSE_FACTOR ** (attempt - 1);
  return now.getTime() + pause < dueAt.getTime() ? pause : undefined;
}

/** After this many failures in a row a register is not asked for a while. */
export const FAILURES_UNTIL_REST = 5;
export const REST_MS = 60_000;

/**
 * A circuit breaker that avoids asking a register that is down. Working: every question passes. Resting, after too many
 * failures in a row: none passes. After the rest one question passes; its result decides between working and another
 * rest.
 */
export interface Breaker {
  readonly failures: number;
  readonly restsUntil: number | null;
}

export const WORKING: Breaker = { failures: 0, restsUntil: null };

/** The state after a question may pass, or undefined when it may not. */
export function letPass(breaker: Breaker, now: number): Breaker | undefined {
  if (breaker.restsUntil === null) return breaker;
  // The rest is extended, so that other questions still wait while this one is being answered.
  return now >= breaker.restsUntil ? { ...breaker, restsUntil: now + REST_MS } : undefined;
}

export function afterFailure({ failures }: Breaker, now: number): Breaker {
  const more = failures + 1;
  return { failures: more, restsUntil: more >= FAILURES_UNTIL_REST ? now + REST_MS : null };
}
