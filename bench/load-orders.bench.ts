import pg from 'pg';
import { afterAll, beforeAll, it } from 'vitest';
import { areas } from '#app/areas.ts';
import { ORDER_STATUS } from '#areas/load-orders/rules/order-status.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestUser } from '#testing/world.ts';
import { median } from './median.ts';
import { type BareServer, type BareWork, STATEMENTS, startBareServer } from './orders/bare-handler.ts';
import { generateOrders, type OrderWorld } from './orders/generate-orders.ts';
import { type Request, rate, send } from './orders/requests.ts';

/** A quick look with few orders; the documented figures are of a million. */
const ORDERS = Number(process.env.BENCH_ORDERS ?? 30_000);
const SMALL = 10_000;
const REQUESTS = Number(process.env.BENCH_REQUESTS ?? 400);
const CONNECTIONS = 8;
/** A company of the middle, by size; the largest is the first. */
const MIDDLE = 19;
const RIGHTS = ['load-order-read', 'load-order-write', 'load-order-module', 'show-freight-columns'];

interface Side {
  readonly app: TestApp;
  readonly address: string;
  readonly world: OrderWorld;
  readonly owner: pg.Client;
}

let large: Side;
let small: Side;
let bare: BareServer;

async function start(orders: number): Promise<Side> {
  const app = await startTestApp({ areas: areas() });
  const owner = new pg.Client({ connectionString: app.databaseUrl });
  await owner.connect();
  const world = await generateOrders(owner, orders);
  const address = await app.product.http.listen({ host: '127.0.0.1', port: 0 });
  return { app, address, world, owner };
}

beforeAll(async () => {
  small = await start(SMALL);
  large = await start(ORDERS);
  bare = await startBareServer(large.app.databaseUrl, CONNECTIONS);
}, 3_600_000);
afterAll(async () => {
  await bare.close();
  for (const { owner, app } of [small, large]) {
    await owner.end();
    await app.close();
  }
});

const person = ({ app, world }: Side, rank: number) =>
  app.world.user({ company: { id: world.companyIds[rank]!, name: '' }, permissions: RIGHTS });

const PATH = '/api/travel/loadingOrder';
const ask = ({ address }: Side, { token }: TestUser, query: string): Request => ({
  url: `${address}${PATH}${query}`,
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
const way = { origin: place('Lima'), destination: place('Oruro') };

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
  print(`\n| ${large.world.total} orders | product | bare handler | ratio | bare SQL |\n|---|---|---|---|---|`);
  for (const [name, product, floor, work, values] of cases) {
    const floorRate = await rate(floor, REQUESTS);
    const productRate = await rate(product, REQUESTS);
    const sql = work ? `${(await bareSql(work, values)).toFixed(2)} ms` : '';
    print(
      `| ${name} | ${productRate.toFixed(0)}/s | ${floorRate.toFixed(0)}/s | ${(productRate / floorRate).toFixed(2)} | ${sql} |`,
    );
  }
});

/** The statements alone, prepared, on one connection. */
function bareSql(work: BareWork, values: readonly unknown[]): Promise<number> {
  return median(40, async () => {
    for (const [nth, text] of STATEMENTS[work].entries()) {
      const wanted = values.slice(0, Math.max(...[...text.matchAll(/\$(\d)/g)].map(([, number]) => Number(number))));
      await large.owner.query({ name: `${work}${nth}`, text, values: wanted });
    }
  });
}

it('measures the same list with few orders and with many', async () => {
  const few = await rate(ask(small, await person(small, MIDDLE), LIST), REQUESTS);
  const many = await rate(ask(large, await person(large, MIDDLE), LIST), REQUESTS);
  print(
    `\nlist at ${large.world.total} orders: ${many.toFixed(0)}/s, at ${SMALL}: ${few.toFixed(0)}/s, ratio ${(many / few).toFixed(2)}`,
  );
});

it('measures what the largest company asks for, one request after the other', async () => {
  const user = await person(large, 0);
  const first = JSON.parse(await send(ask(large, user, '?size=20'))) as { totalPage: number; totalRegistry: number };
  const queries = {
    'first page, no filter': '',
    'last page': `&page=${first.totalPage}`,
    'page in the middle': `&page=${Math.ceil(first.totalPage / 2)}`,
    'one state': '&statuses=inProgress',
    'most of them': '&statuses=paid',
    origin: '&origins=Lima',
    'category and service': '&categories=soy&serviceTypes=export',
    plate: '&plates=0007AAT',
    'dates of loading': '&loadingDates=01-10-2026,31-10-2026',
    'sorted by loading date': '&sort=-loadingDate',
    'sorted by delivery date': '&sort=deliveryDate',
    'search, rare': '&search=OC-117',
    'search, common': '&search=mamani',
  };
  print(`\n| largest company, ${first.totalRegistry} orders | ms |\n|---|---|`);
  for (const [name, query] of Object.entries(queries)) {
    const ms = await median(15, () => send(ask(large, user, `?size=20${query}`)));
    print(`| ${name} | ${ms.toFixed(1)} |`);
  }
  print(`\nmemory of server, measuring and all: ${Math.round(process.memoryUsage().rss / 1e6)} MB`);
});
