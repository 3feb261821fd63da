import { sql } from 'kysely';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { z } from 'zod';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { defineJob, enqueue, enqueueAll, type JobHandler } from './job.ts';
import { drainJobs, type RunningWorker, startWorker } from './worker.ts';
import { releaseAbandonedJobs, WorkerRegistry } from './worker-registry.ts';

let app: TestApp;
let owner: pg.Pool;
let worker: RunningWorker | undefined;
let done: string[] = [];

const note = defineJob({
  name: 'test.note',
  queue: 'events',
  payload: z.object({ text: z.string() }),
  run: async ({ text }) => void done.push(text),
});

beforeAll(async () => {
  app = await startTestApp();
  owner = new pg.Pool({ connectionString: app.databaseUrl, max: 2 });
  owner.on('error', () => undefined);
});
beforeEach(() => {
  done = [];
});
afterEach(async () => {
  await worker?.stop();
  worker = undefined;
  await owner.query('delete from graphile_worker._private_jobs');
});
afterAll(async () => {
  await owner.end();
  await app.close();
});

async function start(...handlers: JobHandler[]): Promise<RunningWorker> {
  worker = await startWorker(app.services, handlers, [], app.databaseUrl);
  return worker;
}

const commit: TestApp['services']['database']['transaction'] = (work) => app.services.database.transaction(work);
const waiting = async () => (await owner.query('select from graphile_worker.jobs')).rowCount;

/** A promise that stays pending until it is opened. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

describe('a worker', () => {
  it('runs a job of a transaction that committed, and none of one that rolled back', async () => {
    await start(note);
    const failing = commit(async (trx) => {
      await enqueue(trx, note, { text: 'never' });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await commit((trx) => enqueue(trx, note, { text: 'once' }));
    await commit((trx) => enqueueAll(trx, note, [{ text: 'two' }, { text: 'three' }]));
    await expect.poll(() => [...done].sort()).toEqual(['once', 'three', 'two']);
    await expect.poll(waiting).toBe(0);
    expect(done).toHaveLength(3);
  });

  it('tries a failed job again', async () => {
    let tries = 0;
    const shaky = defineJob({
      name: 'test.shaky',
      queue: 'events',
      payload: z.object({}),
      run: async () => {
        tries += 1;
        if (tries === 1) throw new Error('not yet');
      },
    });
    await start(shaky);
    await commit((trx) => enqueue(trx, shaky, {}));
    await expect.poll(() => tries).toBe(2);
  });

  it('gives up a job whose payload has the wrong shape, without running it', async () => {
    await start(note);
    await commit((trx) => sql`select app.enqueue('test.note', '{"text": 7}')`.execute(trx));
    const given = async () =>
      (await owner.query('select attempts = max_attempts as over, last_error from graphile_worker.jobs')).rows;
    await expect.poll(given).toEqual([{ over: true, last_error: 'payload of test.note is unreadable at text' }]);
    expect(done).toEqual([]);
    const counted = (await app.services.metrics.jobs.get()).values.find(({ labels }) => labels.result === 'refused');
    expect(counted?.value).toBe(1);
  });

  it('stops only after the running job has ended', async () => {
    const { open, opened } = gate();
    const slow = defineJob({
      name: 'test.slow',
      queue: 'events',
      payload: z.object({}),
      run: async () => {
        done.push('begun');
        await opened;
        done.push('ended');
      },
    });
    const running = await start(slow);
    await commit((trx) => enqueue(trx, slow, {}));
    await expect.poll(() => done).toEqual(['begun']);
    const stopped = running.stop().then(() => done.push('stopped'));
    open();
    await stopped;
    expect(done).toEqual(['begun', 'ended', 'stopped']);
    expect(await waiting()).toBe(0);
  });

  it('continues after the database was away, and repeats the job it could not finish', async () => {
    const { open, opened } = gate();
    const slow = defineJob({
      name: 'test.slow',
      queue: 'events',
      payload: z.object({}),
      run: async () => {
        done.push('run');
        await opened;
      },
    });
    // The queue prints the loss of its worker besides logging it.
    const printed = vi.spyOn(console, 'trace').mockReturnValue();
    const lines: string[] = [];
    const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
    worker = await startWorker({ ...app.services, log }, [slow, note], [], app.databaseUrl);
    await commit((trx) => enqueue(trx, slow, {}));
    await expect.poll(() => done).toEqual(['run']);

    const name = new URL(app.databaseUrl).pathname.slice(1);
    const cluster = new pg.Client({ connectionString: inject('clusterUrl') });
    await cluster.connect();
    await cluster.query(`alter database ${name} allow_connections false`);
    await cluster.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
    open();
    await expect.poll(() => lines.some((line) => line.includes('Worker exited with error'))).toBe(true);
    await cluster.query(`alter database ${name} allow_connections true`);
    await cluster.end();

    await expect.poll(() => done).toEqual(['run', 'run']);
    await commit((trx) => enqueue(trx, note, { text: 'after' }));
    await expect.poll(() => done).toEqual(['run', 'run', 'after']);
    await expect.poll(waiting).toBe(0);
    printed.mockRestore();
  });

  it('finds its jobs although the database failed at the very beginning', async () => {
    // The queue prints the loss of its worker besides logging it.
    const printed = vi.spyOn(console, 'trace').mockReturnValue();
    const lines: string[] = [];
    const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
    await owner.query('alter table graphile_worker._private_tasks rename to away');
    worker = await startWorker({ ...app.services, log }, [note], [], app.databaseUrl);
    await expect.poll(() => lines.some((line) => line.includes('lost the database and restart'))).toBe(true);
    await owner.query('alter table graphile_worker.away rename to _private_tasks');
    await commit((trx) => enqueue(trx, note, { text: 'late' }));
    await expect.poll(() => done).toEqual(['late']);
    printed.mockRestore();
  });

  it('takes over the jobs of a killed process, and leaves those of a living one', async () => {
    await commit((trx) => enqueueAll(trx, note, [{ text: 'orphan' }, { text: 'in good hands' }]));
    const lock = (holder: string, text: string) =>
      owner.query(
        `update graphile_worker._private_jobs set locked_by = $1, locked_at = now() - interval '1 minute'
         where payload ->> 'text' = $2`,
        [holder, text],
      );
    await lock('worker-dead', 'orphan');
    await lock('worker-alive', 'in good hands');
    const registry = await WorkerRegistry.open(app.databaseUrl, app.services.log);
    await registry.add(['worker-alive']);
    await start(note);
    await expect.poll(() => done).toEqual(['orphan']);
    await releaseAbandonedJobs(owner);
    // The queue removes the finished job a moment after it ran.
    const holders = async () => (await owner.query('select locked_by from graphile_worker.jobs')).rows;
    await expect.poll(holders).toEqual([{ locked_by: 'worker-alive' }]);
    await registry.close();
  });

  it('does not start with a schedule without handler, or two jobs of one name', async () => {
    const cron = [{ schedule: '0 0 * * *', job: 'test.unknown' }];
    await expect(startWorker(app.services, [note], cron, app.databaseUrl)).rejects.toThrow('test.unknown');
    await expect(startWorker(app.services, [note, note], [], app.databaseUrl)).rejects.toThrow('test.note');
  });
});

describe('draining', () => {
  it('runs due jobs and those they enqueue', async () => {
    const first = defineJob({
      name: 'test.first',
      queue: 'events',
      payload: z.object({}),
      run: async (_, { database }) => {
        await database.transaction((trx) => enqueue(trx, note, { text: 'second' }));
      },
    });
    await commit((trx) => enqueue(trx, first, {}));
    await commit((trx) => enqueue(trx, note, { text: 'tomorrow' }, { runAt: new Date(Date.now() + 86_400_000) }));
    await drainJobs(app.services, [first, note], app.databaseUrl);
    expect(done).toEqual(['second']);
    expect(await waiting()).toBe(1);
  });
});
