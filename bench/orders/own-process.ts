import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type BuildOptions, build } from 'esbuild';
import { nodeBundle, serverBundle } from '../../scripts/lib/bundle.mjs';
import { memoryOptions } from '../../scripts/lib/serve.mjs';

export interface OwnProcess {
  readonly address: string;
  readonly pid: number;
  /** Its memory in MB. */
  memory(): number;
  stop(): Promise<void>;
}

/** The product as delivered, on an existing database. */
export async function startProduct(
  databaseUrl: string,
  secret: string,
  connections: number,
  more: Readonly<Record<string, string>> = {},
): Promise<OwnProcess> {
  return start((folder) => serverBundle(folder), 'start.mjs', {
    DATABASE_URL: databaseUrl,
    DATABASE_POOL: String(connections),
    AUTH_SECRET: secret,
    FILES_SECRET: secret,
    PORT: '0',
    DEMO: 'off',
    LOG_LEVEL: 'warn',
    RATE_LIMIT_PER_MINUTE: '1000000',
    TROPEIRO_ROOT: '../../..',
    ...more,
  });
}

/** The floor: a handler without the product, started by this file. */
export function startBare(
  databaseUrl: string,
  connections: number,
  file = 'bench/orders/bare-process.ts',
): Promise<OwnProcess> {
  return start((folder) => nodeBundle({ bare: file }, folder), 'bare.mjs', {
    DATABASE_URL: databaseUrl,
    DATABASE_POOL: String(connections),
  });
}

/** Built beside the sources, where the installed packages are found. */
async function start(
  bundleIn: (folder: string) => BuildOptions,
  file: string,
  env: Readonly<Record<string, string>>,
): Promise<OwnProcess> {
  const folder = await mkdtemp(join(resolve('node_modules'), '.bench-'));
  const out = join(folder, 'server');
  await build(bundleIn(out));
  const child = spawn(process.execPath, [...memoryOptions(env), join(out, file)], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR: join(folder, 'data'), ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await printedAddress(child);
  return {
    address,
    pid: child.pid!,
    memory: () => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)])) / 1000,
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Both print their address as soon as they accept requests. */
async function printedAddress(child: ChildProcess): Promise<string> {
  let output = '';
  for await (const part of child.stdout!) {
    output += String(part);
    const found = /https?:\/\/[\w.]+:\d+/.exec(output);
    if (found) {
      child.stdout!.resume();
      return found[0];
    }
  }
  throw new Error(`the server did not start: ${output}`);
}
