import { describe, expect, it } from 'vitest';
import { associationList } from '#areas/companies/contract/association.list.ts';
import { companyErrors } from '#areas/companies/contract/company.errors.ts';
import { companyList } from '#areas/companies/contract/company.list.ts';
import { TYPE_OPERATIONS } from '#areas/companies/rules/type-operation.ts';
import { CURRENCY_CODES } from '#countries/currency.ts';
import type { ListDefinition } from '#kernel/list-definition.ts';
import { flatten } from '#kernel/phrases.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { ptBR } from './pt-BR.ts';

const LISTS: readonly ListDefinition[] = [companyList, associationList];

describe.each([
  ['pt-BR', ptBR],
  ['es', es],
  ['en', en],
] as const)('the phrases of companies in %s', (_language, tree) => {
  const phrases = flatten(tree);
  const missing = (keys: readonly string[]) => keys.filter((key) => !phrases.get(key));

  it('name every error', () => {
    expect(missing(Object.keys(companyErrors).map((name) => `errors.companies.${name}`))).toEqual([]);
  });

  it('name every column, filter and choice of every list', () => {
    const keys = LISTS.flatMap(({ id, columns, filters }) => [
      ...Object.keys(columns).map((column) => `lists.${id}.columns.${column}`),
      ...Object.keys(filters).map((filter) => `lists.${id}.filters.${filter}`),
      ...Object.entries(filters).flatMap(([filter, { choices = [] }]) =>
        choices.map((choice) => `lists.${id}.values.${filter}.${choice}`),
      ),
    ]);
    expect(missing(keys)).toEqual([]);
  });

  it('name every type of operation and every currency', () => {
    const types = TYPE_OPERATIONS.map((type) => `companies.typeOperation.${type}`);
    const currencies = CURRENCY_CODES.map((code) => `companies.currencies.${code}`);
    expect(missing([...types, ...currencies])).toEqual([]);
  });
});

it('a renamed document uses the words of the specification', () => {
  expect(es.companies.documentRenamed).toBe('Archivo renombrado correctamente');
});
