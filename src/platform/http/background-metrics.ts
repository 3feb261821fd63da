import { readQueueStates } from '../jobs/queue-state.repository.ts';
import { readOutsideServices } from '../net/outside-service.repository.ts';
import type { Services } from '../services.ts';

/** Reads what only the database knows; without it the last values would be wrong, so there are none. */
export async function measureBackground({ database, metrics, queueOf, now }: Services): Promise<void> {
  for (const gauge of [metrics.jobsWaiting, metrics.jobsRunning, metrics.outsideResting]) gauge.reset();
  const read = database.asPlatform(async (trx) => ({
    queues: await readQueueStates(trx, queueOf),
    services: await readOutsideServices(trx),
  }));
  const found = await read.catch(() => undefined);
  for (const { queue, waiting, running } of found?.queues ?? []) {
    metrics.jobsWaiting.set({ queue }, waiting);
    metrics.jobsRunning.set({ queue }, running);
  }
  for (const { name, restsUntil } of found?.services ?? []) {
    metrics.outsideResting.set({ service: name }, restsUntil && restsUntil > now() ? 1 : 0);
  }
}
