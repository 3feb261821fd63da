import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dock, type Site, startWarehouses, type WarehouseApp } from '../warehouses.fixture.ts';

const PROCESSES = 2;

let app: WarehouseApp;
let owner: pg.Client;
/** Of its own: what a transaction reads of other connections stays as it was at first. */
let blocker: pg.Client;
let site: Site;
beforeAll(async () => {
  app = await startWarehouses();
  [owner, blocker] = [0, 1].map(() => new pg.Client({ connectionString: app.databaseUrl })) as [pg.Client, pg.Client];
  await Promise.all([owner.connect(), blocker.connect()]);
  site = await app.site();
});
afterAll(async () => {
  await Promise.all([owner.end(), blocker.end()]);
  await app.close();
});

async function runClock(): Promise<{ readonly code: number | null; readonly output: string }> {
  const program = join(import.meta.dirname, 'clock-process.fixture.ts');
  const node = ['--import', import.meta.resolve('tsx'), program, app.databaseUrl];
  const child = spawn(process.execPath, node, { stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  return { code, output };
}

const count = async (text: string, id: string): Promise<number[]> =>
  (await owner.query<{ count: number }>(text, [id])).rows.map((row) => row.count);

it('two processes that both found a no-show mark it once', async () => {
  const warehouse = await app.register(site.manager, { docks: [dock('A')] });
  const booking = await app.book(site.manager, await app.expected(site.manager, warehouse), '09:00');
  await app.drain();
  await owner.query(
    `update booking set starts_at = now() - interval '61 minutes', ends_at = now() + interval '1 hour' where id = $1`,
    [booking._id],
  );

  // Nobody gets past the booking before both have found it due.
  await blocker.query('begin');
  await blocker.query('select from booking where id = $1 for update', [booking._id]);
  const running = Promise.all(Array.from({ length: PROCESSES }, runClock));
  const waiting = async () =>
    (
      await owner.query(`select from pg_stat_activity
      where datname = current_database() and application_name = 'clock' and wait_event_type = 'Lock'`)
    ).rowCount;
  await expect.poll(waiting).toBe(PROCESSES);
  await blocker.query('commit');
  expect(await running).toEqual(Array.from({ length: PROCESSES }, () => ({ code: 0, output: '' })));

  const states = (await app.bookingsOf(site.manager, booking.order!._id)).map((one) => one.schedulingStatus);
  expect(states.sort()).toEqual(['noShow', 'pending']);
  expect(
    await count(`select count(*)::int from booking_event where booking_id = $1 and type = 'missed'`, booking._id),
  ).toEqual([1]);
  expect(
    await count(
      `select count(*)::int from outbox_event where payload ->> 'bookingId' = $1 and payload ->> 'what' = 'missed'`,
      booking._id,
    ),
  ).toEqual([1]);
  await app.drain();
  const notices = await count(
    `select count(*)::int from notification where type = 'bookingMissed' and user_id = $1 group by user_id`,
    site.manager.userId,
  );
  expect(notices).toEqual([1]);
});
