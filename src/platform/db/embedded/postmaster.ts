import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import readline from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { spawnOptions } from './cluster.ts';
import type { DataFolder } from './data-folder.ts';
import { EmbeddedPostgresError } from './errors.ts';
import { isAlive, isPostmasterOf, isSegmentInUse } from './process-identity.ts';
import { controlProgram, spawnWatched } from './watched-postmaster.ts';

const POLL_MS = 15;
/** A fast shutdown writes a checkpoint, which takes time on a slow disk. */
const FAST_SHUTDOWN_MS = 30_000;
const IMMEDIATE_SHUTDOWN_MS = 5_000;
const TAIL_LINES = 20;

const IS_WINDOWS = process.platform === 'win32';

/**
 * Descriptor 3 stays open as long as our process lives. When it closes, for whatever reason, the shell asks PostgreSQL
 * to shut down, so that no orphan keeps running.
 */
const WATCHER = `
"$@" 3<&- & server=$!
{ read -r _ <&3; kill -INT "$server"; } 2>/dev/null & watcher=$!
wait "$server"; code=$?
kill "$watcher" 2>/dev/null
exit "$code"`;

export interface Postmaster {
  process: ChildProcess;
  /** Lets the watcher shut PostgreSQL down, as it does when our process ends. */
  release(): void;
  /** Settles when PostgreSQL has ended. */
  ended: Promise<void>;
  hasEnded(): boolean;
  /** The last lines PostgreSQL wrote, for the error message of a failed start. */
  tail(): string;
}

export function launch(
  folder: DataFolder,
  program: string,
  args: string[],
  log: (line: string) => void,
  withoutShell = IS_WINDOWS,
): Postmaster {
  const child = withoutShell ? spawnWatched(folder, program, args) : spawnOnShell(folder, program, args);
  const line = withoutShell ? child.stdin : child.stdio[3];
  const lines: string[] = [];
  readline.createInterface({ input: child.stderr as NodeJS.ReadableStream }).on('line', (text) => {
    lines.push(text);
    if (lines.length > TAIL_LINES) lines.shift();
    if (/\bPANIC:/.test(text)) log(text);
  });
  // A watcher that has exited closes its end; `ended` reports it.
  line?.on('error', () => {});
  let over = false;
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', (error) => reject(new EmbeddedPostgresError(`PostgreSQL did not start: ${error.message}`)));
    child.once('close', () => resolve());
  }).finally(() => {
    over = true;
  });
  ended.catch(() => {});
  return {
    process: child,
    release: () => line?.destroy(),
    ended,
    hasEnded: () => over,
    tail: () => lines.join('\n'),
  };
}

function spawnOnShell(folder: DataFolder, program: string, args: string[]): ChildProcess {
  return spawn('/bin/sh', ['-c', WATCHER, 'sh', program, '-D', folder.cluster, ...args], {
    ...spawnOptions(folder),
    // A separate process group: Ctrl+C in the terminal is for us, and we close the connections first.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
  });
}

/** The process id in the cluster's own lock file, if there is one. */
export function recordedPostmaster(cluster: string): number | undefined {
  return readLockFile(cluster)?.pid;
}

/** Stops what a killed run left behind. Call it only as the owner of the folder. */
export async function endAbandoned(cluster: string, program: string, log: (line: string) => void): Promise<void> {
  const lock = readLockFile(cluster);
  if (!lock) return;
  if (isPostmasterOf(lock.pid, cluster)) {
    log(`Ending the database an earlier run left behind (process ${lock.pid})`);
    await endPostmaster(lock.pid, cluster, program);
  } else if (isAlive(lock.pid)) {
    // The id now belongs to another program; PostgreSQL would take it for itself and refuse to start. The file also
    // protects against surviving children of the old server, so they must be gone first.
    const deadline = Date.now() + FAST_SHUTDOWN_MS;
    while (isSegmentInUse(lock.segment) && Date.now() < deadline) await delay(POLL_MS);
    if (!isSegmentInUse(lock.segment)) rmSync(path.join(cluster, 'postmaster.pid'), { force: true });
  }
}

function readLockFile(cluster: string): { pid: number; segment: number } | undefined {
  try {
    const lines = readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    const [pid = Number.NaN, segment = 0] = [lines[0], lines[6]?.trim().split(/\s+/)[1]].map(Number);
    return Number.isInteger(pid) ? { pid, segment } : undefined;
  } catch {
    return undefined;
  }
}

/** Fast shutdown first; only a server that does not react is stopped harder. */
export async function endPostmaster(pid: number, cluster: string, program: string): Promise<void> {
  if (IS_WINDOWS) {
    // On Windows a signal would end the process at once, without a checkpoint.
    spawnSync(controlProgram(program), ['stop', '-D', cluster, '-m', 'fast', '-w'], { stdio: 'ignore' });
    return;
  }
  const steps = [
    ['SIGINT', FAST_SHUTDOWN_MS],
    ['SIGQUIT', IMMEDIATE_SHUTDOWN_MS],
    ['SIGKILL', IMMEDIATE_SHUTDOWN_MS],
  ] as const;
  for (const [signal, patience] of steps) {
    const deadline = Date.now() + patience;
    if (!isPostmasterOf(pid, cluster)) return;
    process.kill(pid, signal);
    while (isPostmasterOf(pid, cluster) && Date.now() < deadline) await delay(POLL_MS);
  }
}
