import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { afterAll, beforeAll, it } from 'vitest';
import { findHeadlessShell } from '../scripts/lib/chromium.mjs';
import { freePort } from '../scripts/lib/free-port.mjs';
import { spawnServer } from '../scripts/lib/serve.mjs';
import { requestShutdown } from '../scripts/lib/signals.mjs';
import { DESKTOP, type Opening, openFirstList, PHONE, type Way } from './first-list/open-first-list.ts';
import { BROWSER_ARGUMENTS } from './page-tasks.ts';

/** To the first list, in the product as delivered with its demo, or in the one at `BENCH_ADDRESS`. It must have been built. */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const SLOWER = [1, 4] as const;
const PASSWORD = 'Tropeiro-2026';
const READY_MS = 1_200_000;

interface Case {
  readonly name: string;
  readonly email: string;
  readonly way: Way;
  readonly screen: typeof DESKTOP;
  readonly at: string;
}

const OPERATOR = { email: 'operator@campos.demo', at: '/loadOrder' };
const CASES: readonly Case[] = [
  { name: 'orders, signed in', ...OPERATOR, way: 'signIn', screen: DESKTOP },
  { name: 'orders by a link', ...OPERATOR, way: 'link', screen: DESKTOP },
  { name: 'orders, reloaded', ...OPERATOR, way: 'reload', screen: DESKTOP },
  { name: 'marketplace of a trucker', email: 'trucker@serra.demo', at: '/', way: 'signIn', screen: PHONE },
  { name: 'orders on a phone', ...OPERATOR, way: 'signIn', screen: PHONE },
];

let server: ChildProcess | undefined;
let dataDir: string | undefined;
let address: string;
let browser: Browser;

beforeAll(async () => {
  address = process.env.BENCH_ADDRESS ?? (await startProduct());
  browser = await chromium.launch({ executablePath: findHeadlessShell(), args: BROWSER_ARGUMENTS });
});
afterAll(async () => {
  await browser?.close();
  if (server && server.exitCode === null) {
    requestShutdown(server);
    await once(server, 'exit');
  }
  if (dataDir) await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
});

async function startProduct(): Promise<string> {
  dataDir = await mkdtemp(join(tmpdir(), 'tropeiro-bench-'));
  const port = String(await freePort());
  server = spawnServer('dist/server/start.mjs', {
    HOST: '127.0.0.1',
    PORT: port,
    DATA_DIR: dataDir,
    DEMO: 'on',
    DEMO_YEAR: 'off',
    SIMULATOR: 'off',
    LOG_LEVEL: 'warn',
    RATE_LIMIT_PER_MINUTE: '1000000',
  });
  const started = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + READY_MS;
  while (!(await fetch(`${started}/readyz`).catch(() => undefined))?.ok) {
    if (server.exitCode !== null || Date.now() > deadline) throw new Error('the product does not start');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return started;
}

const print = (text: string) => process.stdout.write(`${text}\n`);
/** What others do on the machine only ever adds. */
const best = (openings: readonly Opening[], figure: 'list' | 'rows' | 'longest') =>
  Math.min(...openings.map((opening) => opening[figure])).toFixed(0);

it('the first list', async () => {
  print(
    `| best of ${ROUNDS}, ms | slower | list | rows | longest task | requests to the rows | after the click | asked for twice | load |`,
  );
  print('|---|---|---|---|---|---|---|---|---|');
  for (const { name, ...visit } of CASES) {
    for (const slower of SLOWER) {
      const openings: Opening[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        openings.push(await openFirstList(browser, { ...visit, address, slower, password: PASSWORD }));
      }
      const { requests, after, repeated } = openings.at(-1)!;
      const times = (['list', 'rows', 'longest'] as const).map((figure) => best(openings, figure));
      const load = loadavg()[0]!.toFixed(1);
      print(`| ${[name, slower, ...times, requests, after, repeated.join(' ') || 'none', load].join(' | ')} |`);
    }
  }
});
