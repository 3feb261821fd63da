import { expect, it } from 'vitest';
import { taxIdText } from './tax-id-text.ts';

it('shows the tax id of a row as its country writes it', () => {
  expect(taxIdText({ countryId: 'CL', taxId: '760864285' })).toBe('76.086.428-5');
  expect(taxIdText({ countryId: 'BR', taxId: '11222333000181' })).toBe('11.222.333/0001-81');
  expect(taxIdText({ countryId: null, taxId: '1234567' })).toBe('1234567');
  expect(taxIdText({ countryId: 'CL', taxId: null })).toBeNull();
});
