import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import { build } from 'esbuild';

const ROOT = join(import.meta.dirname, '../../..');
const READY = /ready at (http:\S+)/;

/** The product as one process, the way `npm start` runs it. */
export interface Running {
  readonly address: string;
  readonly pid: number;
  /** Ends it and waits until it is gone; the exit code, or null after a hard end. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

export interface Refused {
  readonly code: number | null;
  readonly lines: readonly string[];
}

export interface Program {
  start(env: Readonly<Record<string, string>>): Promise<Running>;
  /** Starts it where it cannot start, and tells what it says. */
  fail(env: Readonly<Record<string, string>>): Promise<Refused>;
  /** A folder that is gone with the program. */
  folder(): Promise<string>;
  remove(): Promise<void>;
}

/** Built once into a folder beside the installed packages; everything it started ends with it. */
export async function buildProgram(): Promise<Program> {
  const outdir = await mkdtemp(join(ROOT, '.cache', 'proof-'));
  const workers = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.worker.ts'),
  );
  await build({
    absWorkingDir: ROOT,
    entryPoints: [
      { in: 'src/app/start.ts', out: 'start' },
      ...workers.map((file) => ({ in: `src/${file}`, out: basename(file, '.ts') })),
    ],
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    logLevel: 'warning',
  });
  const children = new Set<ChildProcess>();
  const folders: string[] = [outdir];

  const launch = (env: Readonly<Record<string, string>>) => {
    const child = spawn(process.execPath, [join(outdir, 'start.mjs')], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'fatal', ...env },
    });
    children.add(child);
    const lines: string[] = [];
    const readers = [child.stdout, child.stderr].map((input) =>
      createInterface({ input }).on('line', (line) => lines.push(line)),
    );
    const ended = once(child, 'exit').then(([code]) => code as number | null);
    return { child, lines, readers, ended };
  };

  return {
    start: async (env) => {
      const { child, lines, readers, ended } = launch(env);
      const address = await new Promise<string>((resolve, reject) => {
        const look = (line: string) => {
          const found = READY.exec(line)?.[1];
          if (found) resolve(found);
        };
        for (const reader of readers) reader.on('line', look);
        void ended.then((code) => reject(new Error(`ended with ${code}:\n${lines.join('\n')}`)));
      });
      return {
        address,
        pid: child.pid ?? 0,
        end: async (signal) => {
          child.kill(signal);
          return ended;
        },
      };
    },
    fail: async (env) => {
      const { lines, ended } = launch(env);
      const code = await ended;
      return { code, lines: lines.filter((line) => line.trim() !== '') };
    },
    folder: async () => {
      const folder = await mkdtemp(join(tmpdir(), 'tropeiro-proof-'));
      // The database runs under another account when we are root.
      chmodSync(folder, 0o755);
      folders.push(folder);
      return folder;
    },
    remove: async () => {
      for (const child of children) {
        if (child.exitCode !== null || child.signalCode !== null) continue;
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      for (const folder of folders) await rm(folder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}
