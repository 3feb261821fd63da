import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { areas } from '#app/areas.ts';
import { PERMISSION_CATALOGUE } from '#app/permission-catalogue.ts';
import { ALL_SCREENS } from '#app/web/not-built-yet.fixture.ts';
import { errorCatalogue } from '#kernel/errors.ts';
import type { BaseLanguage } from '#kernel/language.ts';
import { listCalls } from '#kernel/list-definition.ts';
import { namesIn, type PermissionRule } from '#kernel/permission.ts';
import { flatten } from '#kernel/phrases.ts';
import { BASES, joined, SHOWN, SPOKEN, treesIn } from './all-texts.fixture.ts';
import { catalogues } from './catalogues.ts';
import { SPECIFIED_PERMISSIONS } from './specified-permissions.fixture.ts';

const product = areas();

describe.each(BASES)('in %s', (language) => {
  it('every error of the catalogue has a sentence', () => {
    expect(errorCatalogue.size).toBeGreaterThan(50);
    const missing = [...errorCatalogue.keys()].filter((code) => !SPOKEN[language].get(`errors.${code}`));
    expect(missing).toEqual([]);
  });

  it('every code that the code gives to a field has a sentence', () => {
    const codes = fieldCodes();
    expect(codes.length).toBeGreaterThan(20);
    for (const texts of [SPOKEN[language], SHOWN[language]]) {
      expect(codes.filter((code) => !texts.get(`validation.${code}`))).toEqual([]);
    }
  });

  it('no key has two different texts', () => {
    const texts = new Map<string, string>();
    const quarrels: string[] = [];
    for (const tree of treesIn(language)) {
      for (const [key, text] of flatten(tree)) {
        if (texts.has(key) && texts.get(key) !== text) quarrels.push(key);
        texts.set(key, text);
      }
    }
    expect(quarrels).toEqual([]);
  });

  it('no text is empty or contains an unfilled placeholder', () => {
    const odd = [...SPOKEN[language], ...SHOWN[language]].filter(
      ([, text]) => text.trim() === '' || /\{\{|\}\}/.test(text.replace(/\{\{\s*\w+\s*\}\}/g, '')),
    );
    expect(odd).toEqual([]);
  });
});

describe.each([
  ['what the server speaks', SPOKEN],
  ['what the screens show', SHOWN],
])('%s', (_name, catalogue) => {
  const keys = [...catalogue['pt-BR'].keys()].sort();

  it.each(['es', 'en'] as const)('has the same keys in %s as in pt-BR', (language) => {
    expect([...catalogue[language].keys()].sort()).toEqual(keys);
  });

  it.each(['es', 'en'] as const)('has the same placeholders in %s as in pt-BR', (language) => {
    const differing = keys.filter(
      (key) => placesIn(catalogue[language].get(key)).join() !== placesIn(catalogue['pt-BR'].get(key)).join(),
    );
    expect(differing).toEqual([]);
  });
});

it('a country variant differs from its language, with the same placeholders', () => {
  const variants = [...new Set(catalogues.flatMap((catalogue) => Object.keys(catalogue)))].filter((key) =>
    /-(?!BR)/.test(key),
  );
  expect(variants).toContain('es-MX');
  for (const variant of variants) {
    const base = SPOKEN[variant.slice(0, 2) as BaseLanguage];
    const stray = [...joined(treesIn(variant))].filter(
      ([key, text]) => !base.has(key) || placesIn(text).join() !== placesIn(base.get(key)).join(),
    );
    expect([variant, stray]).toEqual([variant, []]);
  }
});

describe('a permission', () => {
  it.each(BASES)('has a label of its own in %s, and so has its group', (language) => {
    const labels = PERMISSION_CATALOGUE.names.map((name) => SHOWN[language].get(`permissions.${name}`));
    expect(labels).not.toContain(undefined);
    expect(new Set(labels).size).toBe(PERMISSION_CATALOGUE.names.length);
    const groups = Object.keys(PERMISSION_CATALOGUE.groups);
    expect(groups.filter((group) => !SHOWN[language].has(`permissionGroups.${group}`))).toEqual([]);
  });

  it('has the name of the specification, unless its manifest marks it as added', () => {
    expect(SPECIFIED_PERMISSIONS).toHaveLength(124);
    const specified = PERMISSION_CATALOGUE.names.filter((name) => !PERMISSION_CATALOGUE.added.has(name));
    expect(specified.toSorted()).toEqual(SPECIFIED_PERMISSIONS.toSorted());
  });

  it('that a call, a screen or a menu asks for is in the catalogue', () => {
    const calls = product.flatMap(({ routes, lists = [] }) => [
      ...routes.map(({ call }) => call),
      ...lists.flatMap(({ definition }) => Object.values(listCalls(definition))),
    ]);
    const guards = ALL_SCREENS.map(({ guard }) => guard);
    const entries = ALL_SCREENS.flatMap(({ menu }) => (menu ? [menu] : []));
    const rules: PermissionRule[] = [
      ...calls.flatMap(({ access }) => (typeof access === 'string' ? [] : [access.permission])),
      ...guards.filter((guard) => guard !== 'public' && guard !== 'open'),
      ...entries.flatMap(({ shownTo, renamed = [] }) => [
        ...(shownTo ? [shownTo] : []),
        ...renamed.map(({ when }) => when),
      ]),
    ];
    const known = new Set<string>(PERMISSION_CATALOGUE.names);
    expect(rules.length).toBeGreaterThan(50);
    expect(rules.flatMap(namesIn).filter((name) => !known.has(name))).toEqual([]);
  });
});

function placesIn(text = ''): string[] {
  return [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name]) => name ?? '').sort();
}

/** The codes with which shapes, rules and services refuse a field, without those of zod. */
function fieldCodes(): string[] {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      /^(kernel|platform|areas\/[^/]+\/(contract|rules|server))\/.*\.ts$/.test(file) &&
      !/\.(test|fixture)\.ts$/.test(file),
  );
  const codes = [
    ...files.flatMap((file) => wordsIn(file, /\{ code: '([a-z][a-zA-Z]+)'/g)),
    ...wordsIn('countries/rule-problem.ts', /(?:text|numeric): '(\w+)'/g),
    ...wordsIn('areas/session/rules/password-policy.ts', /'(password\w+)'/g),
  ];
  return [...new Set(codes)].filter((code) => code !== 'custom').sort();
}

function wordsIn(file: string, form: RegExp): string[] {
  return [...readFileSync(`src/${file}`, 'utf8').matchAll(form)].map(([, word]) => word ?? '');
}
