import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createId } from '#kernel/ids.ts';
import type { ListQuery } from '#kernel/list-definition.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { type Database, openDatabase } from '../db/database.ts';
import { addManyFreights, createFreightTables, freightSource } from './freight.fixture.ts';
import type { ListContext, ListSource } from './list-source.ts';
import { pageStatement } from './read-page.ts';

const COUNT = 30_005;
const LAST = 1501;

/** The same freights in two parts. */
const parted: ListSource = {
  ...freightSource,
  parts: () => [sql`f.state = 'open'`, sql`f.state = 'closed'`],
};

/** Rows with and without a price are read apart. */
const apart: ListSource = {
  ...freightSource,
  sortBy: {
    ...freightSource.sortBy,
    price: { sql: sql`f.price`, isEmpty: sql`(case when f.price is null then 1 else 0 end)` },
  },
};

let testDatabase: TestDatabase;
let database: Database;
const companyId = createId();

beforeAll(async () => {
  testDatabase = await createTestDatabase(inject('clusterUrl'));
  database = openDatabase(testDatabase.url, { max: 2 });
  await createFreightTables(testDatabase.url);
  await database.asPlatform((trx) =>
    trx.insertInto('company').values({ id: companyId, company_name: 'Cargas' }).execute(),
  );
  await addManyFreights(testDatabase.url, companyId, COUNT);
});
afterAll(async () => {
  await database.close();
  await testDatabase.drop();
});

const statement = (source: ListSource, trx: unknown, query: Partial<ListQuery>) =>
  pageStatement(source, { trx } as ListContext, { page: 1, size: 20, sort: '-createdAt', ...query });

async function codes(source: ListSource, query: Partial<ListQuery>): Promise<readonly string[]> {
  const { rows } = await database.asMember({ companyId, userId: null }, (trx) =>
    statement(source, trx, query).execute(trx),
  );
  const reply = JSON.parse(rows[0]!.body) as { freights: { code: string }[]; totalRegistry: number };
  return reply.freights.map(({ code }) => code);
}

/** By number: the newest has the highest number. */
function numbered(from: number, count: number): string[] {
  return Array.from({ length: count }, (_, nth) => `OC-${COUNT - from - nth}`);
}

describe.each([
  ['one part', freightSource],
  ['several parts', parted],
  ['rows with and without a value', apart],
])('a page of a list from %s', (_name, source) => {
  it.each([
    ['first', 1, 20],
    ['third', 3, 20],
    ['one before the middle', 700, 20],
    ['one after the middle', 1200, 20],
    ['one before the last', LAST - 1, 20],
    ['last', LAST, 5],
  ])('contains its rows: the %s', async (_which, page, count) => {
    expect(await codes(source, { page })).toEqual(numbered((page - 1) * 20, count));
  });

  it('is empty beyond the last, and in a list without rows', async () => {
    expect(await codes(source, { page: LAST + 1 })).toEqual([]);
    expect(await codes(source, { page: 90_000 })).toEqual([]);
    expect(await codes(source, { page: 90_000, note: 'nothing' })).toEqual([]);
  });

  it('is found in the other direction and by a search as well', async () => {
    expect((await codes(source, { page: LAST, sort: 'createdAt' })).at(-1)).toBe(`OC-${COUNT}`);
    expect(await codes(source, { search: `soja ${COUNT}` })).toEqual([`OC-${COUNT}`]);
  });

  it('puts empty values last from either end', async () => {
    await database.asPlatform((trx) => sql`update freight set price = null where code = 'OC-7'`.execute(trx));
    for (const sort of ['price', '-price']) {
      expect((await codes(source, { page: LAST, sort })).at(-1)).toBe('OC-7');
      for (const page of [1, 700, 1200, LAST]) {
        expect(await codes(source, { page, sort })).toEqual(await codes(freightSource, { page, sort }));
      }
    }
  });
});

describe('the last page of a long list', () => {
  it.each([
    ['one part', freightSource],
    ['several parts', parted],
  ])('of %s is read from its end, without reading everything before it', async (_name, source) => {
    const plan = await database.asMember({ companyId, userId: null }, async (trx) => {
      const page = statement(source, trx, { page: LAST });
      return (await sql<{ 'QUERY PLAN': string }>`explain (analyze, costs off, timing off) ${page}`.execute(trx)).rows;
    });
    const text = plan.map((row) => row['QUERY PLAN']).join('\n');
    const reads = [...text.matchAll(/Scan.* using freight_(newest|pkey) .*actual rows=(\d+)/g)];
    expect(new Set(reads.map(([, index]) => index))).toEqual(new Set(['newest', 'pkey']));
    for (const [, , rows] of reads) expect(Number(rows)).toBeLessThanOrEqual(20);
  });
});
