import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '#platform/db/database.ts';
import type { Services } from '#platform/services.ts';
import { createWorld, type TestUser } from '#testing/world.ts';
import { type Generated, openGenerated } from './generated-database.ts';
import { spread } from './median.ts';
import type { OrderWorld } from './orders/generate-orders.ts';
import { ORDER_DATABASE } from './orders/order-database.ts';
import { type OwnProcess, startProduct } from './orders/own-process.ts';
import { send } from './orders/requests.ts';

/** A quick run with few orders; the documented figures are for a million, of which the largest company has 170,000. */
const ORDERS = Number(process.env.BENCH_ORDERS ?? 30_000);
const RUNS = Number(process.env.BENCH_RUNS ?? 40);
/** Trucks, drivers and clients of the largest company, each. */
const RECORDS = 20_000;
const SECRET = 'a secret of the measurements, of no use to anybody';
const RIGHTS = [
  ...['load-order-read', 'load-order-write', 'load-order-module', 'load-order-multipoint-module'],
  ...['operation-read', 'operation-agro-read', 'stage-template', 'users-read', 'associated-companies'],
  ...['trucker-read', 'fleet-trucker-read', 'transport-unit-read', 'fleet-transport-unit-read', 'semitruck-read'],
  ...['fleet-trailer-read', 'client-read', 'client-list-bo', 'provider-read', 'external-company-read'],
];

const TEXTS: Readonly<Record<string, string>> = {
  'a plate': '0171IBT',
  'a plate with signs': '0171-ibt',
  'a whole code': 'OC-11717',
  'the beginning of a code': 'OC-117',
  'what every code has': 'OC-',
  'two letters of every code': 'oc',
  'two letters of no code': 'ma',
  'part of a number that 357 orders have': '1171',
  'part of a number that thousands have': '117',
  'a name that a fifth has': 'mamani',
  'a name that a fifth and every driver have': 'quispe',
  'an assignment number': 'A0001171',
  'that name and a number': 'quispe 1171',
  'what every client is called': 'comprador',
  'a client': 'comprador 1171',
  'the tax id of a client': '5.001.171',
  nothing: 'zzqqxx',
};

const FLEET = `
  with drivers as (
    insert into driver (id, company_id, market, country_code, first_name, last_name, phone_code, phone, document_type,
      birth_date, licence_number, search_text, created_by)
    select gen_random_uuid(), $1, 'own', 'BO', 'Rosa', 'Quispe ' || n, '591', (70000000 + n)::text, 'CI', '1980-01-01',
      (90000000 + n)::text, 'rosa quispe ' || n, $1 from generate_series(1, $2::int) n),
  clients as (
    insert into partner (id, company_id, kind, name, country_code, tax_id, search_text, created_by)
    select gen_random_uuid(), $1, 'client', 'Comprador ' || n, 'BO', (5000000 + n)::text,
      'comprador ' || n || E'\\n' || 5000000 + n, $1 from generate_series(1, $2::int) n)
  insert into vehicle (id, company_id, market, kind, country_code, plate, type, search_text, created_by)
  select gen_random_uuid(), $1, 'own', 'truck', 'BO', lpad(n::text, 5, '0') || 'ZZT', 'tractor',
    lpad(n::text, 5, '0') || 'zzt', $1 from generate_series(1, $2::int) n`;

/** What a hand would write: five rows of each table that contain every word, without anybody's permissions or order. */
function byHand(words: readonly string[]): string {
  const condition = words.map((_, at) => `search_text like $${at + 2}`).join(' and ');
  return ['load_order', 'operation', 'vehicle', 'driver', 'partner']
    .map((table) => `(select id from ${table} where company_id = $1 and ${condition} limit 5)`)
    .join(' union all ');
}

let orders: Generated<OrderWorld>;
let product: OwnProcess;
let reader: TestUser;
let companyId: string;
let close: () => Promise<void>;

beforeAll(async () => {
  orders = await openGenerated(ORDER_DATABASE, ORDERS);
  companyId = orders.world.companyIds[0]!;
  const { rows } = await orders.owner.query('select from driver where company_id = $1 limit 1', [companyId]);
  if (rows.length === 0) await orders.owner.query(FLEET, [companyId, RECORDS]);
  await orders.owner.query('vacuum (analyze) driver, partner, vehicle');
  product = await startProduct(orders.url, SECRET, 2);
  const platform = openDatabase(orders.url, { max: 1 });
  const services = { database: platform, config: { AUTH_SECRET: SECRET }, now: () => new Date() };
  const people = createWorld(services as unknown as Services);
  reader = await people.user({ company: { id: companyId, name: '' }, permissions: RIGHTS });
  close = () => platform.close();
});
afterAll(async () => {
  await product.stop();
  await close();
  await orders.owner.end();
});

it('measures the search over the records of every kind', async () => {
  const { rows } = await orders.owner.query('select count(*) from load_order where company_id = $1', [companyId]);
  const lines: string[] = [];
  for (const [name, text] of Object.entries(TEXTS)) {
    const request = { url: `${product.address}/api/search?text=${encodeURIComponent(text)}`, token: reader.token };
    // A request that takes too long is refused: then there is no figure (NaN), and the other texts are measured all the same.
    const ours = await spread(RUNS, () => send(request)).catch(() => null);
    const words = text.toLowerCase().split(' ');
    const patterns = words.map((word) => `%${word}%`);
    const hand = await spread(RUNS, () => orders.owner.query(byHand(words), [companyId, ...patterns]));
    expect(hand.middle).toBeGreaterThan(0);
    const figures = ours ? [ours.middle, ours.fastest, ours.slowest] : [Number.NaN, Number.NaN, Number.NaN];
    lines.push(`| ${name} | ${[...figures, hand.middle, hand.fastest].map((one) => one.toFixed(1)).join(' | ')} |`);
    process.stdout.write(`${lines.at(-1)}\n`);
  }
  process.stdout.write(
    `\n| ${rows[0].count} orders | ms | fastest | slowest | by hand, ms | fastest |\n|---|---|---|---|---|---|\n${lines.join('\n')}\n`,
  );
});
