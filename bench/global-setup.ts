import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '#platform/db/embedded/embedded-postgres.ts';
import { prepareTemplate } from '#testing/test-database.ts';

const SETTINGS = { max_connections: 300, shared_buffers: '256MB' };

/** A cluster as durable as the product's; generated data is kept for the next run in the folder BENCH_DATA names. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const kept = process.env.BENCH_DATA;
  const dataDir = kept ?? (await mkdtemp(join(tmpdir(), 'tropeiro-bench-')));
  const cluster = await startEmbeddedPostgres({ dataDir, settings: SETTINGS });
  const client = new pg.Client({ connectionString: cluster.url });
  await client.connect();
  await client.query('drop database if exists tropeiro_template');
  await client.end();
  await prepareTemplate(cluster.url);
  project.provide('clusterUrl', cluster.url);
  return async () => {
    await cluster.stop();
    if (!kept) await rm(dataDir, { recursive: true, force: true });
  };
}
