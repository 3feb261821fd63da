import { expect, it } from 'vitest';
import { changedFields, historyText } from './history-text.ts';

const speak = (key: string) => `<${key}>`;

it('shows a value in the words of the screen', () => {
  expect(historyText('serviceType', 'export', speak)).toBe('<operations.catalogues.serviceTypes.export>');
  expect(historyText('pickupDate', '2026-05-04', speak)).toBe('04/05/2026');
  expect(historyText('clientFreight', '2000.00 USD', speak)).toBe('2000.00 USD');
  expect(historyText('reference', null, speak)).toBe('<operations.history.nothing>');
});

it('shows no fields for the creation', () => {
  expect(changedFields('operations.create', { reference: 1 })).toEqual([]);
  expect(changedFields('operations.update', { reference: 1 })).toEqual(['reference']);
});
