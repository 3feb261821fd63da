import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { type Database, openDatabase, type Trx, withPlatformScope } from './database.ts';
import { ROLES } from './roles.ts';

let copy: TestDatabase;
let database: Database;

beforeAll(async () => {
  copy = await createTestDatabase(inject('clusterUrl'));
  database = openDatabase(copy.url, { max: 2 });
});
afterAll(async () => {
  await database.close();
  await copy.drop();
});

const role = async (trx: Trx) => (await sql<{ role: string }>`select current_user as role`.execute(trx)).rows[0]?.role;

describe('platform scope for one step', () => {
  it('ends with the step', async () => {
    const seen = await database.transaction(async (trx) => [
      await role(trx),
      await withPlatformScope(trx, () => role(trx)),
      await role(trx),
    ]);
    expect(seen).toEqual([ROLES.app, ROLES.platform, ROLES.app]);
  });

  it('ends with the step that failed', async () => {
    const after = await database.transaction(async (trx) => {
      await withPlatformScope(trx, () => Promise.reject(new Error('no'))).catch(() => undefined);
      return role(trx);
    });
    expect(after).toBe(ROLES.app);
  });

  it('leaves a transaction of the platform as it is', async () => {
    const after = await database.asPlatform(async (trx) => {
      await withPlatformScope(trx, () => role(trx));
      return role(trx);
    });
    expect(after).toBe(ROLES.platform);
  });
});
