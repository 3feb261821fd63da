import { expect, it } from 'vitest';
import { comparablePrice } from './compare-price.ts';

const simple = (value: string, currency: string) => ({ type: 'simple', value, currency, unit: null });
const terms = {
  currency: 'USD',
  own: 'BOB',
  rates: new Map([
    ['USD', '6.96'],
    ['PEN', '1.85'],
  ]),
  weight: '28',
  weightUnit: 'tn',
};

it.each([
  ['in the same currency', simple('1200.00', 'USD'), '1200.00'],
  ['in the own currency', simple('6960.00', 'BOB'), '1000.00'],
  ['over the own currency', simple('696.00', 'PEN'), '185.00'],
  ['per tonne', { type: 'compound', value: '40', currency: 'USD', unit: 'tn' }, '1120.00'],
  ['per kilogram', { type: 'compound', value: '0.05', currency: 'USD', unit: 'kg' }, '1400.00'],
  ['per pallet, of a weight in tonnes', { type: 'compound', value: '40', currency: 'USD', unit: 'pallet' }, null],
  ['without an exchange rate', simple('1000.00', 'CLP'), null],
])('a price %s is compared as it costs one truck', (_what, price, expected) => {
  expect(comparablePrice(price, terms)).toBe(expected);
});
