import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Database } from '#platform/db/database.ts';
import { isEmptyDatabase } from './claim.repository.ts';

/** The program is beside this file, as a source while developing and in the same folder once built. */
const isSource = import.meta.url.endsWith('.ts');
const PROGRAM = fileURLToPath(new URL(isSource ? './demo.worker.ts' : './demo.worker.mjs', import.meta.url));

/**
 * Loads the demo into an empty database in a process of its own. Drawing its pictures and making its orders takes
 * hundreds of megabytes that the server itself would never give back.
 */
export async function loadDemoApart(database: Database, databaseUrl: string): Promise<void> {
  // Two servers that start together both find it empty; then they take turns, see claim.repository.ts.
  if (!(await database.asPlatform(isEmptyDatabase))) return;
  const child = fork(PROGRAM, {
    execArgv: isSource ? ['--import', 'tsx'] : [],
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  if (code !== 0) throw new Error(`the demo could not be loaded: its process ended with ${code ?? signal}`);
}
