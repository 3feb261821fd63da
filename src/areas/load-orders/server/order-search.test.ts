import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createId } from '#kernel/ids.ts';
import type { ListQuery } from '#kernel/list-definition.ts';
import { FOUND_MAX, spelledTogether } from '#kernel/search-calls.ts';
import { type Database, openDatabase } from '#platform/db/database.ts';
import { selectionOf } from '#platform/list/conditions.ts';
import { type FoundSource, findRows, matchesOf, readInOrder, readTyped } from '#platform/list/find-records.ts';
import { type ListContext, sourceFor } from '#platform/list/list-source.ts';
import { pageStatement, totalStatement } from '#platform/list/read-page.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { MANY_ORDERS } from './many-orders.fixture.ts';
import { orderListSources } from './order-list.repository.ts';

interface Stored {
  readonly code: string;
  readonly text: string;
}

const MANY = 6_000;
const company = createId();
let testDatabase: TestDatabase;
let database: Database;
/** The orders of the company, the newest first. */
let stored: readonly Stored[];

beforeAll(async () => {
  testDatabase = await createTestDatabase(inject('clusterUrl'));
  database = openDatabase(testDatabase.url, { max: 2 });
  const client = new pg.Client({ connectionString: testDatabase.url });
  await client.connect();
  await client.query('set session_replication_role = replica');
  await client.query(MANY_ORDERS, [company, MANY]);
  // Of another company, and older: neither is found instead of the newest of the own.
  await client.query(MANY_ORDERS, [createId(), MANY]);
  await client.query(`update load_order set search_text = search_text || E'\\nmamani' where code like '%7'`);
  // What only the oldest have; the last is too long for the index of texts.
  await client.query(
    `update load_order set search_text = search_text || E'\\nantiguo' where length(code) = 7 and code > 'OC-5950'`,
  );
  await client.query(
    `update load_order set search_text = search_text || repeat(' relleno', 300) where code = 'OC-5999'`,
  );
  // Called exactly as some of the texts, and older than everything that begins so.
  await client.query(
    `update load_order set created_at = created_at - interval '1 year' where code in ('OC-1', 'OC-10', 'OC-599')`,
  );
  await client.query('vacuum (analyze) load_order');
  const { rows } = await client.query<Stored>(
    'select code, search_text as text from load_order where company_id = $1 order by created_at desc, id desc',
    [company],
  );
  stored = rows;
  await client.end();
});
afterAll(async () => {
  await database.close();
  await testDatabase.drop();
});

function search(text: string) {
  return database.asMember({ companyId: company, userId: company }, async (trx) => {
    const context = { trx, actor: { permissions: new Set(['load-order-write']) } } as unknown as ListContext;
    const source = { ...orderListSources[0]!, ...sourceFor(orderListSources[0]!, context) } as FoundSource;
    const typed = readTyped(text);
    const matches = await matchesOf(context, [source], typed);
    const rows = await findRows(source, context, typed, matches);
    return { codes: rows.map((row) => row.loadingOrderCode), ...matches.get('load_order')! };
  });
}

/** The same by looking at every order. */
function best(text: string): readonly string[] {
  const words = text.toLowerCase().split(/\s+/);
  const together = spelledTogether(text);
  const isNumber = together.length >= 4 && /\d/.test(together);
  const isMatch = ({ code, text: of }: Stored) => {
    if (spelledTogether(code) === together) return true;
    if (words.every((word) => word.length <= 2)) return of.startsWith(text.toLowerCase());
    return words.every((word) => of.includes(word)) || (isNumber && of.includes(together));
  };
  const rank = ({ code }: Stored) => {
    const called = spelledTogether(code);
    return called === together ? 0 : called.startsWith(together) ? 1 : 2;
  };
  return stored
    .filter(isMatch)
    .toSorted((one, other) => rank(one) - rank(other))
    .slice(0, FOUND_MAX)
    .map(({ code }) => code);
}

const TEXTS = [
  ...[
    'OC',
    'oc-',
    'oc-1',
    'oc-10',
    'oc-107',
    'OC-1077',
    'oc-5',
    'oc-59',
    'oc-599',
    'oc-5999',
    'oc 599',
    'oc 1',
    'oc 5 9',
    'oc-599 9',
  ],
  ...[
    '59',
    '599',
    '5999',
    'ma',
    'mamani',
    'mamani 107',
    'mamani oc-10',
    'antiguo',
    'antiguo mamani',
    'relleno',
    'zzqqxx',
  ],
  ...['a1b', 'abcd', 'f00', 'e-e', '---', 'c-1', 'op-1', '%%%', '5_9'],
];

describe('among thousands of orders the best are the same as by looking at every one', () => {
  it.each(TEXTS)('%s', async (text) => {
    expect((await search(text)).codes).toEqual(best(text));
  });
});

interface Page {
  readonly loadingOrders: readonly { readonly loadingOrderCode: string }[];
  readonly totalRegistry: number | null;
  readonly nextPage: boolean | undefined;
}

/** A page of the list as its route reads it. */
function page(query: Partial<ListQuery> & { readonly search: string }): Promise<Page> {
  return database.asMember({ companyId: company, userId: company }, async (trx) => {
    const context = { trx, actor: { permissions: new Set(['load-order-write']) } } as unknown as ListContext;
    const source = sourceFor(orderListSources[0]!, context);
    const asked = { page: 1, size: 20, sort: '-createdAt', ...query };
    if (asked.total === 'later') await readInOrder(context, !selectionOf(source, context, asked).talliedFilters);
    const statement = (asked.total === 'only' ? totalStatement : pageStatement)(source, context, asked);
    return JSON.parse((await statement.execute(trx)).rows[0]!.body) as Page;
  });
}
const codesOf = ({ loadingOrders }: Page) => loadingOrders.map(({ loadingOrderCode }) => loadingOrderCode);

describe('a page whose total comes later has the same rows, and the total is the same', () => {
  const sorts = ['-createdAt', '-plate', 'operator'];
  const filters = [{}, { origins: 'La Paz', loadingDates: '01-02-2026,31-03-2026' }, { plates: '17-FKX,5953-FKX' }];
  const cases = ['mamani', 'oc-1', 'antiguo', 'antiguo mamani', '17-fkx', 'relleno', 'zzqqxx'].flatMap((search) =>
    filters.map((filter) => ({ search, ...filter })),
  );
  it.each(cases)('%o', async (query) => {
    const { totalRegistry } = await page({ ...query, total: 'only' });
    for (const sort of sorts) {
      for (const number of [1, 90]) {
        const now = await page({ ...query, sort, page: number });
        const later = await page({ ...query, sort, page: number, total: 'later' });
        expect([sort, number, codesOf(later)]).toEqual([sort, number, codesOf(now)]);
        expect([now.totalRegistry, later.totalRegistry ?? now.totalRegistry]).toEqual([totalRegistry, totalRegistry]);
      }
    }
    if (Object.keys(query).length === 1) {
      const words = query.search.split(' ');
      expect(totalRegistry).toBe(stored.filter(({ text }) => words.every((word) => text.includes(word))).length);
    }
  });

  it('comes at once where the text is rare or the list ends soon', async () => {
    const later = { total: 'later' } as const;
    expect(await page({ search: 'mamani', ...later })).toMatchObject({ totalRegistry: null, nextPage: true });
    expect(await page({ search: 'mamani', page: 99, ...later })).toMatchObject({
      totalRegistry: null,
      nextPage: false,
    });
    expect(await page({ search: 'mamani', page: 25, ...later })).toMatchObject({ totalRegistry: 600 });
    expect(await page({ search: 'antiguo', ...later })).toMatchObject({ totalRegistry: 50 });
    expect(await page({ search: 'zzqqxx', ...later })).toMatchObject({ totalRegistry: 0 });
  });
});

it('what is rare is found by the index of trigrams, what is common along the list', async () => {
  expect((await search('antiguo')).matches).toHaveLength(50);
  expect((await search('mamani')).matches).toBeNull();
  expect((await search('oc-599')).begun).toHaveLength(11);
  expect((await search('oc-')).begun).toBeNull();
});
