import pg from 'pg';
import { afterAll, beforeAll, inject, it } from 'vitest';
import { assignOrder } from '#areas/load-orders/contract/order-assign.calls.ts';
import { acceptDelivery, finalizeOrder, startOrder } from '#areas/load-orders/contract/order-move.calls.ts';
import { type LifecycleApp, startLifecycle } from '#areas/load-orders/server/lifecycle.fixture.ts';
import type { Team } from '#areas/load-orders/server/order-app.fixture.ts';
import { readFigures, readMoney, type TripChoice } from '#areas/reports/server/figures.repository.ts';
import { openDatabase } from '#platform/db/database.ts';
import { spread } from './median.ts';
import { openOrderDatabase } from './orders/order-database.ts';

/** A quick run with few orders; the documented figures are for a million. */
const ORDERS = Number(process.env.BENCH_ORDERS ?? 30_000);
const WRITES = Number(process.env.BENCH_WRITES ?? 25);
const ROUNDS = 9;
const READS = 15;

const print = (text: string) => process.stdout.write(`${text}\n`);
const middle = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** Every trigger that keeps the figures of reports, with its table. */
const TRIGGERS = `select t.tgname as name, t.tgrelid::regclass::text as "table" from pg_trigger t
  join pg_proc p on p.oid = t.tgfoid where not t.tgisinternal and p.prosrc like '%refresh_trips%'`;

let app: LifecycleApp;
let owner: pg.Client;
let team: Team;
beforeAll(async () => {
  app = await startLifecycle();
  team = await app.team();
  owner = new pg.Client({ connectionString: app.databaseUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await app.close();
});

async function switchTriggers(to: 'enable' | 'disable'): Promise<void> {
  const { rows } = await owner.query<{ name: string; table: string }>(TRIGGERS);
  for (const { name, table } of rows) await owner.query(`alter table ${table} ${to} trigger ${name}`);
}

type Timing = Readonly<Record<'assign' | 'finish' | 'accept', number>>;

/** Seconds to assign orders, to finish them, and to accept their deliveries, each through the whole product. */
async function timeWrites(): Promise<Timing> {
  const ids = await app.orders(team, WRITES);
  const trucks = await Promise.all(ids.map(() => app.truck(team)));
  const timed = async (work: (id: string, nth: number) => Promise<{ readonly status: number }>) => {
    const start = performance.now();
    for (const [nth, id] of ids.entries()) {
      const { status } = await work(id, nth);
      if (status >= 300) throw new Error(`refused with ${status}`);
    }
    return (performance.now() - start) / 1000;
  };
  const assign = await timed((id, nth) =>
    app.call(team.manager, assignOrder, { params: { id }, body: { transportUnitId: trucks[nth]!.truckId } }),
  );
  await timed((id) => app.call(team.manager, startOrder, { params: { id }, body: {} }));
  const finish = await timed((id) => app.call(team.manager, finalizeOrder, { params: { id }, body: {} }));
  const accept = await timed((id) => app.call(team.manager, acceptDelivery, { params: { id }, body: {} }));
  return { assign, finish, accept };
}

it('measures writing with and without the figures of reports', async () => {
  await timeWrites();
  const ratios: Record<keyof Timing, number[]> = { assign: [], finish: [], accept: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    // They take turns at being first.
    const order = round % 2 === 0 ? (['enable', 'disable'] as const) : (['disable', 'enable'] as const);
    const found: Partial<Record<'enable' | 'disable', Timing>> = {};
    for (const to of order) {
      await switchTriggers(to);
      found[to] = await timeWrites();
    }
    for (const step of ['assign', 'finish', 'accept'] as const) {
      ratios[step].push(found.disable![step] / found.enable![step]);
    }
  }
  await switchTriggers('enable');
  print('\n| rate with figures against without | ratio | lowest to highest |\n|---|---|---|');
  for (const [step, values] of Object.entries(ratios)) {
    const [least, greatest] = [Math.min(...values).toFixed(2), Math.max(...values).toFixed(2)];
    print(`| ${step} an order | ${middle(values).toFixed(2)} | ${least} to ${greatest} |`);
  }
});

/** What the figures by month are made of, from the orders alone. */
const BARE = `select date_trunc('month', status_at) as at, count(*), sum(distance_km), sum(coalesce(delivered_tn, loaded_tn, weight)),
    count(*) filter (where finished_at <= (delivery_date + coalesce(delivery_hour, '24:00')) at time zone 'America/La_Paz')
  from load_order where company_id = $1 and status in (3, 4, 6) and status_at between $2 and $3 group by 1`;

it('measures counting from nothing, and a year of the largest company', async () => {
  const { url, owner: of, world } = await openOrderDatabase(inject('clusterUrl'), ORDERS);
  const database = openDatabase(url, { max: 2, name: 'bench' });
  try {
    const start = performance.now();
    for (const id of world.companyIds) await of.query('select app.rebuild_report($1)', [id]);
    const seconds = (performance.now() - start) / 1000;
    await of.query('vacuum (analyze) report_trip');
    await of.query('vacuum (analyze) report_line');
    print(`\n${world.total} orders counted from nothing in ${seconds.toFixed(1)} s`);
    const companyId = world.companyIds[0]!;
    const { rows } = await of.query<{ until: string }>(
      'select max(day)::text as until from report_trip where company_id = $1',
      [companyId],
    );
    const until = rows[0]!.until;
    const from = `${Number(until.slice(0, 4)) - 1}${until.slice(4)}`;
    const choice: TripChoice = { companyId, side: 'own', kinds: ['normal', 'agro', 'multipoint'], from, until };
    const asOwner = <T>(work: Parameters<typeof database.asMember<T>>[1]) =>
      database.asMember({ companyId, userId: null }, work);
    const cases = {
      'by day': () => asOwner((trx) => readFigures(trx, choice, { time: 'day' })),
      'money by month': () => asOwner((trx) => readMoney(trx, choice, { time: 'month' })),
      'by lane': () => asOwner((trx) => readFigures(trx, choice, { dimension: 'lane' })),
      'by lane and month': () => asOwner((trx) => readFigures(trx, choice, { dimension: 'lane', time: 'month' })),
      'one filter': () => asOwner((trx) => readFigures(trx, { ...choice, filters: { category: 'soy' } })),
      'one filter by day': () =>
        asOwner((trx) => readFigures(trx, { ...choice, filters: { category: 'soy' } }, { time: 'day' })),
      'two filters': () =>
        asOwner((trx) => readFigures(trx, { ...choice, filters: { category: 'soy', vehicleType: 'tractor' } })),
      'bare group by of the orders': () => of.query(BARE, [companyId, from, until]),
    };
    print('| a year of the largest company | ms | slowest |\n|---|---|---|');
    for (const [name, work] of Object.entries(cases)) {
      const { middle: ms, slowest } = await spread(READS, work);
      print(`| ${name} | ${ms.toFixed(1)} | ${slowest.toFixed(1)} |`);
    }
  } finally {
    await database.close();
    await of.end();
  }
});
