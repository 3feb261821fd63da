import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createId } from '#kernel/ids.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { deliverEventJob } from './deliver-event.ts';
import { defineEvent, type EventSubscriber, emit, subscribe, subscribeBatch } from './events.ts';
import { drainJobs, type RunningWorker, startWorker } from './worker.ts';

let app: TestApp;
let owner: pg.Pool;
let companyId: string;
let worker: RunningWorker | undefined;

const loaded = defineEvent('test.loaded', z.object({ nth: z.number() }));
const unloaded = defineEvent('test.unloaded', z.object({ nth: z.number() }));

beforeAll(async () => {
  app = await startTestApp();
  owner = new pg.Pool({ connectionString: app.databaseUrl, max: 2 });
  companyId = (await app.world.company()).id;
});
afterEach(async () => {
  await worker?.stop();
  worker = undefined;
  await owner.query('delete from graphile_worker._private_jobs');
  await owner.query('truncate mail_message, event_delivery, outbox_event');
});
afterAll(async () => {
  await owner.end();
  await app.close();
});

/** In one transaction each, alternately of both types. */
async function happen(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let nth = 0; nth < count; nth += 1)
    ids.push(
      await app.services.database.asMember({ companyId, userId: null }, (trx) =>
        emit(trx, nth % 2 ? unloaded : loaded, { companyId, actorId: null }, { nth }),
      ),
    );
  return ids;
}

interface Batches {
  readonly subscribers: readonly EventSubscriber[];
  /** Which events each batch had that was finished. */
  readonly sizes: number[];
}

/** Writes a row for each event, in the order of the batch, and fails for the given ones after it has written. */
function writing(name: string, poisoned: readonly number[] = []): Batches {
  const sizes: number[] = [];
  const work = {
    prepare: async ({ payload: { nth } }: { payload: { nth: number } }) => [nth],
    finish: async (nths: readonly number[], trx: Parameters<typeof emit>[0]) => {
      const rows = nths.map((nth) => ({ id: createId(), nth }));
      await sql`insert into mail_message (id, recipient, subject, text_body, html_body, created_at)
        select r.id, ${name}, r.nth, '', '', clock_timestamp()
        from json_to_recordset(${JSON.stringify(rows)}::json) as r (id uuid, nth int)`.execute(trx);
      if (nths.some((nth) => poisoned.includes(nth))) throw new Error('poisoned');
      sizes.push(nths.length);
    },
  };
  const subscribers = [loaded, unloaded].map((event) => subscribeBatch(`${name}.${event.type}`, event, work));
  return { subscribers, sizes };
}

async function written(name: string): Promise<number[]> {
  const { rows } = await owner.query<{ nth: number }>(
    'select subject::int as nth from mail_message where recipient = $1 order by created_at, id',
    [name],
  );
  return rows.map(({ nth }) => nth);
}

const jobs = async () =>
  (await owner.query('select payload, attempts, last_error from graphile_worker._private_jobs order by id')).rows;
const undelivered = async () =>
  (await owner.query<{ id: string }>('select id from outbox_event where delivered_at is null order by id')).rows.map(
    ({ id }) => id,
  );
const upTo = (count: number) => Array.from({ length: count }, (_, nth) => nth);

describe('events that are due together', () => {
  it('are delivered at once, in the order they happened, each to every subscriber once', async () => {
    const [a, b] = [writing('a'), writing('b')];
    await happen(30);
    await drainJobs(app.services, [deliverEventJob([...a.subscribers, ...b.subscribers])], app.databaseUrl);
    expect([a.sizes, b.sizes]).toEqual([[30], [30]]);
    expect([await written('a'), await written('b')]).toEqual([upTo(30), upTo(30)]);
    expect([await jobs(), await undelivered()]).toEqual([[], []]);
  });

  it('keep their order though several workers deliver them', async () => {
    const { subscribers, sizes } = writing('a');
    await happen(450);
    worker = await startWorker(app.services, [deliverEventJob(subscribers)], [], app.databaseUrl);
    await expect.poll(async () => (await jobs()).length).toBe(0);
    expect(await written('a')).toEqual(upTo(450));
    expect(sizes.length).toBeLessThan(450);
  });

  it('are not held up by one that fails, which is tried again alone and given up in the end', async () => {
    const [poisoned, sound] = [writing('poisoned', [7]), writing('sound')];
    const ids = await happen(30);
    const job = deliverEventJob([...poisoned.subscribers, ...sound.subscribers]);
    await job.run({ eventId: ids[0] }, app.services);
    expect(await written('poisoned')).toEqual(upTo(30).filter((nth) => nth !== 7));
    expect(await written('sound')).toEqual(upTo(30));
    expect(await undelivered()).toEqual([ids[7]]);
    expect(await jobs()).toEqual([{ payload: { eventId: ids[7] }, attempts: 1, last_error: 'poisoned' }]);

    // Its last try, while another is due: that one does not go with it.
    await owner.query(`update graphile_worker._private_jobs set run_at = now(), attempts = max_attempts - 1`);
    const [later] = await happen(1);
    await drainJobs(app.services, [job], app.databaseUrl);
    const given = await owner.query(
      'select payload, attempts = max_attempts as over from graphile_worker._private_jobs',
    );
    expect(given.rows).toEqual([{ payload: { eventId: ids[7] }, over: true }]);
    expect(await undelivered()).toEqual([ids[7]]);
    expect(await written('sound')).toEqual([...upTo(30), 0]);
    expect(later).not.toBe(ids[7]);
  });

  it('all fail with a broken subscriber, and reach the others', async () => {
    const [broken, sound] = [writing('broken', upTo(30)), writing('sound')];
    const ids = await happen(30);
    const job = deliverEventJob([...broken.subscribers, ...sound.subscribers]);
    await expect(job.run({ eventId: ids[0] }, app.services)).rejects.toThrow('1 subscribers of test.loaded failed');
    expect([await written('broken'), await written('sound')]).toEqual([[], upTo(30)]);
    // The queue itself counts the try of the job that it ran.
    expect((await jobs()).map(({ attempts }) => attempts)).toEqual([0, ...upTo(29).map(() => 1)]);
    expect(await undelivered()).toEqual(ids);
  });

  it('are delivered one at a time where a subscriber takes them so', async () => {
    const alone: number[] = [];
    const single = subscribe('single', unloaded, async ({ payload }) => void alone.push(payload.nth));
    const { subscribers, sizes } = writing('a');
    const ids = await happen(6);
    const job = deliverEventJob([...subscribers, single]);
    await job.run({ eventId: ids[0] }, app.services);
    expect([sizes, alone]).toEqual([[3], []]);
    await drainJobs(app.services, [job], app.databaseUrl);
    expect([sizes, alone]).toEqual([
      [3, 1, 1, 1],
      [1, 3, 5],
    ]);
    expect(await undelivered()).toEqual([]);
  });
});
