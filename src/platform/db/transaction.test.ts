import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { type Database, openDatabase, type Trx } from './database.ts';
import { endWithNext } from './transaction.ts';

let copy: TestDatabase;
let database: Database;
beforeAll(async () => {
  copy = await createTestDatabase(inject('clusterUrl'));
  database = openDatabase(copy.url, { max: 1 });
});
afterAll(async () => {
  await database.close();
  await copy.drop();
});

const one = async (trx: Trx) => (await sql<{ one: number }>`select 1 as one`.execute(trx)).rows[0]?.one;
const reading = <T>(work: (trx: Trx) => Promise<T>) => database.transaction(work, { readOnly: true });
const isInTransaction = async () =>
  (await database.pool.query('select now() <> statement_timestamp() as inside')).rows[0].inside;

it('ends with the statement that is announced as the last', async () => {
  const last = await reading((trx) => {
    endWithNext(trx);
    return one(trx);
  });
  expect(last).toBe(1);
  expect(await isInTransaction()).toBe(false);
});

it('takes no statement after the last', async () => {
  const late = reading(async (trx) => {
    endWithNext(trx);
    await one(trx);
    return one(trx);
  });
  await expect(late).rejects.toThrow('the transaction is over');
  expect(await reading(one)).toBe(1);
});

it('leaves the connection usable when the last statement fails, or is never sent', async () => {
  const failing = reading(async (trx) => {
    endWithNext(trx);
    await sql`select 1 / 0`.execute(trx);
  });
  await expect(failing).rejects.toThrow('division by zero');
  await reading(async (trx) => endWithNext(trx));
  expect(await isInTransaction()).toBe(false);
  expect(await reading(one)).toBe(1);
});

it('is no matter for a transaction that writes: it commits when its work is done', async () => {
  const both = await database.transaction(async (trx) => {
    endWithNext(trx);
    return [await one(trx), await one(trx)];
  });
  expect(both).toEqual([1, 1]);
});
