import { describe, expect, it } from 'vitest';
import { importErrors } from '#areas/imports/contract/import.errors.ts';
import { flatten } from '#kernel/phrases.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { ptBR } from './pt-BR.ts';

describe.each([
  ['pt-BR', ptBR],
  ['es', es],
  ['en', en],
] as const)('the phrases of imports in %s', (_language, tree) => {
  const phrases = flatten(tree);
  const missing = (keys: readonly string[]) => keys.filter((key) => !phrases.get(key));

  it('name every error', () => {
    expect(missing(Object.keys(importErrors).map((name) => `errors.imports.${name}`))).toEqual([]);
  });
});
