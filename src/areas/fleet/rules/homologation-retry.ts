/** How often a register that does not answer is asked, the first time included. */
export const ASKING_ATTEMPTS = 3;

const FIRST_PAUSE_MS = 1_000;
const PAUSE_FACTOR = 4;

/** The pause before the next attempt, or undefined when there is none: enough were made, or it would come too late. */
export function pauseBeforeRetry(attempt: number, now: Date, dueAt: Date): number | undefined {
  if (attempt >= ASKING_ATTEMPTS) return undefined;
  const pause = FIRST_PAUSE_MS * PAUSE_FACTOR ** (attempt - 1);
  return now.getTime() + pause < dueAt.getTime() ? pause : undefined;
}

/** So many failures in a row, and a register is left alone for a while. */
export const FAILURES_UNTIL_REST = 5;
export const REST_MS = 60_000;

/**
 * Keeps us from asking a register that is down. Working: every question passes. Resting, after too many failures in a
 * row: none does. When the rest is over one question passes; its answer decides between working and another rest.
 */
export interface Breaker {
  readonly failures: number;
  readonly restsUntil: number | null;
}

export const WORKING: Breaker = { failures: 0, restsUntil: null };

/** The state after a question was let pass, or undefined when it is not. */
export function letPass(breaker: Breaker, now: number): Breaker | undefined {
  if (breaker.restsUntil === null) return breaker;
  // Whoever comes while the one question is on its way still finds the register resting.
  return now >= breaker.restsUntil ? { ...breaker, restsUntil: now + REST_MS } : undefined;
}

export function afterFailure({ failures }: Breaker, now: number): Breaker {
  const more = failures + 1;
  return { failures: more, restsUntil: more >= FAILURES_UNTIL_REST ? now + REST_MS : null };
}
