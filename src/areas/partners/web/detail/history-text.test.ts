import { describe, expect, it } from 'vitest';
import { changedFields, historyText } from './history-text.ts';

const translate = (key: string) => key;

describe('a value of the history', () => {
  it.each([
    ['city', 'Oruro', 'Oruro'],
    ['city', null, 'partners.history.nothing'],
    ['contacts', [{ fullName: 'Ana' }, { fullName: 'Rui' }], 'Ana, Rui'],
    ['contacts', [], 'partners.history.nothing'],
    ['users', ['Ana Rojas'], 'Ana Rojas'],
    ['taxId', '11222333000181', '11.222.333/0001-81'],
    ['active', false, 'partners.status.disabled'],
    ['countryId', 'BO', 'lists.client.values.countryId.BO'],
    ['documentType', 'contract', 'partners.documents.types.contract'],
  ])('of %s is shown in words', (field, value, text) => {
    expect(historyText(field, value, translate, 'BR')).toBe(text);
  });
});

it('a registration lists no fields, a change names its fields', () => {
  const changes = { city: {}, notes: {} };
  expect(changedFields('partners.create', changes)).toEqual([]);
  expect(changedFields('partners.update', changes)).toEqual(['city', 'notes']);
});
