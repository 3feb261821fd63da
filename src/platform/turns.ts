import { setImmediate as next } from 'node:timers/promises';

/** So long other requests of the process may wait for a long piece of work. */
const SHARE_MS = 5;

/** To be awaited between the parts of a long piece of work: now and then it lets everything else of the process run. */
export function pacer(): () => Promise<void> | undefined {
  let begunAt = performance.now();
  return () => {
    if (performance.now() - begunAt < SHARE_MS) return undefined;
    return next().then(() => {
      begunAt = performance.now();
    });
  };
}

/** Does work that pauses by itself, and lets everything else of the process run before it and in the pauses. */
export async function inTurns<T>(work: Generator<void, T>): Promise<T> {
  await next();
  const letOthersWork = pacer();
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
    await letOthersWork();
  }
}
