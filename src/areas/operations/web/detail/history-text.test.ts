import { expect, it } from 'vitest';
import { changedFields, historyText } from './history-text.ts';

const translate = (key: string) => `<${key}>`;

it('shows a value in the words of the screen', () => {
  expect(historyText('serviceType', 'export', translate, 'America/La_Paz')).toBe(
    '<operations.catalogues.serviceTypes.export>',
  );
  expect(historyText('pickupDate', '2026-05-04', translate, 'America/La_Paz')).toBe('04/05/2026');
  expect(historyText('clientFreight', '2000.00 USD', translate, 'America/La_Paz')).toBe('$us 2,000.00');
  expect(historyText('finalizedAt', '2026-05-04T02:10:00Z', translate, 'America/Lima')).toBe('03/05/2026 21:10');
  expect(historyText('reference', null, translate, 'America/La_Paz')).toBe('<operations.history.nothing>');
});

it('shows no fields for the creation', () => {
  expect(changedFields('operations.create', { reference: 1 })).toEqual([]);
  expect(changedFields('operations.update', { reference: 1 })).toEqual(['reference']);
});
