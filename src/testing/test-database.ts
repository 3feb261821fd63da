import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { migrate } from '#platform/db/migrate.ts';

const TEMPLATE = 'tropeiro_template';
export const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url));

export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

const named = (clusterUrl: string, name: string) => clusterUrl.replace(/\/[^/]*$/, `/${name}`);

async function onCluster(clusterUrl: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: clusterUrl });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}

export async function prepareTemplate(clusterUrl: string): Promise<void> {
  await onCluster(clusterUrl, `create database ${TEMPLATE}`);
  await migrate(named(clusterUrl, TEMPLATE), MIGRATIONS);
}

/** A copy of the migrated template: a fraction of the cost of migrating again. */
export async function createTestDatabase(clusterUrl: string, { empty = false } = {}): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onCluster(
    clusterUrl,
    empty ? `create database ${name}` : `create database ${name} template ${TEMPLATE} strategy file_copy`,
  );
  return {
    url: named(clusterUrl, name),
    drop: () => onCluster(clusterUrl, `drop database if exists ${name} with (force)`),
  };
}
