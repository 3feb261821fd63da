import pg from 'pg';
import { inject } from 'vitest';
import { migrate } from '#platform/db/migrate.ts';
import { MIGRATIONS } from '#testing/test-database.ts';

/** How a database of some size comes into being. */
export interface Recipe<World> {
  /** Its databases are named after it. */
  readonly name: string;
  readonly generate: (client: pg.Client, size: number) => Promise<World>;
  /** What is in a database that was generated before. */
  readonly reopen: (client: pg.Client) => Promise<World>;
}

export interface Generated<World> {
  readonly url: string;
  readonly owner: pg.Client;
  readonly world: World;
}

/** By the rank they were generated with, so that the same company is measured whatever was written since. */
const BY_RANK = `select distinct on (rank) id from (select id, created_at, split_part(company_name, ' ', 2)::int as rank from company
  where company_name ~ '^Transportes \\d+$') c order by rank, created_at`;

export async function companiesByRank(client: pg.Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ id: string }>(BY_RANK);
  return rows.map(({ id }) => id);
}

/** A database of the given size: the kept one, migrated, or a new one. */
export async function openGenerated<World>(
  { name: kind, generate, reopen }: Recipe<World>,
  size: number,
): Promise<Generated<World>> {
  const clusterUrl = inject('clusterUrl');
  const name = `${kind}_${size}`;
  const url = clusterUrl.replace(/\/[^/]*$/, `/${name}`);
  const isNew = await createIfMissing(clusterUrl, name);
  const { applied } = await migrate(url, MIGRATIONS);
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  if (!isNew) {
    if (applied.length > 0) await owner.query('vacuum (analyze)');
    return { url, owner, world: await reopen(owner) };
  }
  try {
    return { url, owner, world: await generate(owner, size) };
  } catch (error) {
    // Half a database would be taken for a whole one the next time.
    await owner.end();
    await administrate(clusterUrl, (client) => client.query(`drop database ${name}`));
    throw error;
  }
}

export const createIfMissing = (clusterUrl: string, name: string): Promise<boolean> =>
  administrate(clusterUrl, async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount) return false;
    await client.query(`create database ${name}`);
    return true;
  });

async function administrate<T>(clusterUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: clusterUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
