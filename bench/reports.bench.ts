import pg from 'pg';
import { afterAll, beforeAll, it } from 'vitest';
import { assignOrder } from '#areas/load-orders/contract/order-assign.calls.ts';
import { acceptDelivery, finalizeOrder, startOrder } from '#areas/load-orders/contract/order-move.calls.ts';
import { type LifecycleApp, startLifecycle } from '#areas/load-orders/server/lifecycle.fixture.ts';
import type { Team } from '#areas/load-orders/server/order-app.fixture.ts';
import type { DashboardQuery } from '#areas/reports/contract/dashboard.shapes.ts';
import { dashboardCards, dashboardOf } from '#areas/reports/server/dashboard/dashboard.service.ts';
import type { DashboardReader } from '#areas/reports/server/dashboard/reader.ts';
import { openDatabase } from '#platform/db/database.ts';
import { openGenerated } from './generated-database.ts';
import { spread } from './median.ts';
import { ORDER_DATABASE } from './orders/order-database.ts';
import { databaseMs, processorMs } from './processor-time.ts';

/** A quick run with few orders; the documented figures are for a million. */
const ORDERS = Number(process.env.BENCH_ORDERS ?? 30_000);
const WRITES = Number(process.env.BENCH_WRITES ?? 25);
const ROUNDS = 9;
const READS = 15;

const print = (text: string) => process.stdout.write(`${text}\n`);
const middle = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** Milliseconds of the processor, of this process and the database. */
async function usedWith(client: pg.Client): Promise<() => number> {
  const database = await databaseMs(client);
  return () => processorMs(process.pid) + database();
}

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

const STEPS = ['assign', 'finish', 'accept'] as const;
/** By the clock, and of the processor. */
const WAYS = ['clock', 'processor'] as const;
type Spent = Readonly<Record<(typeof WAYS)[number], number>>;
type Timing = Readonly<Record<(typeof STEPS)[number], Spent>>;

/** What it takes to assign orders, to finish them, and to accept their deliveries, each through the whole product. */
async function timeWrites(): Promise<Timing> {
  const ids = await app.orders(team, WRITES);
  const trucks = await Promise.all(ids.map(() => app.truck(team)));
  const used = await usedWith(owner);
  const timed = async (work: (id: string, nth: number) => Promise<{ readonly status: number }>) => {
    const [start, usedBefore] = [performance.now(), used()];
    for (const [nth, id] of ids.entries()) {
      const { status } = await work(id, nth);
      if (status >= 300) throw new Error(`refused with ${status}`);
    }
    return { clock: performance.now() - start, processor: used() - usedBefore };
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
  const ratios = STEPS.flatMap((step) => WAYS.map((way) => ({ step, way, found: [] as number[] })));
  for (let round = 0; round < ROUNDS; round += 1) {
    // They take turns at being first.
    const order = round % 2 === 0 ? (['enable', 'disable'] as const) : (['disable', 'enable'] as const);
    const timed: Partial<Record<'enable' | 'disable', Timing>> = {};
    for (const to of order) {
      await switchTriggers(to);
      timed[to] = await timeWrites();
    }
    for (const { step, way, found } of ratios) found.push(timed.disable![step][way] / timed.enable![step][way]);
  }
  await switchTriggers('enable');
  print('\n| rate with figures against without | by | ratio | lowest to highest |\n|---|---|---|---|');
  for (const { step, way, found } of ratios) {
    const [least, greatest] = [Math.min(...found).toFixed(2), Math.max(...found).toFixed(2)];
    print(`| ${step} an order | ${way} | ${middle(found).toFixed(2)} | ${least} to ${greatest} |`);
  }
});

/** What a control centre shows of a year, from the orders alone: as a whole, by month, by lane and by driver. */
const bareBy = (
  key: string,
) => `select ${key} as key, count(*), sum(distance_km), sum(coalesce(delivered_tn, loaded_tn, weight)),
    count(*) filter (where finished_at <= (delivery_date + coalesce(delivery_hour, '24:00')) at time zone 'America/La_Paz'),
    sum(client_freight), sum(carrier_freight)
  from load_order where company_id = $1 and status in (3, 4, 6) and finished_at >= $2 and finished_at < $3::date + 1 group by 1`;
const BARE = [
  bareBy("'all'::text"),
  bareBy("date_trunc('month', finished_at)"),
  bareBy("origin_city || ' ' || destination_city"),
  bareBy('driver_id'),
];

/** The trucks that drove the orders of the company, so that its fleet has its size. */
const FLEET = `
  insert into vehicle (id, company_id, market, kind, country_code, plate, type, search_text, created_by, created_at)
  select o.truck_id, $1, 'own', 'truck', 'BO', 'F' || row_number() over (order by o.truck_id), 'tractor', '', $1, '2024-01-01'
  from (select distinct truck_id from load_order where company_id = $1 and status = 4) o`;

const [WHOLE, BY_GROUP] = ['the whole dashboard', 'the same figures by bare group by'];
const RIGHTS = ['general-report-carrier', 'load-order-read', 'carrier-company', 'show-freight-columns'];

it('measures counting from nothing, and a year of the largest company', async () => {
  const { url, owner: of, world } = await openGenerated(ORDER_DATABASE, ORDERS);
  const database = openDatabase(url, { max: 1, name: 'bench' });
  try {
    const companyId = world.companyIds[0]!;
    const { rowCount: trucks } = await of.query('select from vehicle where company_id = $1 limit 1', [companyId]);
    if (!trucks) await of.query(FLEET, [companyId]);
    const start = performance.now();
    for (const id of world.companyIds) await of.query('select app.rebuild_report($1)', [id]);
    const seconds = (performance.now() - start) / 1000;
    for (const table of ['report_trip', 'report_line', 'vehicle']) await of.query(`vacuum (analyze) ${table}`);
    print(`\n${world.total} orders counted from nothing in ${seconds.toFixed(1)} s`);
    const { rows } = await of.query<{ until: string }>(
      "select max(day)::text as until from report_trip where company_id = $1 and side = 'own'",
      [companyId],
    );
    const until = rows[0]!.until;
    const from = `${Number(until.slice(0, 4)) - 1}${until.slice(4)}`;
    const reader: DashboardReader = {
      ...{ companyId, zone: 'America/La_Paz', today: until, currency: 'BOB' },
      permissions: new Set([...RIGHTS, 'view-company-countries']),
    };
    const dashboard = (filters: Partial<DashboardQuery>, cards?: string) => () =>
      database.asMember({ companyId, userId: null }, (trx) =>
        dashboardOf({
          ...{ services: app.services, trx, reader, screen: 'operations', language: 'es' },
          query: { period: 'custom', from, until, cards, ...filters },
        }),
      );
    const bare = async () => {
      for (const statement of BARE) await of.query(statement, [companyId, from, until]);
    };
    const cases = {
      [WHOLE]: dashboard({}),
      [BY_GROUP]: bare,
      ...Object.fromEntries(dashboardCards('operations').map(({ id }) => [`its card ${id} alone`, dashboard({}, id)])),
      'one filter': dashboard({ category: 'soy' }),
      'the filter of countries': dashboard({ country: 'PE' }),
      'two filters': dashboard({ category: 'soy', country: 'PE' }),
    };
    await dashboard({})();
    // By one process, as the dashboard is read.
    await of.query('set max_parallel_workers_per_gather = 0');
    const used = await usedWith(of);
    const found = new Map<string, readonly [clock: number, processor: number]>();
    print('| a year of the largest company | ms | fastest | slowest | of the processor |\n|---|---|---|---|---|');
    for (const [name, work] of Object.entries(cases)) {
      const { middle: ms, fastest, slowest } = await spread(READS, work);
      const before = used();
      for (let run = 0; run < ROUNDS; run += 1) await work();
      const processor = (used() - before) / ROUNDS;
      found.set(name, [ms, processor]);
      print(`| ${[name, ...[ms, fastest, slowest, processor].map((one) => one.toFixed(1))].join(' | ')} |`);
    }
    const [whole, group] = [found.get(WHOLE)!, found.get(BY_GROUP)!];
    const times = group.map((one, way) => (one / whole[way]!).toFixed(1));
    print(`the whole dashboard is ${times[0]} times as fast as bare group by, by the processor ${times[1]} times`);
  } finally {
    await database.close();
    await of.end();
  }
});
