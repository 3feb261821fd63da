import { expect, it } from 'vitest';
import { showMoney } from '#countries/show-money.ts';
import { numbersIn } from '#ui/i18n/use-numbers.ts';
import { changedFields, historyText } from './history-text.ts';

const LA_PAZ = {
  zone: 'America/La_Paz',
  numbers: numbersIn('es-BO'),
  showMoney: (amount: string, currency: string | undefined) => showMoney(amount, currency, 'BO'),
};
const translate = (key: string) => `<${key}>`;

it('shows a value in the words of the screen', () => {
  expect(historyText('serviceType', 'export', translate, LA_PAZ)).toBe('<operations.catalogues.serviceTypes.export>');
  expect(historyText('pickupDate', '2026-05-04', translate, LA_PAZ)).toBe('04/05/2026');
  expect(historyText('clientFreight', '2000.00 USD', translate, LA_PAZ)).toBe('$us 2,000.00');
  expect(historyText('promisedTn', '1250.500', translate, LA_PAZ)).toBe('1.250,5');
  expect(historyText('finalizedAt', '2026-05-04T02:10:00Z', translate, { ...LA_PAZ, zone: 'America/Lima' })).toBe(
    '03/05/2026 21:10',
  );
  expect(historyText('reference', null, translate, LA_PAZ)).toBe('<operations.history.nothing>');
});

it('shows no fields for the creation', () => {
  expect(changedFields('operations.create', { reference: 1 })).toEqual([]);
  expect(changedFields('operations.update', { reference: 1 })).toEqual(['reference']);
});
