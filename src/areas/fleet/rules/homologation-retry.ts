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
