import { inject } from 'vitest';
import { areas } from '#app/areas.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { createTestDatabase, ensureTemplate } from '#testing/test-database.ts';
import { loadDemo } from './load-demo.ts';

const TEMPLATE = 'tropeiro_demo';

/** Loading takes seconds on an idle machine; the limit leaves room for a busy one. */
export const LOADING_MS = 900_000;

/** The product with the demo, which is loaded once for all test files. Close it in `afterAll`. */
export async function startDemoApp(): Promise<TestApp> {
  const cluster = inject('clusterUrl');
  await ensureTemplate(cluster, TEMPLATE, async (database) => {
    const app = await startTestApp({ areas: areas(), database });
    await loadDemo(app.services);
    await app.close();
  });
  const database = await createTestDatabase(cluster, { template: TEMPLATE });
  const app = await startTestApp({ areas: areas(), database });
  return { ...app, close: () => app.close().then(database.drop) };
}
