import { type RawBuilder, sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createId } from '#kernel/ids.ts';
import type { ListQuery } from '#kernel/list-definition.ts';
import { type Database, openDatabase } from '#platform/db/database.ts';
import { tabsStatement } from '#platform/list/count-tabs.ts';
import { type ListContext, type ListSource, sourceFor } from '#platform/list/list-source.ts';
import { pageStatement } from '#platform/list/read-page.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { MANY_ORDERS } from './many-orders.fixture.ts';
import { orderListSources } from './order-list.repository.ts';

const LARGE = 6_000;
const SMALL = 40;
const OTHERS = 4;

interface Plan {
  readonly 'Node Type': string;
  readonly 'Index Name'?: string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly Plans?: readonly Plan[];
}

let testDatabase: TestDatabase;
let database: Database;
const large = createId();
const small = createId();
const ROUTE = createId();

beforeAll(async () => {
  testDatabase = await createTestDatabase(inject('clusterUrl'));
  database = openDatabase(testDatabase.url, { max: 2 });
  const client = new pg.Client({ connectionString: testDatabase.url });
  await client.connect();
  await client.query('set session_replication_role = replica');
  // Only rows whose commit is written out count as visible to all, and only those are read from an index alone.
  await client.query('set synchronous_commit = on');
  await client.query(MANY_ORDERS, [large, LARGE]);
  await client.query(MANY_ORDERS, [small, SMALL]);
  for (let other = 0; other < OTHERS; other += 1) await client.query(MANY_ORDERS, [createId(), LARGE / 2]);
  await client.query(`update load_order set late_at = now() - interval '1 hour' where code like '%07'`);
  await client.query(
    `update load_order set route_id = $1, path_id = $1, path_version_id = $1, supervision = 'geofence' where code like '%13'`,
    [ROUTE],
  );
  await client.query('vacuum (analyze) load_order');
  await client.end();
});
afterAll(async () => {
  await database.close();
  await testDatabase.drop();
});

interface Seen {
  readonly nodes: readonly Plan[];
  /** Number of scans of the trigram index. */
  readonly trigrams: number;
}

type Made = (source: ListSource, context: ListContext, query: ListQuery) => RawBuilder<unknown>;

function look(
  companyId: string,
  query: Partial<ListQuery>,
  permissions = ['load-order-write'],
  made: Made = pageStatement,
): Promise<Seen> {
  return database.asMember({ companyId, userId: companyId }, async (trx) => {
    const context = { trx, actor: { permissions: new Set(permissions) } } as unknown as ListContext;
    const page = { page: 1, size: 10, sort: '-createdAt', ...query };
    const statement = made(sourceFor(orderListSources[0]!, context), context, page);
    const explained = await sql<{
      'QUERY PLAN': { Plan: Plan }[];
    }>`explain (analyze, format json) ${statement}`.execute(trx);
    const counted = await sql<{ scans: string }>`
      select pg_stat_get_xact_numscans('load_order_search'::regclass) as scans`.execute(trx);
    return { nodes: nodesOf(explained.rows[0]!['QUERY PLAN'][0]!.Plan), trigrams: Number(counted.rows[0]!.scans) };
  });
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
const ofOrders = ({ nodes }: Seen) =>
  nodes.filter((node) => node['Relation Name'] === 'load_order' || node['Index Name']?.startsWith('load_order'));
/** The largest number of rows sorted at once; sorting one page of ten is fine. */
const sorted = ({ nodes }: Seen) =>
  Math.max(0, ...nodes.flatMap((node) => (node['Node Type'] === 'Sort' ? node.Plans![0]!['Actual Rows'] : [])));
/** Rows of a bitmap index scan are counted once, at the table. */
const rowsRead = (seen: Seen) =>
  ofOrders(seen)
    .filter((node) => node['Node Type'] !== 'Bitmap Index Scan')
    .reduce((sum, node) => sum + node['Actual Rows'] * node['Actual Loops'], 0);

it.each([
  ['members who write', ['load-order-write']],
  ['members who only read', ['load-order-read']],
])('the first page of a large company is read along an index, its total counted once, for %s', async (_, held) => {
  const seen = await look(large, {}, held);
  expect(ofOrders(seen).map((node) => node['Node Type'])).not.toContain('Seq Scan');
  expect(sorted(seen)).toBeLessThanOrEqual(10);
  expect(rowsRead(seen)).toBeLessThan(LARGE + 100);
});

const INDEXED = [
  'loadingOrderCode',
  'status',
  'origin',
  'destination',
  'plate',
  'trucker',
  'providerCompany',
  'weight',
  'loadingDate',
  'deliveryDate',
];
it.each(INDEXED.flatMap((column) => [column, `-${column}`]))('sorting by %s reads along an index too', async (sort) => {
  const seen = await look(large, { sort });
  // Rows with and without a value are read apart, ten of each.
  expect(sorted(seen)).toBeLessThanOrEqual(20);
  expect(rowsRead(seen)).toBeLessThan(LARGE + 100);
});

it('a small company beside a large one reads only its own orders', async () => {
  expect(rowsRead(await look(small, {}))).toBeLessThanOrEqual(SMALL + 20);
});

it('a search uses the trigram index in spite of row-level security, and finds only orders of the own company', async () => {
  const seen = await look(large, { search: 'oc-5999' });
  expect(seen.trigrams).toBeGreaterThan(0);
  expect(rowsRead(seen)).toBeLessThan(100);
  const stranger = await look(small, { search: 'oc-5999' });
  expect(rowsRead(stranger)).toBeLessThanOrEqual(SMALL);
});

it('the tabs of a large company read its late orders and those of today, and count the rest from the tally', async () => {
  const seen = await look(large, {}, ['load-order-write'], tabsStatement);
  expect(ofOrders(seen).map((node) => node['Node Type'])).not.toContain('Seq Scan');
  expect(seen.nodes.map((node) => node['Index Name'])).toContain('load_order_late');
  expect(rowsRead(seen)).toBeLessThan(LARGE / 20);
});

it.each([
  ['of one route', { routes: ROUTE }, LARGE / 100],
  ['without a path', { withoutPath: 'true' }, LARGE],
])('orders %s are read and counted along one index', async (_, query, most) => {
  const seen = await look(large, query);
  expect(new Set(ofOrders(seen).flatMap((node) => node['Index Name'] ?? []))).toContain('load_order_planned');
  expect(ofOrders(seen).map((node) => node['Node Type'])).not.toContain('Seq Scan');
  expect(sorted(seen)).toBeLessThanOrEqual(10);
  expect(rowsRead(seen)).toBeLessThan(most + 100);
});
