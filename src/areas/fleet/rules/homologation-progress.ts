/** A security check takes up to a minute. */
export const SECURITY_CHECK_MAX_MS = 60_000;

/** A request that is still open this long after its time is treated as lost. */
export const LOST_AFTER_MS = 30_000;

/** From 0 to 1: the share of registers that are done, with whatever result. */
export function securityCheckProgress(done: number, asked: number): number {
  return asked === 0 ? 1 : done / asked;
}

/** Which of the two texts of the security check is shown. */
export function securityCheckState(progress: number): 'running' | 'finished' {
  return progress < 1 ? 'running' : 'finished';
}
