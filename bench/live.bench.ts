import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TOPICS } from '#app/topics.ts';
import { changeOrderDates } from '#areas/load-orders/contract/order-move.calls.ts';
import { type LifecycleApp, startLifecycle } from '#areas/load-orders/server/lifecycle.fixture.ts';
import type { Team } from '#areas/load-orders/server/order-app.fixture.ts';
import { createId } from '#kernel/ids.ts';
import { CHANGES_EVENT } from '#kernel/topics.ts';
import { createRealtimeHub } from '#platform/realtime/create-hub.ts';
import type { RealtimeHub } from '#platform/realtime/hub.ts';

const RUNS = 40;
const TABS = 500;
const WRITERS = 8;
const COMMITS = 400;

let app: LifecycleApp;
let team: Team;
let other: RealtimeHub;

beforeAll(async () => {
  app = await startLifecycle();
  team = await app.team();
  const { log, metrics } = app.services;
  other = await createRealtimeHub({ url: app.databaseUrl, log, metrics, topics: TOPICS });
});
afterAll(async () => {
  await other.close();
  await app.close();
});

it('a change reaches the tabs of another process', async () => {
  const waiting = new Map<string, () => void>();
  for (let nth = 0; nth < TABS; nth += 1) {
    const session = { sessionId: createId(), userId: createId(), companyId: team.company.id };
    const stream = other.open({ ...session, permissions: new Set(['load-order-write']) }).setEncoding('utf8');
    // The last of them is the one that is timed.
    stream.on('data', (text: string) => {
      if (nth < TABS - 1 || !text.includes(`event: ${CHANGES_EVENT}`)) return;
      for (const [id, done] of waiting) if (text.includes(id)) done();
    });
  }
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const id = await app.order(team);
    const { version } = await app.read(id);
    const body = { version, dates: { loadingDate: app.day(2), deliveryDate: app.day(5) } };
    // The order itself was published, too.
    await new Promise((resolve) => setTimeout(resolve, 400));
    const arrived = new Promise<number>((resolve) => {
      waiting.set(id, () => resolve(performance.now()));
    });
    expect((await app.call(team.manager, changeOrderDates, { params: { id }, body })).status).toBe(200);
    const replied = performance.now();
    // It may even be there before the reply.
    times.push(Math.max(0, (await arrived) - replied));
    waiting.clear();
  }
  const middle = times.sort((one, other) => one - other)[RUNS / 2] ?? Number.NaN;
  process.stdout.write(
    `change to ${TABS} tabs of another process: ${middle.toFixed(0)} ms, slowest ${Math.max(...times).toFixed(0)} ms\n`,
  );
});

it('commits with a row against commits with a NOTIFY', async () => {
  const rate = async (statement: string) => {
    const clients = await Promise.all(
      Array.from({ length: WRITERS }, async () => {
        const client = new pg.Client({ connectionString: app.databaseUrl });
        await client.connect();
        return client;
      }),
    );
    const started = performance.now();
    await Promise.all(
      clients.map(async (client) => {
        for (let nth = 0; nth < COMMITS; nth += 1) await client.query(statement);
      }),
    );
    const seconds = (performance.now() - started) / 1000;
    for (const client of clients) await client.end();
    return (WRITERS * COMMITS) / seconds;
  };
  const listener = new pg.Client({ connectionString: app.databaseUrl });
  await listener.connect();
  await listener.query('listen bench');
  const row = await rate(`insert into app.signal (message) values ('{"user":"x"}')`);
  const both = await rate(
    `with s as (insert into app.signal (message) values ('{"user":"x"}')) select pg_notify('bench', gen_random_uuid()::text)`,
  );
  await listener.end();
  process.stdout.write(
    `${WRITERS} writers: ${row.toFixed(0)} commits/s with a row, ${both.toFixed(0)} with a NOTIFY as well\n`,
  );
});
