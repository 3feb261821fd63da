import { expect, it } from 'vitest';
import { en } from '#kernel/phrases/en.ts';
import { es } from '#kernel/phrases/es.ts';
import { ptBR } from '#kernel/phrases/pt-BR.ts';
import { COUNTRIES } from './country.ts';

it.each([
  ['pt', ptBR.countries],
  ['es', es.countries],
  ['en', en.countries],
] as const)('the phrases that every screen loads call the countries as their data does: %s', (language, phrases) => {
  expect(phrases).toEqual(Object.fromEntries(COUNTRIES.map(({ code, names }) => [code, names[language]])));
});
