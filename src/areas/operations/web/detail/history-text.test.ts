import { expect, it } from 'vitest';
import { showMoney } from '#countries/show-money.ts';
import { changedFields, historyText } from './history-text.ts';

const translate = (key: string) => `<${key}>`;
const readerIn = (country: string, zone: string) => ({
  zone,
  showMoney: (amount: string, currency: string | undefined) => showMoney(amount, currency, country),
});
const BOLIVIAN = readerIn('BO', 'America/La_Paz');

it('shows a value in the words of the screen', () => {
  expect(historyText('serviceType', 'export', translate, BOLIVIAN)).toBe('<operations.catalogues.serviceTypes.export>');
  expect(historyText('pickupDate', '2026-05-04', translate, BOLIVIAN)).toBe('04/05/2026');
  expect(historyText('clientFreight', '2000.00 USD', translate, BOLIVIAN)).toBe('$us 2,000.00');
  expect(historyText('finalizedAt', '2026-05-04T02:10:00Z', translate, readerIn('PE', 'America/Lima'))).toBe(
    '03/05/2026 21:10',
  );
  expect(historyText('reference', null, translate, BOLIVIAN)).toBe('<operations.history.nothing>');
});

it('shows no fields for the creation', () => {
  expect(changedFields('operations.create', { reference: 1 })).toEqual([]);
  expect(changedFields('operations.update', { reference: 1 })).toEqual(['reference']);
});
