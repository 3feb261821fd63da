import { EventEmitter } from 'node:events';
import { runTaskList, runTaskListOnce, type TaskList, type WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import { createPool } from '../db/pool.ts';
import type { Services } from '../services.ts';
import type { CronEntry, JobHandler } from './job.ts';
import { keepScheduled } from './schedule.ts';
import { taskList, UnreadablePayload } from './task-list.ts';
import { workerLog } from './worker-log.ts';
import { releaseAbandonedJobs, WorkerRegistry } from './worker-registry.ts';

const POLL_MS = 2_000;
const UPKEEP_MS = 20_000;
const RETRY_MS = 1_000;
/** A job that takes longer to end is abandoned; the next worker runs it again. */
const STOP_PATIENCE_MS = 25_000;

export interface RunningWorker {
  /** Stops the workers after their running jobs, and closes everything. */
  stop(): Promise<void>;
}

/**
 * Runs jobs as they are committed (LISTEN/NOTIFY), with their retries. `ownerUrl` connects as the user that owns the
 * queue's tables. A worker that loses its database before it could finish its job ends; then all of them start anew.
 */
export async function startWorker(
  services: Services,
  handlers: readonly JobHandler[],
  cron: readonly CronEntry[],
  ownerUrl: string,
): Promise<RunningWorker> {
  const { config, log } = services;
  const tasks = taskList(services, handlers);
  for (const { job } of cron) if (!tasks[job]) throw new Error(`nothing handles the scheduled job ${job}`);

  const pool = createPool({ url: ownerUrl, max: config.WORKER_CONCURRENCY + 2, name: 'tropeiro-worker' });
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
  const upkeepTimer = setInterval(upkeep, UPKEEP_MS).unref();

  let stopping = false;
  let shift = startShift(services, tasks, pool, registry);
  const supervision = (async () => {
    for (;;) {
      await shift.ended;
      do {
        if (stopping) return;
        await new Promise((resume) => setTimeout(resume, RETRY_MS));
      } while (!(await freeJobsOf(shift, pool)));
      if (stopping) return;
      log.warn('the workers lost the database and restart');
      shift = startShift(services, tasks, pool, registry);
    }
  })();

  return {
    stop: async () => {
      if (stopping) return supervision;
      stopping = true;
      clearInterval(upkeepTimer);
      const impatience = setTimeout(shift.abandon, STOP_PATIENCE_MS);
      await shift.end();
      await supervision;
      clearTimeout(impatience);
      await registry.close();
      await pool.end();
    },
  };
}

/** The workers from one start to their end. */
interface Shift {
  readonly names: readonly string[];
  /** Resolves when all workers have ended and released their names. */
  readonly ended: Promise<void>;
  /** Takes no more jobs and waits for the running ones. */
  end(): Promise<void>;
  /** Returns the running jobs to the queue. */
  abandon(): void;
}

function startShift(services: Services, tasks: TaskList, pool: pg.Pool, registry: WorkerRegistry): Shift {
  const names: string[] = [];
  const events = new EventEmitter() as WorkerEvents;
  let ending: Promise<void> | undefined;
  const end = () => {
    ending ??= workers.gracefulShutdown();
    return ending;
  };
  events.on('worker:create', ({ worker }) => names.push(worker.workerId));
  events.on('worker:fatalError', () => void end());
  let hasFetched = false;
  for (const event of ['worker:getJob:empty', 'job:start'] as const)
    events.on(event, () => {
      hasFetched = true;
    });
  // The queue caches a failure of its very first query for ever, so these workers would never find a job.
  events.on('worker:getJob:error', () => {
    if (!hasFetched) void end();
  });
  events.on('job:complete', ({ job, error }) => {
    if (error instanceof UnreadablePayload) void giveUp(pool, job.id, error.message, services);
  });
  const workers = runTaskList(
    {
      concurrency: services.config.WORKER_CONCURRENCY,
      pollInterval: POLL_MS,
      noHandleSignals: true,
      logger: workerLog(services.log),
      events,
    },
    tasks,
    pool,
  );
  const added = registry.add(names);
  return {
    names,
    ended: workers.promise
      .catch(() => undefined)
      .then(() => added)
      .then(() => registry.remove(names)),
    end,
    abandon: () => void workers.forcefulShutdown('the server stopped'),
  };
}

/** Frees jobs that a worker could not finish; false while the database is still away. */
async function freeJobsOf({ names }: Shift, pool: pg.Pool): Promise<boolean> {
  return pool.query('select graphile_worker.force_unlock_workers($1)', [names]).then(
    () => true,
    () => false,
  );
}

async function giveUp(pool: pg.Pool, jobId: string, reason: string, { log }: Services): Promise<void> {
  try {
    await pool.query('select from graphile_worker.permanently_fail_jobs(array[$1]::bigint[], $2)', [jobId, reason]);
  } catch (error) {
    log.warn({ err: error, jobId }, 'an unreadable job could not be given up, it will be refused once more');
  }
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
