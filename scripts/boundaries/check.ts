import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { MANIFESTS } from '#app/manifests.gen.ts';
import { PERMISSION_CATALOGUE } from '#app/permission-catalogue.ts';
import { findProblems } from './find-problems.ts';

// Runs in the project's folder: prints every violation of the architecture and fails when there is one.
const ROOTS = ['src', 'e2e', 'bench', 'scripts'];

const files = new Map<string, string>();
for (const root of ROOTS.filter((folder) => existsSync(folder))) {
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name).replaceAll(path.sep, '/');
    if (entry.isFile()) files.set(file, /\.(ts|tsx|mjs|css)$/.test(file) ? readFileSync(file, 'utf8') : '');
  }
}
const paths = Object.values(MANIFESTS).flatMap(({ screens = {} }) => Object.values(screens).map(({ path }) => path));
const problems = findProblems(files, { permissions: PERMISSION_CATALOGUE.names, paths });
for (const { path: file, line, rule, message } of problems) console.log(`${file}:${line}  ${rule}: ${message}`);
console.log(
  `Boundaries: ${files.size} files, ${problems.length === 0 ? 'no problems' : `${problems.length} problems`}`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
