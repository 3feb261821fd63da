import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '#platform/db/embedded/embedded-postgres.ts';
import { startTemporaryPostgres, THROWAWAY_SETTINGS } from '#platform/db/embedded/temporary-postgres.ts';
import { prepareTemplate } from '#testing/test-database.ts';

const SETTINGS = { max_connections: 300, shared_buffers: '256MB' };

/** A cluster of its own; generated data is kept for the next run in the folder BENCH_DATA names. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = process.env.BENCH_DATA;
  const cluster = dataDir
    ? await startEmbeddedPostgres({ dataDir, settings: { ...THROWAWAY_SETTINGS, ...SETTINGS } })
    : await startTemporaryPostgres(SETTINGS);
  const client = new pg.Client({ connectionString: cluster.url });
  await client.connect();
  await client.query('drop database if exists tropeiro_template');
  await client.end();
  await prepareTemplate(cluster.url);
  project.provide('clusterUrl', cluster.url);
  return () => cluster.stop();
}
