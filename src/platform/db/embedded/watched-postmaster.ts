import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { spawnOptions } from './cluster.ts';
import type { DataFolder } from './data-folder.ts';

/**
 * Windows has no shell and no signals for this: a small Node.js program starts PostgreSQL through pg_ctl, which drops
 * administrator rights, and shuts it down as soon as our end of its input closes, for whatever reason.
 */
const WATCHER = `
const { spawnSync } = require('node:child_process');
const { readFileSync } = require('node:fs');
const [pgCtl, cluster, logFile, settings] = process.argv.slice(1);
const control = (...args) => spawnSync(pgCtl, [...args, '-D', cluster, '-w'], { stdio: 'ignore' }).status;
const isRunning = () => control('status') === 0;
if (control('start', '-t', '300', '-l', logFile, '-o', settings) !== 0) {
  try { process.stderr.write(readFileSync(logFile)); } catch {}
  process.exitCode = 1;
} else {
  const timer = setInterval(() => { if (!isRunning()) process.exit(1); }, 2000);
  process.stdin.on('error', () => {}).on('close', () => {
    clearInterval(timer);
    if (control('stop', '-m', 'fast', '-t', '30') !== 0) control('stop', '-m', 'immediate');
    process.exit(0);
  }).resume();
}`;

/** Starts PostgreSQL behind the watcher. The settings must not need quotes, because pg_ctl takes them as one text. */
export function spawnWatched(folder: DataFolder, program: string, args: readonly string[]): ChildProcess {
  const logFile = path.join(folder.home, 'postgres.log');
  return spawn(process.execPath, ['-e', WATCHER, controlProgram(program), folder.cluster, logFile, args.join(' ')], {
    ...spawnOptions(folder),
    stdio: ['pipe', 'ignore', 'pipe'],
    windowsHide: true,
  });
}

/** pg_ctl, which lies beside the server's own program. */
export function controlProgram(postgres: string): string {
  return path.join(path.dirname(postgres), 'pg_ctl');
}
