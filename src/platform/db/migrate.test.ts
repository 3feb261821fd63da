import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { createTestDatabase, MIGRATIONS, type TestDatabase } from '#testing/test-database.ts';
import { migrate } from './migrate.ts';
import { readListedSums, readMigrationSums } from './migration-sums.ts';

const databases: TestDatabase[] = [];
const emptyDatabase = async () => {
  const database = await createTestDatabase(inject('clusterUrl'), { empty: true });
  databases.push(database);
  return database;
};

afterEach(async () => {
  for (const database of databases.splice(0)) await database.drop();
});

async function rows<T extends pg.QueryResultRow>(url: string, text: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<T>(text)).rows;
  } finally {
    await client.end();
  }
}

it('released migrations keep their names and contents; new ones are listed by `npm run db:types`', async () => {
  expect(Object.fromEntries(await readMigrationSums(MIGRATIONS))).toEqual(
    Object.fromEntries(await readListedSums(MIGRATIONS)),
  );
});

describe('migrating', () => {
  it('two instances starting together migrate once', async () => {
    const { url } = await emptyDatabase();
    const results = await Promise.all([migrate(url, MIGRATIONS), migrate(url, MIGRATIONS), migrate(url, MIGRATIONS)]);
    const applied = results.map((result) => result.applied.length).sort((a, b) => a - b);
    expect(applied.slice(0, 2)).toEqual([0, 0]);
    expect(applied[2]).toBeGreaterThan(0);
  });

  it('a second start finds nothing to do', async () => {
    const { url } = await emptyDatabase();
    await migrate(url, MIGRATIONS);
    expect((await migrate(url, MIGRATIONS)).applied).toEqual([]);
  });

  it('a database of a newer version is refused and left as it is', async () => {
    const { url } = await emptyDatabase();
    const folder = await mkdtemp(join(tmpdir(), 'tropeiro-migrations-'));
    try {
      await writeFile(join(folder, '0001_first.sql'), 'create table first (id int);');
      await writeFile(join(folder, '0003_newer.sql'), 'create table newer (id int);');
      await migrate(url, folder);
      await rm(join(folder, '0003_newer.sql'));
      await writeFile(join(folder, '0002_second.sql'), 'create table second (id int);');
      await expect(migrate(url, folder)).rejects.toThrow(/newer version of Tropeiro, which has 0003_newer\.sql/);
      expect(await rows(url, `select from pg_class where relname = 'second'`)).toEqual([]);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });

  it('a broken file leaves nothing behind and is named', async () => {
    const { url } = await emptyDatabase();
    const folder = await mkdtemp(join(tmpdir(), 'tropeiro-migrations-'));
    try {
      await writeFile(join(folder, '0001_good.sql'), 'create table good (id int);');
      await writeFile(join(folder, '0002_broken.sql'), 'create table half (id int); select nonsense;');
      await expect(migrate(url, folder)).rejects.toThrow(/0002_broken\.sql/);
      const tables = await rows<{ name: string }>(
        url,
        `select relname as name from pg_class where relname in ('good', 'half')`,
      );
      expect(tables).toEqual([{ name: 'good' }]);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});
