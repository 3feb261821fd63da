import { spawn } from 'node:child_process';
import { endWithUs, exitCodeOf } from './signals.mjs';

/** Runs the built server until it exits and resolves with its exit code. */
export function serve(file) {
  const child = endWithUs(spawnServer(file), { hasOwnGroup: true });
  return new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve(exitCodeOf(code, signal)));
  });
}

/**
 * A separate process group: each Ctrl+C reaches the server once, through us; Windows has no groups, there the console
 * reaches it directly. The channel to it closes when our process ends for any reason, and then it exits as well.
 */
export function spawnServer(file, env = {}) {
  const settings = { NODE_ENV: 'production', ...process.env, ...env };
  return spawn(process.execPath, ['--enable-source-maps', '--no-warnings', ...memoryOptions(settings), file], {
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: settings,
  });
}

/**
 * Left to itself Node collects garbage only when hundreds of megabytes have gathered. A process that only takes messages in
 * needs a hundred, so it is made to collect earlier; the limit is far above what it may ever need.
 */
export const memoryOptions = ({ ROLES = '' }) =>
  ROLES.trim() === 'ingestion'
    ? ['--max-semi-space-size=8', '--initial-old-space-size=96', '--max-old-space-size=512']
    : [];
