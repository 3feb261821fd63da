import { bin, runNode } from './run.mjs';
import { runTypeScript } from './typescript.mjs';

/** The checks that need nothing but the sources. */
export const typeCheck = () => runNode([bin('typescript/bin/tsc'), '--noEmit', '-p', '.']);
export const lint = () => runNode([bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.']);
export const boundaries = () => runTypeScript('scripts/boundaries/check.ts');

/** Runs a stage, prints its whole output at once under a heading, and returns its exit code. */
export async function runStage(name, stage) {
  const started = Date.now();
  const { code, text = '' } = await stage();
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`\n== ${name}: ${code === 0 ? 'ok' : 'FAILED'} (${seconds} s)`);
  if (text.trim()) console.log(text.trimEnd());
  return code;
}
