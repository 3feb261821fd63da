/** A security check takes up to a minute. */
export const SECURITY_CHECK_MAX_MS = 60_000;

/** What is still open this long after its time is taken for lost. */
export const LOST_AFTER_MS = 30_000;

/** From 0 to 1: the registers that are done with, whatever they said. */
export function securityCheckProgress(done: number, asked: number): number {
  return asked === 0 ? 1 : done / asked;
}

/** Which of the two texts of the security check is shown. */
export function securityCheckState(progress: number): 'running' | 'finished' {
  return progress < 1 ? 'running' : 'finished';
}
