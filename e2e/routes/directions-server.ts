import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { requestShutdown } from '../../scripts/lib/signals.mjs';
import { connect } from '../support/database.ts';

/** A service for directions that does what the journey wants. */
export interface Router {
  answer: RequestListener;
  /** How often it was asked. */
  asked: number;
  readonly address: string;
  readonly close: () => Promise<void>;
}

export async function startRouter(): Promise<Router> {
  const server = createServer((request, response) => {
    router.asked += 1;
    router.answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const router: Router = {
    answer: (_request, response) => response.writeHead(503).end(),
    asked: 0,
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return router;
}

export interface SecondServer {
  readonly address: string;
  readonly end: () => Promise<void>;
}

const READY = /Tropeiro is ready at (\S+)/;

/** Another process of the product on the same data, which asks the router for directions. */
export async function startAsking(router: Router): Promise<SecondServer> {
  // What an earlier run found out about the service is kept in the database.
  const database = await connect();
  await database.query(`delete from outside_service where name = 'directions'`);
  const { host, port, user, password } = database;
  await database.end();
  const dataDir = process.env.E2E_DATA_DIR ?? '';
  const secret = async (name: string) => (await readFile(path.join(dataDir, 'secrets', name), 'utf8')).trim();
  const server = spawn(process.execPath, ['--enable-source-maps', 'dist/server/start.mjs'], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...process.env,
      ...{ HOST: '127.0.0.1', PORT: '0', DEMO: 'off', WORKER: 'off', NODE_ENV: 'production', LOG_LEVEL: 'error' },
      ...{ RATE_LIMIT_PER_MINUTE: '1000000', DATA_DIR: dataDir },
      ...{ AUTH_SECRET: await secret('auth'), FILES_SECRET: await secret('files') },
      DATABASE_URL: `postgres://${user}:${password}@${host}:${port}/postgres`,
      ...{ DIRECTIONS_URL: router.address, DIRECTIONS_PRIVATE: 'on', DIRECTIONS_TIMEOUT_MS: '5000' },
    },
  });
  let output = '';
  const address = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      const [, found] = READY.exec(output) ?? [];
      if (found) resolve(found);
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.once('exit', () => reject(new Error(`The server ended:\n${output}`)));
  });
  return {
    address,
    end: async () => {
      if (server.exitCode !== null || server.signalCode !== null) return;
      requestShutdown(server);
      await once(server, 'exit');
    },
  };
}
