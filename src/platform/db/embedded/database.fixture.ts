import { type ChildProcess, execFileSync, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { type EmbeddedPostgres, type EmbeddedPostgresOptions, startEmbeddedPostgres } from './embedded-postgres.ts';
import { recordedPostmaster } from './end-postmaster.ts';
import { THROWAWAY_SETTINGS } from './temporary-postgres.ts';

/** A database owned by a separate process. */
export interface ChildOwner {
  child: ChildProcess;
  postmaster: number;
  answer: { url: string; notes: string[]; error?: string };
}

export interface Bench {
  /** A world-readable folder that is removed after the test. */
  root: string;
  dataDir: string;
  cluster: string;
  cleanUp(step: () => unknown): void;
  /** Puts a created, stopped database into the data folder: faster than creating one. */
  seed(): void;
  start(options?: Partial<EmbeddedPostgresOptions>): Promise<EmbeddedPostgres>;
  startInChild(options?: SpawnOptions & { launcher?: string; args?: string[] }): Promise<ChildOwner>;
}

/** Registers hooks that give every test its own folder and stop what it started. */
export function setUpBench(): Bench {
  const bench = { cleanUp, seed, start, startInChild } as Bench;
  let seedFolder: string;
  let steps: (() => unknown)[] = [];

  beforeAll(async () => {
    seedFolder = await publicFolder();
    const running = await startEmbeddedPostgres({ dataDir: path.join(seedFolder, 'db'), settings: THROWAWAY_SETTINGS });
    await running.stop();
  });
  beforeEach(async () => {
    bench.root = await publicFolder();
    bench.dataDir = path.join(bench.root, 'db');
    bench.cluster = path.join(bench.dataDir, 'cluster');
  });
  afterEach(async () => {
    for (const step of steps.reverse()) await step();
    steps = [];
    await rm(bench.root, { recursive: true, force: true, maxRetries: 5 });
  });
  afterAll(() => rm(seedFolder, { recursive: true, force: true }));

  function cleanUp(step: () => unknown): void {
    steps.push(step);
  }

  function seed(): void {
    // As root the files belong to another account, which only cp preserves.
    if (process.getuid?.() === 0) execFileSync('cp', ['-a', path.join(seedFolder, 'db'), bench.dataDir]);
    else cpSync(path.join(seedFolder, 'db'), bench.dataDir, { recursive: true });
  }

  async function start(options: Partial<EmbeddedPostgresOptions> = {}): Promise<EmbeddedPostgres> {
    const running = await startEmbeddedPostgres({ dataDir: bench.dataDir, settings: THROWAWAY_SETTINGS, ...options });
    cleanUp(running.stop);
    return running;
  }

  async function startInChild({ launcher, args, ...options }: Parameters<Bench['startInChild']>[0] = {}) {
    const program = path.join(launcher ?? import.meta.dirname, 'owner.fixture.ts');
    const [dataDir = '', ...rest] = args ?? [bench.dataDir];
    const node = ['--import', import.meta.resolve('tsx'), program, dataDir, ...rest];
    const child = spawn(process.execPath, node, { stdio: ['ignore', 'pipe', 'inherit'], ...options });
    cleanUp(() => endProcess(child, 'SIGTERM'));
    const [line] = await once(child.stdout as NodeJS.ReadableStream, 'data');
    const postmaster = recordedPostmaster(path.join(dataDir, 'cluster')) ?? 0;
    return { child, postmaster, answer: JSON.parse(String(line)) };
  }

  return bench;
}

async function publicFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'tropeiro-embedded-'));
  chmodSync(folder, 0o755);
  return folder;
}

export async function endProcess(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
}

/** The first value of the first row. */
export async function ask(url: string, text: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query({ text, rowMode: 'array' });
    return rows[0]?.[0];
  } finally {
    await client.end();
  }
}
