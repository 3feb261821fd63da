import { expect, it } from 'vitest';
import { tradeDocumentAddress, tradeDocumentsAddress } from './addresses.ts';

it('the documents of an operation, of an order, and a single one have addresses of their own', () => {
  expect(tradeDocumentsAddress('show', '7')).toBe('/operation/show/7/documents');
  expect(tradeDocumentAddress('update', '7', '8', 'checklist')).toBe('/operation/update/7/documents/8/checklist');
  expect(tradeDocumentAddress('show', '7', '8', 'contract', '9')).toBe('/operation/show/7/documents/8/contract/9');
});
