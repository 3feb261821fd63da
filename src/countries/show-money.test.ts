import { expect, it } from 'vitest';
import { showMoney } from './show-money.ts';

it.each([
  ['BOB', 'Bs 1,234.50'],
  ['PEN', 'S/ 1,234.50'],
  ['PYG', 'Gs 1,234.50'],
  ['USD', '$us 1,234.50'],
  ['CLP', '$ 1,234.50'],
  ['MXN', '$ 1,234.50'],
  ['BRL', 'BRL 1,234.50'],
  ['ARS', 'ARS 1,234.50'],
  ['UYU', 'UYU 1,234.50'],
  ['EUR', 'EUR 1,234.50'],
  [null, '1,234.50'],
])('an amount in %s is shown as %s', (currency, shown) => {
  expect(showMoney('1234.5', currency)).toBe(shown);
});
