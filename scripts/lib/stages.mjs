import { readFileSync } from 'node:fs';
import { recordProblem } from './native-builds.mjs';
import { bin, runNode } from './run.mjs';
import { runTypeScript } from './typescript.mjs';
import { dependencyCheck } from './unused-dependencies.mjs';

const typeCheck = () => runNode([bin('typescript/bin/tsc'), '--noEmit', '-p', '.']);
const lint = () => runNode([bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.']);
const boundaries = () => runTypeScript('scripts/boundaries/check.ts');

/** Checks that all native builds of the lock file were found in the registry. */
async function lockFile() {
  const record = JSON.parse(readFileSync('scripts/native-builds.json', 'utf8'));
  const text = recordProblem(readFileSync('package-lock.json', 'utf8'), record);
  return { code: text ? 1 : 0, text };
}

/** The checks that need nothing but the sources, by name. */
export const SOURCE_CHECKS = [
  ['Lock file', lockFile],
  ['Dependencies', dependencyCheck],
  ['Type check', typeCheck],
  ['Lint', lint],
  ['Boundaries', boundaries],
];

/** Runs a stage, prints its whole output at once under a heading, and returns its exit code. */
export async function runStage(name, stage) {
  const started = Date.now();
  const { code, text = '' } = await stage();
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`\n== ${name}: ${code === 0 ? 'ok' : 'FAILED'} (${seconds} s)`);
  if (text.trim()) console.log(text.trimEnd());
  return code;
}
