import { runTaskListOnce } from 'graphile-worker';
import { createPool } from '../db/pool.ts';
import type { Services } from '../services.ts';
import type { CronEntry, JobHandler } from './job.ts';
import { QUEUES, workersIn } from './queues.ts';
import { keepScheduled, queueAtStart } from './schedule.ts';
import { keepWorking } from './shift.ts';
import { taskList } from './task-list.ts';
import { workerLog } from './worker-log.ts';
import { releaseAbandonedJobs, WorkerRegistry } from './worker-registry.ts';

const UPKEEP_MS = 20_000;
/** A job that takes longer to end is abandoned; the next worker runs it again. */
const STOP_PATIENCE_MS = 25_000;
/** Workers need a connection only to fetch a job and to report it; each queue holds one to listen. */
const SPARE_CONNECTIONS = 4;

export interface RunningWorker {
  /** Stops the workers after their running jobs, and closes everything. */
  stop(): Promise<void>;
}

/**
 * Runs jobs as they are committed (LISTEN/NOTIFY), with their retries, each queue with workers of its own. `ownerUrl`
 * connects as the user that owns the queue's tables.
 */
export async function startWorker(
  services: Services,
  handlers: readonly JobHandler[],
  cron: readonly CronEntry[],
  ownerUrl: string,
): Promise<RunningWorker> {
  const { config, log } = services;
  const names = new Set(Object.keys(taskList(services, handlers)));
  for (const { job } of cron) if (!names.has(job)) throw new Error(`nothing handles the scheduled job ${job}`);
  const used = QUEUES.filter((queue) => handlers.some((handler) => handler.queue === queue));

  const pool = createPool({ url: ownerUrl, max: used.length + SPARE_CONNECTIONS, name: 'tropeiro-worker' });
  const registry = await WorkerRegistry.open(ownerUrl, log);
  const upkeep = async () => {
    try {
      await releaseAbandonedJobs(pool);
      await keepScheduled(pool, cron, services.now());
    } catch (error) {
      log.warn({ err: error }, 'upkeep of the job queue failed, it will be repeated');
    }
  };
  await upkeep();
  await queueAtStart(pool, cron);
  const upkeepTimer = setInterval(upkeep, UPKEEP_MS).unref();

  const running = used.map((queue) => {
    const own = handlers.filter((handler) => handler.queue === queue);
    const concurrency = workersIn(queue, config.WORKER_CONCURRENCY);
    return keepWorking(services, { tasks: taskList(services, own), concurrency, pool, registry });
  });

  const stop = async () => {
    clearInterval(upkeepTimer);
    const impatience = setTimeout(() => {
      for (const workers of running) workers.abandon();
    }, STOP_PATIENCE_MS);
    await Promise.all(running.map((workers) => workers.end()));
    clearTimeout(impatience);
    await registry.close();
    await pool.end();
  };
  let stopped: Promise<void> | undefined;
  return {
    stop: () => {
      stopped ??= stop();
      return stopped;
    },
  };
}

/** Runs every due job, one after the other, until none is left: for tests and one-off commands. */
export async function drainJobs(services: Services, handlers: readonly JobHandler[], ownerUrl: string): Promise<void> {
  const pool = createPool({ url: ownerUrl, max: 1, name: 'tropeiro-drain' });
  const client = await pool.connect();
  try {
    await runTaskListOnce(
      { noHandleSignals: true, logger: workerLog(services.log) },
      taskList(services, handlers),
      client,
    );
  } finally {
    client.release();
    await pool.end();
  }
}
