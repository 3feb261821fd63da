import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { keepScheduled, nextRun, queueAtStart } from './schedule.ts';

describe('the next run of a schedule', () => {
  it.each([
    ['20 3 * * *', '2026-03-01T03:19:59Z', '2026-03-01T03:20:00Z'],
    ['20 3 * * *', '2026-03-01T03:20:00Z', '2026-03-02T03:20:00Z'],
    ['*/15 * * * *', '2026-12-31T23:50:10Z', '2027-01-01T00:00:00Z'],
    ['0 6 1 * *', '2026-02-01T06:00:00Z', '2026-03-01T06:00:00Z'],
    ['0 0 * * 1', '2026-03-01T12:00:00Z', '2026-03-02T00:00:00Z'],
  ])('%s after %s is %s', (schedule, after, expected) => {
    expect(nextRun({ schedule, job: 'x' }, new Date(after)).toISOString()).toBe(new Date(expected).toISOString());
  });

  it('a schedule without any run is refused', () => {
    expect(() => nextRun({ schedule: '0 0 31 2 *', job: 'x' }, new Date('2026-01-01T00:00:00Z'))).toThrow('31 2');
  });
});

describe('keeping runs scheduled', () => {
  let database: TestDatabase;
  let pool: pg.Pool;
  const entry = { schedule: '20 3 * * *', job: 'test.nightly' };

  beforeAll(async () => {
    database = await createTestDatabase(inject('clusterUrl'));
    pool = new pg.Pool({ connectionString: database.url, max: 2 });
  });
  afterAll(async () => {
    await pool.end();
    await database.drop();
  });

  const runs = async () =>
    (await pool.query<{ run_at: Date }>("select run_at from graphile_worker.jobs where key = 'cron:test.nightly'"))
      .rows;

  it('enqueues the next run once, however many processes do it', async () => {
    const now = new Date('2026-03-01T10:00:00Z');
    await Promise.all([keepScheduled(pool, [entry], now), keepScheduled(pool, [entry], now)]);
    await keepScheduled(pool, [entry], now);
    expect(await runs()).toEqual([{ run_at: new Date('2026-03-02T03:20:00Z') }]);
  });

  it('leaves an overdue run where it is', async () => {
    await keepScheduled(pool, [entry], new Date('2026-03-05T10:00:00Z'));
    expect(await runs()).toEqual([{ run_at: new Date('2026-03-02T03:20:00Z') }]);
  });

  it('schedules again after a run has failed for good', async () => {
    await pool.query('update graphile_worker._private_jobs set attempts = max_attempts');
    await keepScheduled(pool, [entry], new Date('2026-03-05T10:00:00Z'));
    expect(await runs()).toEqual([{ run_at: new Date('2026-03-06T03:20:00Z') }]);
  });

  it('runs at every start what asks for it, once for processes that start together', async () => {
    const entries = [entry, { ...entry, job: 'test.first', atStart: true }] as const;
    await Promise.all([queueAtStart(pool, entries), queueAtStart(pool, entries)]);
    const query = "select task_identifier, run_at <= now() as due from graphile_worker.jobs where key like 'start:%'";
    expect((await pool.query(query)).rows).toEqual([{ task_identifier: 'test.first', due: true }]);
  });
});
