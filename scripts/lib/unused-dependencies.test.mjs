import { expect, it } from 'vitest';
import { unusedDependencies } from './unused-dependencies.mjs';

const manifest = (...names) => ({ dependencies: Object.fromEntries(names.map((name) => [name, '1.0.0'])) });

it.each([
  ['import { a } from "some-tool";'],
  ["import 'some-tool/styles.css';"],
  ["const { a } = await import('some-tool');"],
  ["createRequire(here).resolve('some-tool');"],
  ["@import 'some-tool/a.css';"],
  ["run([bin('some-tool/cli.js')]);"],
])('a package is used by %s', (source) => {
  expect(unusedDependencies(manifest('some-tool'), [source])).toEqual([]);
});

it.each([
  ['// from some-tool'],
  ["const word = 'some-tool';"],
  ["import { a } from 'some-tool-kit';"],
  ["import { a } from './some-tool';"],
])('a package is not used by %s', (source) => {
  expect(unusedDependencies(manifest('some-tool'), [source])).toEqual(['some-tool']);
});

it('a scoped package is used where its name is in quotes', () => {
  expect(unusedDependencies(manifest('@some/data', '@some/other'), ["const DATA = '@some/data/a.ttf';"])).toEqual([
    '@some/other',
  ]);
});

it('types are used with what they describe, and those of Node.js always', () => {
  const all = manifest('@types/node', '@types/used', '@types/some__used', '@types/gone', 'used', '@some/used');
  const sources = ["import a from 'used';", "import b from '@some/used';"];
  expect(unusedDependencies(all, sources)).toEqual(['@types/gone']);
});

it('a program is used by the scripts of package.json', () => {
  const all = { devDependencies: { formatter: '1', other: '1' }, scripts: { format: 'fmt --write .' } };
  expect(unusedDependencies(all, [], (name) => (name === 'formatter' ? ['fmt'] : ['unrelated']))).toEqual(['other']);
});
