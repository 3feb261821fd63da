import { expect, it } from 'vitest';
import { countryOf } from '#countries/country.ts';
import { searchText } from './search-text.ts';

it('a partner is found by name, by its tax id in both forms, by contacts and by places', () => {
  const text = searchText(countryOf('CL'), {
    name: 'Ruta Sur SpA',
    taxId: '760864285',
    address: null,
    city: 'Santiago',
    notes: 'confidential',
    contacts: [
      { fullName: 'Camila Soto', countryCode: '56', phone: '987654321', email: 'camila@example.test' },
      { fullName: 'Pedro Soto', countryCode: null, phone: null, email: null },
    ],
    addresses: [{ fullName: 'Bodega', address: 'Ruta 5', city: 'Santiago' }],
  });
  expect(text.split('\n')).toEqual([
    'Ruta Sur SpA',
    '760864285',
    '76.086.428-5',
    'Santiago',
    'Camila Soto',
    '987654321',
    'camila@example.test',
    'Pedro Soto',
    'Bodega',
    'Ruta 5',
  ]);
});
