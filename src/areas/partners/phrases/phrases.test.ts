import { describe, expect, it } from 'vitest';
import { partnerErrors } from '#areas/partners/contract/partner.errors.ts';
import { PARTNER_LISTS } from '#areas/partners/contract/partner.list.ts';
import { PARTNER_DOCUMENT_TYPES } from '#areas/partners/rules/partner-limits.ts';
import type { ListDefinition } from '#kernel/list-definition.ts';
import { flatten } from '#kernel/phrases.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { ptBR } from './pt-BR.ts';

const LISTS: readonly ListDefinition[] = Object.values(PARTNER_LISTS);

describe.each([
  ['pt-BR', ptBR],
  ['es', es],
  ['en', en],
] as const)('the phrases of partners in %s', (_language, tree) => {
  const phrases = flatten(tree);
  const missing = (keys: readonly string[]) => keys.filter((key) => !phrases.get(key));

  it('name every error', () => {
    expect(missing(Object.keys(partnerErrors).map((name) => `errors.partners.${name}`))).toEqual([]);
  });

  it('have a word for every action and field of the audit', () => {
    const actions = [
      'create',
      'update',
      'enable',
      'disable',
      'unlink',
      'addDocument',
      'updateDocument',
      'removeDocument',
    ];
    const fields = [
      'name',
      'countryId',
      'taxId',
      'address',
      'city',
      'notes',
      'active',
      'contacts',
      'addresses',
      'users',
    ];
    const more = ['linkedCompany', 'document', 'documentType', 'expirationDate'];
    expect(
      missing([
        ...actions.map((action) => `partners.history.actions.${action}`),
        ...[...fields, ...more].map((field) => `partners.fields.${field}`),
        ...PARTNER_DOCUMENT_TYPES.map((type) => `partners.documents.types.${type}`),
      ]),
    ).toEqual([]);
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
});
