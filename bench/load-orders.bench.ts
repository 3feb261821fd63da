import os from 'node:os';
import { afterAll, beforeAll, it } from 'vitest';
import { ORDER_STATUS } from '#areas/load-orders/rules/order-status.ts';
import type { TestUser } from '#testing/world.ts';
import { openGenerated } from './generated-database.ts';
import { spread } from './median.ts';
import { contest, type Figures, middle, ratioOf, type Side, slowOf } from './orders/contest.ts';
import { createFloorValues } from './orders/create-floor.ts';
import type { FloorName } from './orders/floors.ts';
import type { OrderWorld } from './orders/generate-orders.ts';
import { largestQueries, OPTION_COLUMNS } from './orders/largest-company.ts';
import { ORDER_DATABASE } from './orders/order-database.ts';
import { type OwnProcess, startBare } from './orders/own-process.ts';
import { type Request, send, type Work } from './orders/requests.ts';
import { databaseMs } from './processor-time.ts';
import { type ProductSide, startSide } from './product-side.ts';

/** A quick run with few orders; the documented figures are for a million. */
const ORDERS = Number(process.env.BENCH_ORDERS ?? 30_000);
const SMALL = 10_000;
const REQUESTS = Number(process.env.BENCH_REQUESTS ?? 400);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const CONNECTIONS = 16;
/** A company of medium size; the largest is the first. */
const MIDDLE = 19;
const MANY = 16;
const RIGHTS = ['load-order-read', 'load-order-write', 'load-order-module', 'show-freight-columns'];
const PATH = '/travel/loadingOrder';
const LIST = `${PATH}?size=20&statuses=paid&origins=Lima`;

const place = (cityName: string) => ({
  cityId: cityName.toLowerCase(),
  cityName,
  countryCode: 'BO',
  ...{ address: null, reference: null, lat: null, lng: null, category: null, warehouseId: null },
});
const WAY = {
  origin: place('Lima'),
  destination: place('Oruro'),
  dispatchType: 'direct',
  serviceType: { id: 'national' },
  dates: { loadingDate: '2026-12-01', deliveryDate: '2026-12-02' },
  clientFreight: { type: 'toNegotiate' },
  carrierFreight: { type: 'toNegotiate' },
};

let large: ProductSide<OrderWorld>;
let small: ProductSide<OrderWorld>;
let bare: OwnProcess;
let used: () => number;

beforeAll(async () => {
  small = await startSide(await openGenerated(ORDER_DATABASE, SMALL), CONNECTIONS);
  large = await startSide(await openGenerated(ORDER_DATABASE, ORDERS), CONNECTIONS);
  bare = await startBare(large.url, CONNECTIONS);
  used = await databaseMs(large.owner);
}, 3_600_000);
afterAll(async () => {
  await bare?.stop();
  await small?.close();
  await large?.close();
});

const print = (text: string) => process.stdout.write(`${text}\n`);
const fixed = (...values: readonly number[]) => values.map((value) => value.toFixed(2)).join(' + ');

/** The statement of the floor by node:http and pg, plain or as the product's role in a session. */
function floorOf(name: FloorName, values: readonly unknown[], as?: TestUser): Request {
  const query = new URLSearchParams({ p: JSON.stringify(values), ...(as ? { as: as.sessionId } : {}) });
  return { url: `${bare.address}/${as ? 'armed/' : ''}${name}?${query}` };
}

/** Companies nobody has created an order in since they were generated, of medium size. */
async function untouched(count: number): Promise<readonly number[]> {
  const { rows } = await large.owner.query<{ id: string }>(
    `select distinct company_id as id from load_order where created_at > '2026-11-02'`,
  );
  const touched = new Set(rows.map(({ id }) => id));
  const ranks = large.world.companyIds.flatMap((id, rank) => (rank >= MIDDLE && !touched.has(id) ? [rank] : []));
  if (ranks.length < count) throw new Error('no untouched company is left: generate the data anew');
  return ranks.slice(0, count);
}

function line(work: string, aim: number, found: Readonly<Record<'floor' | 'armed' | 'product', readonly Figures[]>>) {
  const { middle: ratio, least, greatest } = ratioOf(found.product, found.floor);
  const of = (one: readonly Figures[], what: 'rate' | 'node' | 'database') => middle(one.map((round) => round[what]));
  const cost = (one: readonly Figures[]) => fixed(of(one, 'node'), of(one, 'database'));
  const rates = [found.product, found.floor].map((one) => `${of(one, 'rate').toFixed(0)}/s`).join(' against ');
  const armed = ratioOf(found.product, found.armed).middle;
  print(
    `| ${work} | ${aim} | ${ratio.toFixed(2)} (${least.toFixed(2)} to ${greatest.toFixed(2)}) | ${armed.toFixed(2)} | ${rates} | ${cost(found.product)} | ${cost(found.floor)} | ${cost(found.armed)} |`,
  );
}

const sides = (product: Work, floor: Work, armed: Work): Readonly<Record<'floor' | 'armed' | 'product', Side>> => ({
  floor: { work: floor, pid: bare.pid },
  armed: { work: armed, pid: bare.pid },
  product: { work: product, pid: large.product.pid },
});

const load = () =>
  print(`load of the machine ${os.loadavg()[0]!.toFixed(1)}, ${new Date().toISOString().slice(0, 10)}`);

it('measures reading load orders against their floors', async () => {
  const reader = await large.person(MIDDLE, RIGHTS);
  const companyId = large.world.companyIds[MIDDLE]!;
  const { rows } = await large.owner.query(
    `select id, plate from load_order where company_id = $1 and code like '%7' and plate is not null order by created_at desc limit 1`,
    [companyId],
  );
  const { id, plate } = rows[0] as { id: string; plate: string };
  const fragment = plate.slice(1, 6);
  const cases: readonly (readonly [string, number, string, FloorName, readonly unknown[]])[] = [
    ['list of 20, two filters, exact total', 0.8, LIST, 'list', [companyId, ORDER_STATUS.paid, ['Lima']]],
    [
      'search by a fragment of a plate',
      0.7,
      `${PATH}?size=20&search=${fragment}`,
      'search',
      [companyId, `%${fragment.toLowerCase()}%`],
    ],
    ['options of a filter', 0.5, `${PATH}/filter?column=origins`, 'options', [companyId]],
    ['detail', 0.5, `${PATH}/${id}`, 'detail', [id, companyId]],
  ];
  load();
  print(
    `\n| ${large.world.total} orders | aim | ratio | to the armed floor | rate | CPU ms, Node + PostgreSQL | of the floor | of the armed floor |\n|---|---|---|---|---|---|---|---|`,
  );
  for (const [work, aim, path, name, values] of cases) {
    const product = large.ask(reader, path);
    const all = sides(product, floorOf(name, values), floorOf(name, values, reader));
    line(work, aim, await contest(all, { requests: REQUESTS, rounds: ROUNDS, databaseMs: used }));
    const { floor, product: ours } = await contest(all, {
      ...{ requests: REQUESTS, rounds: 3, parallel: 16, databaseMs: used },
    });
    const [p99, floorP99] = [slowOf(ours), slowOf(floor)];
    print(
      `| the slowest of a hundred, 16 at a time | 2.5 × | ${(p99 / floorP99).toFixed(2)} × | | ${p99.toFixed(1)} ms against ${floorP99.toFixed(1)} ms | | | |`,
    );
    const packed = { ...product, headers: { 'accept-encoding': 'gzip, br' } };
    const { packed: small, plain } = await contest(
      { packed: { work: packed, pid: large.product.pid }, plain: { work: product, pid: large.product.pid } },
      { requests: REQUESTS, rounds: 3, databaseMs: used },
    );
    const cost = (one: readonly Figures[]) => middle(one.map(({ node }) => node));
    print(
      `| compressed | + 0.5 ms | ${ratioOf(small, plain).middle.toFixed(2)} of its own rate | | | + ${(cost(small) - cost(plain)).toFixed(2)} | | |`,
    );
  }
});

it('measures the same list with many orders and with few', async () => {
  const many = { work: large.ask(await large.person(MIDDLE, RIGHTS), LIST), pid: large.product.pid };
  const few = { work: small.ask(await small.person(MIDDLE, RIGHTS), LIST), pid: small.product.pid };
  const found = await contest({ few, many }, { requests: REQUESTS, rounds: ROUNDS, databaseMs: used });
  const { middle: ratio, least, greatest } = ratioOf(found.many, found.few);
  print(
    `| the list at ${large.world.total} against ${SMALL} orders | 0.75 | ${ratio.toFixed(2)} (${least.toFixed(2)} to ${greatest.toFixed(2)}) |`,
  );
});

it('measures creating orders, in one company and in many', async () => {
  const [own = 0, ...others] = await untouched(MANY + 1);
  const person = await large.person(own, RIGHTS);
  const many = await Promise.all(others.map((rank) => large.person(rank, RIGHTS)));
  const order = (user: TestUser): Request => ({ ...large.ask(user, PATH), method: 'POST', body: () => WAY });
  const floor = (user: TestUser, as?: TestUser): Request => ({
    ...floorOf('create', [], as),
    method: 'POST',
    body: () => createFloorValues({ companyId: user.companyId!, userId: user.userId, ...WAY }),
  });
  const requests = Math.ceil(REQUESTS / 2);
  line(
    'create, with history, audit and event',
    0.45,
    await contest(sides(order(person), floor(person), floor(person, person)), {
      ...{ requests, rounds: ROUNDS, databaseMs: used },
    }),
  );
  let next = 0;
  const pid = large.product.pid;
  const { one, spreadOut } = await contest(
    { one: { work: order(person), pid }, spreadOut: { work: () => send(order(many[next++ % MANY]!)), pid } },
    { requests, rounds: ROUNDS, parallel: 16, databaseMs: used },
  );
  print(
    `| create at 16 connections, one company against sixteen | 0.9 | ${ratioOf(one, spreadOut).middle.toFixed(2)} | | ${middle(one.map(({ rate }) => rate)).toFixed(0)}/s against ${middle(spreadOut.map(({ rate }) => rate)).toFixed(0)}/s |`,
  );
  load();
});

it('measures the requests of the largest company, one after the other', async () => {
  const user = await large.person(0, RIGHTS);
  const ask = (query: string) => large.ask(user, encodeURI(`${PATH}${query}`));
  const first = JSON.parse(await send(ask('?size=20'))) as { totalPage: number; totalRegistry: number };
  print(
    `\n| largest company, ${first.totalRegistry} orders | rows, ms | slowest | with the total, ms |\n|---|---|---|---|`,
  );
  for (const [name, query] of Object.entries(largestQueries(first.totalPage))) {
    const rows = await spread(15, () => send(ask(`?size=20&total=later${query}`)));
    const both = await spread(5, () => send(ask(`?size=20${query}`)));
    print(`| ${name} | ${rows.middle.toFixed(1)} | ${rows.slowest.toFixed(1)} | ${both.middle.toFixed(1)} |`);
  }
  print('\n| options of the largest company | ms | slowest |\n|---|---|---|');
  for (const column of OPTION_COLUMNS) {
    const { middle: ms, slowest } = await spread(9, () => send(ask(`/filter?column=${column}`)));
    print(`| ${column} | ${ms.toFixed(1)} | ${slowest.toFixed(1)} |`);
  }
  load();
});

it('measures the memory of the server process afterwards', () => {
  print(`\nthe server holds ${large.product.memory().toFixed(0)} MB`);
});
