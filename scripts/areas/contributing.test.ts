import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const FOLDERS = ['src', 'scripts', 'migrations', 'e2e', 'docs', 'bench'];
const files = FOLDERS.flatMap((folder) => [
  folder,
  ...readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
    (file) => `${folder}/${file.replaceAll('\\', '/')}`,
  ),
]);
const scripts: Readonly<Record<string, string>> = JSON.parse(readFileSync('package.json', 'utf8')).scripts;

/** The code spans of a document, outside of code blocks. */
function quoted(document: string): readonly string[] {
  const text = readFileSync(document, 'utf8').replace(/^```[\s\S]*?^```/gm, '');
  return [...text.matchAll(/`([^`]+)`/g)].map(([, span = '']) => span);
}

/** Whether a file exists: `<thing>` and `*` match anything, and a path without a root is in some area or module. */
function exists(path: string): boolean {
  const pattern = path
    .replace(/\/$/, '')
    .split(/<\w+>|\*/)
    .map((part) => part.replace(/[.+]/g, '\\$&'))
    .join('[^/]+');
  const root = FOLDERS.includes(path.split('/')[0] ?? '') ? '' : 'src/.*';
  const wanted = new RegExp(`^${root}(?<=^|/)${pattern}$`);
  return files.some((file) => wanted.test(file));
}

const isFile = (span: string): boolean => /^[\w.<>*/-]+(\.(ts|tsx|mjs|md)|\/)$/.test(span);

it.each(['CONTRIBUTING.md', 'README.md'])('%s names only files and commands that exist', (document) => {
  const spans = quoted(document);
  const commands = spans.flatMap((span) => /^npm run ([\w:]+)$/.exec(span)?.[1] ?? []);
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  expect(spans.filter(isFile).filter((path) => !exists(path))).toEqual([]);
});

it('the recipes are found', () => {
  expect(quoted('CONTRIBUTING.md').filter(isFile).length).toBeGreaterThan(20);
  expect([exists('src/nowhere.ts'), exists('contract/<thing>.nothing.ts')]).toEqual([false, false]);
});
