import { expect, it } from 'vitest';
import { paperAddress, papersAddress } from './addresses.ts';

it('the documents of an operation, of an order, and one of them have addresses of their own', () => {
  expect(papersAddress('show', '7')).toBe('/operation/show/7/documents');
  expect(paperAddress('update', '7', '8', 'checklist')).toBe('/operation/update/7/documents/8/checklist');
  expect(paperAddress('show', '7', '8', 'contract', '9')).toBe('/operation/show/7/documents/8/contract/9');
});
