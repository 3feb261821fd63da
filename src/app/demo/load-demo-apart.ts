import { once } from 'node:events';
import type { Database } from '#platform/db/database.ts';
import { startBeside } from './beside.ts';
import { isEmptyDatabase } from './claim.repository.ts';

/**
 * Loads the demo into an empty database in a process of its own. Drawing its pictures and making its orders takes
 * hundreds of megabytes that the server itself would never give back.
 */
export async function loadDemoApart(database: Database, databaseUrl: string): Promise<void> {
  // Two servers that start together both find it empty; then they take turns, see claim.repository.ts.
  if (!(await database.asPlatform(isEmptyDatabase))) return;
  const child = startBeside('demo.worker', { DATABASE_URL: databaseUrl });
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  if (code !== 0) throw new Error(`the demo could not be loaded: its process ended with ${code ?? signal}`);
}
