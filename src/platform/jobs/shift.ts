import { EventEmitter } from 'node:events';
import { runTaskList, type TaskList, type WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import { ServiceResting } from '../net/circuit-breaker.ts';
import type { Services } from '../services.ts';
import { UnreadablePayload } from './task-list.ts';
import { workerLog } from './worker-log.ts';
import type { WorkerRegistry } from './worker-registry.ts';

const POLL_MS = 2_000;
const RETRY_MS = 1_000;
/** Jobs that wait for the same service come back one after the other, not all in one moment. */
const SPREAD_MS = 5_000;

/** The workers of one queue. */
export interface QueueWorkers {
  readonly tasks: TaskList;
  readonly concurrency: number;
  readonly pool: pg.Pool;
  readonly registry: WorkerRegistry;
}

export interface RunningWorkers {
  /** Takes no more jobs and waits for the running ones. */
  end(): Promise<void>;
  /** Returns the running jobs to the queue. */
  abandon(): void;
}

/** Keeps workers at work: those who lose their database before they could finish their job are replaced. */
export function keepWorking(services: Services, own: QueueWorkers): RunningWorkers {
  let ending = false;
  let shift = startShift(services, own);
  const supervision = (async () => {
    for (;;) {
      await shift.ended;
      do {
        if (ending) return;
        await new Promise((resume) => setTimeout(resume, RETRY_MS));
      } while (!(await freeJobsOf(shift, own.pool)));
      if (ending) return;
      services.log.warn('the workers lost the database and restart');
      shift = startShift(services, own);
    }
  })();
  return {
    end: async () => {
      ending = true;
      await shift.end();
      await supervision;
    },
    abandon: () => shift.abandon(),
  };
}

/** The workers from one start to their end. */
interface Shift {
  readonly names: readonly string[];
  /** Resolves when all workers have ended and released their names. */
  readonly ended: Promise<void>;
  end(): Promise<void>;
  abandon(): void;
}

function startShift(services: Services, { tasks, concurrency, pool, registry }: QueueWorkers): Shift {
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
    if (error instanceof ServiceResting) void postpone(pool, job, error.until, services);
  });
  const workers = runTaskList(
    { concurrency, pollInterval: POLL_MS, noHandleSignals: true, logger: workerLog(services.log), events },
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

/** The job was not tried, so it costs no attempt: a long outage gives nothing up. */
async function postpone(
  pool: pg.Pool,
  job: { readonly id: string; readonly attempts: number },
  until: Date,
  { log, now }: Services,
): Promise<void> {
  const pause = Math.max(0, until.getTime() - now().getTime()) + Math.random() * SPREAD_MS;
  try {
    await pool.query(
      `select from graphile_worker.reschedule_jobs(array[$1]::bigint[],
        run_at => now() + $2::float * interval '1 millisecond', attempts => $3)`,
      [job.id, pause, job.attempts - 1],
    );
  } catch (error) {
    log.warn({ err: error, jobId: job.id }, 'a job could not be postponed, it counts as tried');
  }
}
