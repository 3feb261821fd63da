import { expect, it } from 'vitest';
import { changedFields, historyText } from './history-text.ts';

const translate = (key: string) => `<${key}>`;

it('shows a value in the words of the screen', () => {
  expect(historyText('serviceType', 'export', translate)).toBe('<operations.catalogues.serviceTypes.export>');
  expect(historyText('pickupDate', '2026-05-04', translate)).toBe('04/05/2026');
  expect(historyText('clientFreight', '2000.00 USD', translate)).toBe('2000.00 USD');
  expect(historyText('reference', null, translate)).toBe('<operations.history.nothing>');
});

it('shows no fields for the creation', () => {
  expect(changedFields('operations.create', { reference: 1 })).toEqual([]);
  expect(changedFields('operations.update', { reference: 1 })).toEqual(['reference']);
});
