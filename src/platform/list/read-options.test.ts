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

const offered = (source: ListSource, column: string, query: object = {}) =>
  database.asMember({ companyId, userId: null }, (trx) =>
    readOptions(source, { trx } as ListContext, { column, page: 1, ...query }),
  );

it.each(['note', 'weight', 'carrier'])(
  'jumping from value to value offers the same %s as reading every row',
  async (column) => {
    const plain = await offered(freightSource, column);
    expect(plain.total).toBeGreaterThan(1);
    for (const source of [hopping, { ...hopping, parts }, { ...freightSource, parts }])
      expect(await offered(source, column)).toEqual(plain);
    for (const query of [{ search: '1' }, { values: '3' }, { minimum: 1 }])
      expect(await offered(hopping, column, query)).toEqual(await offered(freightSource, column, query));
  },
);
