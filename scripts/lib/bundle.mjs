import path from 'node:path';
import { listFiles } from './stamp.mjs';

/** The server and each worker thread as one file each in a flat folder, so that they find each other by name. */
export function serverBundle(outdir) {
  const workers = listFiles(['src'], (file) => file.endsWith('.worker.ts'));
  const names = workers.map((file) => path.basename(file, '.ts'));
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Error(`two workers are called ${twice}.ts`);
  return nodeBundle(
    { start: 'src/app/start.ts', ...Object.fromEntries(names.map((name, i) => [name, workers[i]])) },
    outdir,
  );
}

/** esbuild options for programs that run in Node with the installed packages. */
export function nodeBundle(entryPoints, outdir) {
  return {
    entryPoints: Object.entries(entryPoints).map(([out, file]) => ({ in: file, out })),
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    sourcemap: 'linked',
    logLevel: 'warning',
  };
}
