import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { endWithUs, exitCodeOf, listenToSignals } from './signals.mjs';

export const ROOT = path.resolve(fileURLToPath(import.meta.url), '../../..');

/** The program of an installed package, to run with Node itself: no shell, no PATH. */
export function bin(file) {
  return path.join(ROOT, 'node_modules', file);
}

/** Runs a Node program to its end. Resolves with its exit code, and its output unless that is streamed. */
export function runNode(args, { stream = false, env = {} } = {}) {
  return run(process.execPath, args, { stream, env });
}

/** Output is often read in files and logs, so it has no colour codes. */
function plainEnvironment(extra) {
  const { FORCE_COLOR, ...rest } = process.env;
  return { ...rest, NO_COLOR: '1', ...extra };
}

/** npm as command and arguments: the one that started us, or the one on the PATH, which on Windows needs a shell. */
export function npmCommand(args) {
  const npm = process.env.npm_execpath ?? '';
  if (/npm-cli\.c?js$/.test(npm)) return [process.execPath, [npm, ...args]];
  return ['npm', args, { shell: process.platform === 'win32' }];
}

export function run(command, args, { stream = false, env = {}, shell = false } = {}) {
  return new Promise((resolve) => {
    const output = stream ? 'inherit' : 'pipe';
    const options = { cwd: ROOT, env: plainEnvironment(env), stdio: ['ignore', output, output], shell };
    const child = endWithUs(spawn(command, args, options));
    let text = '';
    const collect = (chunk) => {
      text += chunk;
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.once('error', (error) => resolve({ code: 1, text: `${text}${error.message}\n` }));
    child.once('close', (code, signal) => resolve({ code: exitCodeOf(code, signal), text }));
  });
}

export class StepFailed extends Error {}

/** Runs a script's main function: a failed step exits with its message alone, anything else with a stack. */
export async function main(body) {
  process.chdir(ROOT);
  listenToSignals();
  try {
    await body();
  } catch (error) {
    console.error(error instanceof StepFailed ? `tropeiro: ${error.message}` : error);
    process.exitCode = 1;
  }
}
