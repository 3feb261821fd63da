import { readFileSync } from 'node:fs';
import { listFiles } from './stamp.mjs';

const ROOTS = ['src', 'scripts', 'e2e', 'bench', 'vite.config.ts', 'vitest.config.ts', 'playwright.config.ts'];
const SOURCE = /\.(ts|tsx|mts|mjs|css|html)$/;
/** Where a package can be used: imports of scripts and styles, look-ups of its files, its programs. */
const USE = /(?:\bfrom|\bimport|\bimport\(|\bresolve\(|\bbin\(|\bprogram\(|@import)\s*['"`]([^'"`$]+)/g;
/** A scoped name in quotes can only be the package: data files are found by such constants. */
const SCOPED = /['"`](@[\w.-]+\/[\w.-]+)/g;

/** The dependencies of package.json that nothing in the repository uses. */
export function unusedDependencies(manifest, sources, programsOf = () => []) {
  const names = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
  const named = (text) => [...text.matchAll(USE), ...text.matchAll(SCOPED)].map(([, path]) => packageOf(path));
  const used = new Set(sources.flatMap(named));
  const commands = new Set(Object.values(manifest.scripts ?? {}).flatMap((script) => script.split(/\s+/)));
  const isUsed = (name) => used.has(name) || programsOf(name).some((program) => commands.has(program));
  return names.filter((name) => !isUsed(name) && !typed(name).some((other) => other === 'node' || isUsed(other)));
}

/** The package of an import path: `@scope/name/deep/file` → `@scope/name`. */
function packageOf(path) {
  return path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/');
}

/** The package that a types package describes; it is used when that one is. */
function typed(name) {
  return name.startsWith('@types/') ? [name.slice('@types/'.length).replace(/^(.+)__(.+)$/, '@$1/$2')] : [];
}

/** The same for this repository, as a stage of the checks. */
export async function dependencyCheck() {
  const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
  const sources = listFiles(ROOTS, (file) => SOURCE.test(file)).map((file) => readFileSync(file, 'utf8'));
  const unused = unusedDependencies(manifest, sources, (name) => {
    const { bin = {} } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
    return typeof bin === 'string' ? [name] : Object.keys(bin);
  });
  const text = unused.map((name) => `${name} is in package.json and nothing imports it: use it or remove it`);
  return { code: unused.length === 0 ? 0 : 1, text: text.join('\n') };
}
