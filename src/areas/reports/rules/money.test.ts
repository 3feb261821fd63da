import { expect, it } from 'vitest';
import { type DatedRate, rateOn, tripAmount } from './money.ts';

const rate = (validFrom: string, value: string, currency = 'USD'): DatedRate => ({ currency, rate: value, validFrom });
const RATES = [
  rate('2026-03-10', '6.95'),
  // Corrected, and after that an earlier day was added.
  rate('2026-03-10', '6.96'),
  rate('2026-03-01', '6.90'),
  rate('2026-03-11', '1.30', 'BRL'),
];

it.each<[string, string, string | undefined]>([
  ['USD', '2026-02-28', undefined],
  ['USD', '2026-03-01', '6.90'],
  ['USD', '2026-03-09', '6.90'],
  ['USD', '2026-03-10', '6.96'],
  ['USD', '2027-01-01', '6.96'],
  ['BRL', '2026-03-10', undefined],
  ['PEN', '2026-03-10', undefined],
])('the rate of %s in force on %s', (currency, day, expected) => {
  expect(rateOn(RATES, currency, day)).toBe(expected);
});

const weighed = { weight: '27.5', weightUnit: 'tn', loadedTn: null, deliveredTn: null };
const conversion = { own: 'BOB', day: '2026-03-10', rates: RATES };

it.each([
  ['own money needs no rate', 'simple', '100.50', 'BOB', { amount: '100.50', own: '100.50', unrated: false }],
  ['other money has one', 'simple', '100', 'USD', { amount: '100.00', own: '696.00', unrated: false }],
  ['or has none', 'simple', '100', 'BRL', { amount: '100.00', own: null, unrated: true }],
  ['a price per tonne', 'compound', '40', 'USD', { amount: '1100.00', own: '7656.00', unrated: false }],
  ['to be agreed', 'toNegotiate', null, 'USD', { amount: null, own: null, unrated: false }],
  ['a price without currency', 'simple', '100', null, { amount: null, own: null, unrated: false }],
])('%s', (_, type, value, currency, expected) => {
  const price = { type, value, currency, unit: type === 'compound' ? 'tn' : null };
  expect(tripAmount(price, weighed, conversion)).toEqual({ currency, ...expected });
});
