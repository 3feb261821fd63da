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
  return spawn(process.execPath, ['--enable-source-maps', '--no-warnings', file], {
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { NODE_ENV: 'production', ...process.env, ...env },
  });
}
