import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdirSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { embedSettings } from '#areas/reports/server/embed/bi-services.fixture.ts';
import { freePort } from '../../scripts/lib/free-port.mjs';
import { requestShutdown } from '../../scripts/lib/signals.mjs';
import { connect } from './database.ts';

/** A safety net: a server that cannot start exits long before. */
const READY_DEADLINE_MS = 1_200_000;
const LOG = 'test-results/server.log';

/**
 * Builds what is stale and starts the product with demo data on its own database; sets BASE_URL and E2E_DATA_DIR.
 * Where both are set, the product that runs there is used as it is.
 */
export default async function setup(): Promise<() => Promise<void>> {
  if (process.env.BASE_URL && process.env.E2E_DATA_DIR) {
    await acceptReminders();
    return async () => undefined;
  }
  execFileSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' });
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'tropeiro-e2e-'));
  // As root the database runs under another account, which must be able to enter.
  await chmod(dataDir, 0o711);
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  // A journey that needs the services behind it opens this port itself.
  process.env.E2E_BI_PORT = String(await freePort());
  const server = startServer({
    PORT: String(port),
    DATA_DIR: dataDir,
    REPORT_EMBED_PRIVATE: 'on',
    REPORT_EMBEDS: embedSettings(`http://127.0.0.1:${process.env.E2E_BI_PORT}`),
  });
  const teardown = async () => {
    await end(server);
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    await waitUntilReady(server, address);
  } catch (error) {
    await teardown();
    throw error;
  }
  process.env.BASE_URL = address;
  process.env.E2E_DATA_DIR = dataDir;
  await acceptReminders();
  return teardown;
}

/** The people of the demo are reminded of something almost every day, which would stand before every journey. */
async function acceptReminders(): Promise<void> {
  const database = await connect();
  await database.query(`update app_user set reminded_on = '2100-01-01'`);
  await database.end();
}

function startServer(env: Record<string, string>): ChildProcess {
  mkdirSync(path.dirname(LOG), { recursive: true });
  const log = createWriteStream(LOG);
  const defaults = {
    HOST: '127.0.0.1',
    DEMO: 'on',
    // Journeys say themselves who drives where.
    SIMULATOR: 'off',
    // Twenty seconds of both processors beside the first journeys, for trips that none of them looks at.
    DEMO_YEAR: 'off',
    LOG_LEVEL: 'info',
    RATE_LIMIT_PER_MINUTE: '1000000',
    NODE_ENV: 'production',
  };
  const server = spawn(process.execPath, ['--enable-source-maps', 'dist/server/start.mjs'], {
    // Through the channel the server notices when the test run is killed, and exits as well.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...process.env, ...defaults, ...env },
  });
  server.stdout?.pipe(log);
  server.stderr?.pipe(log);
  return server;
}

async function waitUntilReady(server: ChildProcess, address: string): Promise<void> {
  const deadline = Date.now() + READY_DEADLINE_MS;
  while (Date.now() < deadline) {
    if (server.exitCode !== null) throw new Error(`The server ended:\n${await readFile(LOG, 'utf8')}`);
    const reply = await fetch(`${address}/readyz`).catch(() => undefined);
    if (reply?.ok) return;
    await delay(100);
  }
  throw new Error(`The server is not ready after ${READY_DEADLINE_MS / 1000} s:\n${await readFile(LOG, 'utf8')}`);
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  requestShutdown(server);
  await once(server, 'exit');
}
