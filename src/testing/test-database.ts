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

interface NewDatabase {
  readonly empty?: boolean;
  readonly template?: string;
}

/** A copy of a template, by default the migrated one: much cheaper than migrating again. */
export async function createTestDatabase(
  clusterUrl: string,
  { empty = false, template = TEMPLATE }: NewDatabase = {},
): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onCluster(
    clusterUrl,
    empty ? `create database ${name}` : `create database ${name} template ${template} strategy file_copy`,
  );
  return {
    url: named(clusterUrl, name),
    drop: () => onCluster(clusterUrl, `drop database if exists ${name} with (force)`),
  };
}

/** An arbitrary lock number; test files that need the same template take turns on it. */
const TEMPLATE_LOCK = 7_305_415;

/** A template that the first test file fills and later ones reuse. */
export async function ensureTemplate(
  clusterUrl: string,
  name: string,
  fill: (draft: TestDatabase) => Promise<void>,
): Promise<void> {
  const client = new pg.Client({ connectionString: clusterUrl });
  await client.connect();
  try {
    await client.query(`select pg_advisory_lock(${TEMPLATE_LOCK})`);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount) return;
    const draft = await createTestDatabase(clusterUrl);
    await fill(draft);
    await client.query(`alter database ${new URL(draft.url).pathname.slice(1)} rename to ${name}`);
  } finally {
    await client.end();
  }
}
