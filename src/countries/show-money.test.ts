import { describe, expect, it } from 'vitest';
import { COUNTRIES, countryOf } from './country.ts';
import { CURRENCY_CODES } from './currency.ts';
import { showMoney } from './show-money.ts';

/** Own money, dollars, and the moneys of the others that share the sign `$`. */
it.each([
  ['BO', 'Bs 1,234.50'],
  ['PE', 'S/ 1,234.50'],
  ['CL', '$ 1,234.50'],
  ['PY', 'Gs 1,234.50'],
  ['MX', '$ 1,234.50'],
  ['BR', 'R$ 1,234.50'],
  ['AR', '$ 1,234.50'],
  ['UY', '$ 1,234.50'],
] as const)('in %s an amount in its own money is shown as %s', (country, shown) => {
  expect(showMoney('1234.5', countryOf(country).currency.code, country)).toBe(shown);
});

describe.each(COUNTRIES)('in $code', ({ code: country }) => {
  it('dollars are not taken for the own money, and no two currencies look alike', () => {
    expect(showMoney('1234.5', 'USD', country)).toBe('$us 1,234.50');
    const shown = CURRENCY_CODES.map((currency) => showMoney('1', currency, country));
    expect(new Set(shown).size).toBe(CURRENCY_CODES.length);
  });
});

it.each([
  ['ARS', 'CL', 'ARS $ 1,234.50'],
  ['CLP', 'BO', 'CLP $ 1,234.50'],
  ['UYU', null, 'UYU $ 1,234.50'],
  ['BRL', 'UY', 'R$ 1,234.50'],
  ['EUR', 'BO', 'EUR 1,234.50'],
  [null, 'BO', '1,234.50'],
])('an amount in %s is shown in %s as %s', (currency, country, shown) => {
  expect(showMoney('1234.5', currency, country)).toBe(shown);
});
