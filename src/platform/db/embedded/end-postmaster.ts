import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isAlive, isPostmasterOf, isSegmentInUse, processesTitled } from './process-identity.ts';
import { controlProgram } from './watched-postmaster.ts';

const POLL_MS = 15;
/** A fast shutdown writes a checkpoint, which takes time on a slow disk. */
const FAST_SHUTDOWN_MS = 30_000;
const IMMEDIATE_SHUTDOWN_MS = 5_000;

/** The process id in the cluster's own lock file, if there is one. */
export function recordedPostmaster(cluster: string): number | undefined {
  return readLockFile(cluster)?.pid;
}

export interface Abandoned {
  readonly cluster: string;
  /** The name in the titles of the cluster's processes. */
  readonly label: string;
  readonly program: string;
}

/** Stops what a killed server or a killed run left behind. Call it only as the owner of the folder. */
export async function endAbandoned({ cluster, label, program }: Abandoned, log: (line: string) => void): Promise<void> {
  const lock = readLockFile(cluster);
  if (!lock) return;
  if (isPostmasterOf(lock.pid, cluster)) {
    log(`Ending the database an earlier run left behind (process ${lock.pid})`);
    await endPostmaster(lock.pid, cluster, program);
    return;
  }
  endChildren(label);
  if (isAlive(lock.pid)) {
    // The id now belongs to another program; PostgreSQL would take it for itself and refuse to start. The file also
    // protects against surviving children of the old server, so they must be gone first.
    const deadline = Date.now() + FAST_SHUTDOWN_MS;
    while (isSegmentInUse(lock.segment) && Date.now() < deadline) await delay(POLL_MS);
    if (!isSegmentInUse(lock.segment)) rmSync(path.join(cluster, 'postmaster.pid'), { force: true });
  }
}

/**
 * Without their server, children end by themselves only when their statement ends, and no new server starts before. What
 * they have not committed is lost in any case. Windows shows no titles; there the start waits for them.
 */
function endChildren(label: string): void {
  for (const pid of processesTitled(`postgres: ${label}: `)) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has just ended.
    }
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
  if (process.platform === 'win32') {
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
