import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { chmod, mkdtemp, readFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../lib/free-port.mjs';
import { spawnServer } from '../lib/serve.mjs';
import { endWithUs, requestShutdown } from '../lib/signals.mjs';

/** A safety net: a server that cannot start ends by itself long before. */
const READY_DEADLINE_MS = 1_200_000;

export interface Product {
  readonly address: string;
  readonly end: () => Promise<void>;
}

/** Starts the built product with fresh demo data, on a free port and in a folder of its own that goes with it. */
export async function startProduct(): Promise<Product> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'tropeiro-pictures-'));
  // Also when somebody ends us with Ctrl+C: the server is gone by then.
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 }));
  // The account the database runs under when we are root must be able to pass.
  await chmod(dataDir, 0o711);
  const port = await freePort();
  const log = path.join(dataDir, 'logs/server.log');
  const server = endWithUs(
    spawnServer('dist/server/start.mjs', {
      ...{ HOST: '127.0.0.1', PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: '', DEMO: 'on' },
      RATE_LIMIT_PER_MINUTE: '1000000',
    }),
    { hasOwnGroup: true },
  );
  const end = async () => {
    if (server.exitCode === null && server.signalCode === null) {
      requestShutdown(server);
      await once(server, 'exit');
    }
  };
  const address = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + READY_DEADLINE_MS;
  while (Date.now() < deadline && server.exitCode === null) {
    const reply = await fetch(`${address}/readyz`).catch(() => undefined);
    if (reply?.ok) return { address, end };
    await delay(200);
  }
  const text = await readFile(log, 'utf8').catch(() => '');
  await end();
  throw new Error(`The server did not start:\n${text}`);
}
