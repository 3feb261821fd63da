import type { TestProject } from 'vitest/node';
import { startTemporaryPostgres } from '#platform/db/embedded/temporary-postgres.ts';
import { prepareTemplate } from './test-database.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    clusterUrl: string;
  }
}

/** One cluster for all test files, and one migrated template that each of them copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startTemporaryPostgres({ max_connections: 300, shared_buffers: '256MB' });
  await prepareTemplate(cluster.url);
  project.provide('clusterUrl', cluster.url);
  return () => cluster.stop();
}
