import { afterAll, beforeAll, inject, it } from 'vitest';
import { ORDER_STATUS } from '#areas/load-orders/rules/order-status.ts';
import { openDatabase } from '#platform/db/database.ts';
import type { Services } from '#platform/services.ts';
import { createWorld, type TestUser, type World } from '#testing/world.ts';
import { median, spread } from './median.ts';
import { type BareWork, STATEMENTS } from './orders/bare-handler.ts';
import type { OrderWorld } from './orders/generate-orders.ts';
import { largestQueries } from './orders/largest-company.ts';
import { type OrderDatabase, openOrderDatabase } from './orders/order-database.ts';
import { type OwnProcess, startBare, startProduct } from './orders/own-process.ts';
import { type Duel, duel, type Request, send } from './orders/requests.ts';

/** A quick run with few orders; the documented figures are for a million. */
const ORDERS = Number(process.env.BENCH_ORDERS ?? 30_000);
const SMALL = 10_000;
const REQUESTS = Number(process.env.BENCH_REQUESTS ?? 400);
const CONNECTIONS = 8;
/** A company of medium size; the largest is the first. */
const MIDDLE = 19;
const RIGHTS = ['load-order-read', 'load-order-write', 'load-order-module', 'show-freight-columns'];

const SECRET = 'a secret of the measurements, of no use to anybody';

interface Side extends OrderDatabase {
  readonly product: OwnProcess;
  readonly world: OrderWorld;
  readonly people: World;
  close(): Promise<void>;
}

let large: Side;
let small: Side;
let bare: OwnProcess;

async function start(orders: number): Promise<Side> {
  const database = await openOrderDatabase(inject('clusterUrl'), orders);
  const product = await startProduct(database.url, SECRET, CONNECTIONS);
  const platform = openDatabase(database.url, { max: 1 });
  const services = { database: platform, config: { AUTH_SECRET: SECRET }, now: () => new Date() };
  return {
    ...database,
    product,
    people: createWorld(services as unknown as Services),
    close: async () => {
      await product.stop();
      await platform.close();
      await database.owner.end();
    },
  };
}

beforeAll(async () => {
  small = await start(SMALL);
  large = await start(ORDERS);
  bare = await startBare(large.url, CONNECTIONS);
}, 3_600_000);
afterAll(async () => {
  await bare.stop();
  await small.close();
  await large.close();
});

const person = ({ people, world }: Side, rank: number) =>
  people.user({ company: { id: world.companyIds[rank]!, name: '' }, permissions: RIGHTS });

const PATH = '/api/travel/loadingOrder';
const ask = ({ product }: Side, { token }: TestUser, query: string): Request => ({
  url: `${product.address}${PATH}${query}`,
  token,
});
const LIST = '?size=20&statuses=paid&origins=Lima';
const floorOf = (work: BareWork, values: readonly unknown[]): Request => ({
  url: `${bare.address}/${work}?p=${encodeURIComponent(JSON.stringify(values))}`,
});
const print = (text: string) => process.stdout.write(`${text}\n`);

const place = (cityName: string) => ({
  cityId: cityName.toLowerCase(),
  cityName,
  countryCode: 'BO',
  address: null,
  reference: null,
  lat: null,
  lng: null,
  category: null,
  warehouseId: null,
});
const way = {
  origin: place('Lima'),
  destination: place('Oruro'),
  dispatchType: 'direct',
  serviceType: { id: 'national' },
  dates: { loadingDate: '2026-12-01', deliveryDate: '2026-12-02' },
  clientFreight: { type: 'toNegotiate' },
  carrierFreight: { type: 'toNegotiate' },
};

it('measures the same list with many orders and with few', async () => {
  const many = ask(large, await person(large, MIDDLE), LIST);
  const few = ask(small, await person(small, MIDDLE), LIST);
  print(`\n| list at ${large.world.total} against ${SMALL} ${cells(await duel(many, few, REQUESTS))} |`);
});

it('measures load orders against their floors', async () => {
  const user = await person(large, MIDDLE);
  const companyId = large.world.companyIds[MIDDLE]!;
  const { rows } = await large.owner.query(
    `select id, plate from load_order where company_id = $1 and code like '%7' and plate is not null order by created_at desc limit 1`,
    [companyId],
  );
  const { id, plate } = rows[0] as { id: string; plate: string };
  const fragment = plate.slice(1, 6);
  const cases: readonly (readonly [string, Request, Request, BareWork | undefined, readonly unknown[]])[] = [
    [
      'list',
      ask(large, user, LIST),
      floorOf('list', [companyId, [ORDER_STATUS.paid], ['Lima']]),
      'list',
      [companyId, [ORDER_STATUS.paid], ['Lima']],
    ],
    [
      'search',
      ask(large, user, `?size=20&search=${fragment}`),
      floorOf('search', [companyId, `%${fragment.toLowerCase()}%`]),
      'search',
      [companyId, `%${fragment.toLowerCase()}%`],
    ],
    ['options', ask(large, user, '/filter?column=origins'), floorOf('options', [companyId]), 'options', [companyId]],
    ['detail', ask(large, user, `/${id}`), floorOf('detail', [id, companyId]), 'detail', [id, companyId]],
    [
      'create',
      { ...ask(large, user, ''), method: 'POST', body: () => way },
      { url: `${bare.address}/create`, method: 'POST', body: () => ({ companyId, ...way }) },
      undefined,
      [],
    ],
  ];
  print(
    `\n| ${large.world.total} orders | product | bare handler | ratio | least to greatest | bare SQL |\n|---|---|---|---|---|---|`,
  );
  for (const [name, product, floor, work, values] of cases) {
    const sql = work ? `${(await bareSql(work, values)).toFixed(2)} ms` : '';
    print(`| ${name} ${cells(await duel(product, floor, REQUESTS))} ${sql} |`);
  }
});

const cells = ({ rate, floor, ratio, least, greatest }: Duel) =>
  `| ${rate.toFixed(0)}/s | ${floor.toFixed(0)}/s | ${ratio.toFixed(2)} | ${least.toFixed(2)} to ${greatest.toFixed(2)} |`;

/** The statements alone, prepared, on one connection. */
function bareSql(work: BareWork, values: readonly unknown[]): Promise<number> {
  return median(40, async () => {
    for (const [nth, text] of STATEMENTS[work].entries()) {
      const wanted = values.slice(0, Math.max(...[...text.matchAll(/\$(\d)/g)].map(([, number]) => Number(number))));
      await large.owner.query({ name: `${work}${nth}`, text, values: wanted });
    }
  });
}

it('measures the list queries of the largest company, one request after the other', async () => {
  const user = await person(large, 0);
  const first = JSON.parse(await send(ask(large, user, '?size=20'))) as { totalPage: number; totalRegistry: number };
  print(`\n| largest company, ${first.totalRegistry} orders | ms | slowest |\n|---|---|---|`);
  for (const [name, query] of Object.entries(largestQueries(first.totalPage))) {
    const { middle, slowest } = await spread(15, () => send(ask(large, user, `?size=20${encodeURI(query)}`)));
    print(`| ${name} | ${middle.toFixed(1)} | ${slowest.toFixed(1)} |`);
  }
});

it('measures the memory of the server process afterwards', () => {
  print(`\nthe server holds ${large.product.memory().toFixed(0)} MB`);
});
