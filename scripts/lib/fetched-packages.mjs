import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { run, StepFailed } from './run.mjs';

/**
 * Packages in exact versions from which data of the product is rebuilt: large, and needed by nobody else, so they are no
 * dependencies. Fetched once into `.cache/<name>`; returns how to read their files and use their code.
 */
export async function fetchPackages(name, packages) {
  const folder = path.resolve('.cache', name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ private: true, dependencies: packages }));
  const { code, text } = await run('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', '--omit=dev']);
  if (code !== 0) throw new StepFailed(`the sources could not be fetched:\n${text}`);
  const require = createRequire(path.join(folder, 'package.json'));
  const bytes = (file) => readFileSync(path.join(folder, 'node_modules', file));
  return {
    bytes,
    json: (file) => JSON.parse(bytes(file).toString('utf8')),
    code: (packageName) => import(pathToFileURL(require.resolve(packageName)).href),
  };
}
