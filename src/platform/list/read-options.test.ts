import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createId } from '#kernel/ids.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { type Database, openDatabase } from '../db/database.ts';
import { addFreights, createFreightTables, freightSource } from './freight.fixture.ts';
import type { ListContext, ListSource } from './list-source.ts';
import { readOptions } from './read-options.ts';

let testDatabase: TestDatabase;
let database: Database;
const companyId = createId();
const other = createId();

beforeAll(async () => {
  testDatabase = await createTestDatabase(inject('clusterUrl'));
  database = openDatabase(testDatabase.url, { max: 2 });
  await createFreightTables(testDatabase.url);
  await database.asPlatform((trx) =>
    trx
      .insertInto('company')
      .values([companyId, other].map((id) => ({ id, company_name: id })))
      .execute(),
  );
  await addFreights(
    database,
    companyId,
    Array.from({ length: 60 }, (_, nth) => ({
      code: `OC-${nth}`,
      state: nth % 3 === 0 ? 'open' : 'closed',
      note: nth % 7 === 0 ? null : `Nota ${nth % 4}`,
      weight: nth % 5,
      ...(nth % 10 === 0 ? { carrier: `Empresa ${nth % 20}` } : {}),
    })),
  );
  await addFreights(database, other, [{ code: 'OC-1', note: 'Ajena', weight: 77, carrier: 'Ajena' }]);
});
afterAll(async () => {
  await database.close();
  await testDatabase.drop();
});

/** The same filters, read by jumping from one value to the next. */
const filters = Object.fromEntries(
  Object.entries(freightSource.filters ?? {}).map(([name, filter]) => [name, { ...filter, hops: true }]),
);
const hopping: ListSource = { ...freightSource, filters };
const parts = () => [sql`f.state = 'open'`, sql`f.state = 'closed'`];

/** The notes as they would be kept beside the freights. */
const lines = sql`select distinct app.fold(btrim(f.note)) as fold, btrim(f.note) as label, f.note as value from freight f`;
const keeping: ListSource = {
  ...freightSource,
  filters: { ...filters, note: { ...freightSource.filters!.note!, kept: { field: 'note', uncounted: true } } },
  kept: () => ({
    lines: () => lines,
    named: (_field, labels) => sql`select * from (${lines}) as named where label = any(${labels})`,
    first: (_field, patterns, most) => sql`select * from (${lines}) as matching
      where ${patterns ? sql`fold like all (${patterns})` : sql`true`} order by fold, label limit ${most}`,
    others: [],
  }),
};

const offered = (source: ListSource, column: string, query: object = {}) =>
  database.asMember({ companyId, userId: null }, (trx) =>
    readOptions(source, { trx } as ListContext, { column, page: 1, ...query }),
  );

it.each(['note', 'weight', 'carrier'])(
  'jumping from value to value offers the same %s as reading every row',
  async (column) => {
    const plain = await offered(freightSource, column);
    expect(plain.options.length).toBeGreaterThan(1);
    for (const source of [hopping, { ...hopping, parts }, { ...freightSource, parts }])
      expect(await offered(source, column)).toEqual(plain);
    for (const query of [{ search: '1' }, { values: '3' }, { minimum: 1 }])
      expect(await offered(hopping, column, query)).toEqual(await offered(freightSource, column, query));
  },
);

it('values that are not counted are walked page by page, each exactly once, while there is one more', async () => {
  const walked = async (source: ListSource, query: object = {}) => {
    const pages = [await offered(source, 'note', query)];
    while (pages.length < pages.at(-1)!.totalPage) {
      pages.push(await offered(source, 'note', { ...query, page: pages.length + 1 }));
    }
    return { names: pages.flatMap(({ options }) => options), last: pages.map(({ totalPage }) => totalPage) };
  };
  await addFreights(
    database,
    companyId,
    [...Array.from({ length: 96 }, (_, nth) => `Única ${nth}`), 'ÚNICA 7', '  única 7', '%', "o'hara", 'a,b~c'].map(
      (note) => ({
        code: 'OC-N',
        note,
      }),
    ),
  );
  const [plain, kept] = [await walked(freightSource), await walked(keeping)];
  expect(kept.names).toEqual(plain.names);
  expect([kept.last, plain.last]).toEqual([
    [2, 3, 3],
    [3, 3, 3],
  ]);
  for (const search of ['unica', 'única 7', '%', 'nowhere'])
    expect((await walked(keeping, { search })).names).toEqual((await walked(freightSource, { search })).names);
  expect((await walked(keeping, { search: 'unica' })).last).toEqual([2, 2]);
  expect(await walked(keeping, { values: 'a%2Cb%7Ec,Nota 1' })).toEqual({
    names: [
      { _id: 'a%2Cb%7Ec', name: 'a,b~c' },
      { _id: 'Nota 1', name: 'Nota 1' },
    ],
    last: [1],
  });
});
