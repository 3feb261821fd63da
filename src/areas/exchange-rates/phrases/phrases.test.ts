import { describe, expect, it } from 'vitest';
import { exchangeRateHistory } from '#areas/exchange-rates/contract/exchange-rate-history.list.ts';
import { CURRENCY_CODES } from '#countries/currency.ts';
import { flatten } from '#kernel/phrases.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { ptBR } from './pt-BR.ts';

describe.each([
  ['pt-BR', ptBR],
  ['es', es],
  ['en', en],
] as const)('the phrases of exchange rates in %s', (_language, tree) => {
  it('name every column, filter and currency of the history', () => {
    const { id, columns, filters } = exchangeRateHistory;
    const keys = [
      ...Object.keys(columns).map((column) => `lists.${id}.columns.${column}`),
      ...Object.keys(filters).map((filter) => `lists.${id}.filters.${filter}`),
      ...CURRENCY_CODES.map((code) => `lists.${id}.values.currency.${code}`),
    ];
    const phrases = flatten(tree);
    expect(keys.filter((key) => !phrases.get(key))).toEqual([]);
  });
});
