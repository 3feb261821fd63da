import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '#platform/db/embedded/embedded-postgres.ts';
import { migrate } from '#platform/db/migrate.ts';
import { MIGRATIONS } from '#testing/test-database.ts';
import { generateMarket, type MarketWorld, sizes } from './generate-market.ts';

export interface MarketDatabase {
  readonly url: string;
  readonly owner: pg.Client;
  readonly world: MarketWorld;
}

export interface MarketCluster {
  /** A database with the given number of opportunities: the kept one, migrated, or a new one. */
  open(opportunities: number): Promise<MarketDatabase>;
  stop(): Promise<void>;
}

const SETTINGS = { max_connections: 300, shared_buffers: '256MB' };

/** Durable, as the product is delivered; generated data is kept for the next run in the folder BENCH_DATA names. */
export async function startMarketCluster(): Promise<MarketCluster> {
  const kept = process.env.BENCH_DATA;
  const dataDir = kept ? `${kept}-durable` : await mkdtemp(join(tmpdir(), 'tropeiro-market-'));
  const cluster = await startEmbeddedPostgres({ dataDir, settings: SETTINGS });
  return {
    open: (opportunities) => openMarket(cluster.url, opportunities),
    stop: async () => {
      await cluster.stop();
      if (!kept) await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** By the rank they were generated with, so that the same company is measured whatever was written since. */
const BY_RANK = `select distinct on (rank) id from (select id, created_at, split_part(company_name, ' ', 2)::int as rank from company
  where company_name ~ '^Transportes \\d+$') c order by rank, created_at`;

async function openMarket(clusterUrl: string, opportunities: number): Promise<MarketDatabase> {
  const name = `market_${opportunities}`;
  const url = clusterUrl.replace(/\/[^/]*$/, `/${name}`);
  const isNew = await createIfMissing(clusterUrl, name);
  const { applied } = await migrate(url, MIGRATIONS);
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  if (isNew) return { url, owner, world: await generateMarket(owner, opportunities) };
  if (applied.length > 0) await owner.query('vacuum (analyze)');
  const { rows } = await owner.query<{ id: string }>(BY_RANK);
  return { url, owner, world: { companyIds: rows.map(({ id }) => id), ...(await sizes(owner)) } };
}

async function createIfMissing(clusterUrl: string, name: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: clusterUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount) return false;
    await client.query(`create database ${name}`);
    return true;
  } finally {
    await client.end();
  }
}
