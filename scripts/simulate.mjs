import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { checkNodeVersion } from './lib/node-version.mjs';

checkNodeVersion();

const { main, StepFailed } = await import('./lib/run.mjs');

const USE = 'npm run simulate -- [--trucks 5000] [--seconds 20] [--address http://127.0.0.1:3000]';

/**
 * Drives many trucks of the demo on a product that runs with SIMULATOR=off: missing ones are added to one company. For trying how
 * much a machine bears, never on a database that is used.
 */
await main(async () => {
  const options = {
    trucks: { type: 'string', default: '5000' },
    seconds: { type: 'string', default: '20' },
    address: { type: 'string', default: 'http://127.0.0.1:3000' },
  };
  const { trucks, seconds, address } = parseArgs({ options }).values;
  if (!(Number(trucks) > 0 && Number(seconds) > 0)) throw new StepFailed(USE);
  const reply = await fetch(`${address}/readyz`).catch(() => undefined);
  if (!reply?.ok) throw new StepFailed(`nothing answers at ${address}: start the product with SIMULATOR=off npm start`);
  const { serve } = await import('./lib/serve.mjs');
  process.env.DATABASE_URL ??= embeddedDatabase();
  process.env.SIMULATED_ADDRESS = address;
  process.env.SIMULATED_TRUCKS = trucks;
  process.env.SIMULATED_SECONDS = seconds;
  console.log(`${trucks} trucks report every ${seconds} seconds. Ctrl+C ends it.`);
  process.exitCode = await serve('dist/server/simulator.worker.mjs');
});

/** Of the product that runs on this machine. */
function embeddedDatabase() {
  const folder = path.join(process.env.DATA_DIR ?? '.data', 'postgres');
  const read = (name) => readFileSync(path.join(folder, name), 'utf8').trim();
  if (!existsSync(path.join(folder, 'port')))
    throw new StepFailed(`no database in ${folder}: set DATABASE_URL or DATA_DIR`);
  return `postgresql://postgres:${encodeURIComponent(read('superuser-password'))}@127.0.0.1:${read('port')}/postgres`;
}
