import { expect, it } from 'vitest';
import { type TollCheckpoint, tollTotals } from './tolls.ts';

const toll = (...prices: [2 | 5 | 9, string, string][]): TollCheckpoint => ({
  type: 'toll',
  prices: prices.map(([axles, currency, amount]) => ({ axles, currency, amount })),
});

it('tolls add up per class of axles and currency, to the cent', () => {
  const total = tollTotals([
    toll([2, 'BRL', '0.1'], [5, 'BRL', '48.50']),
    toll([2, 'BRL', '0.2'], [5, 'BRL', '48.50'], [5, 'BOB', '30']),
    toll([5, 'BRL', '999999999999999.99']),
    { ...toll([2, 'BRL', '1000']), type: 'border' },
  ]);
  expect(total).toEqual([
    { axles: 5, currency: 'BOB', amount: '30.00', withoutPrice: 2 },
    { axles: 2, currency: 'BRL', amount: '0.30', withoutPrice: 1 },
    { axles: 5, currency: 'BRL', amount: '1000000000000096.99', withoutPrice: 0 },
  ]);
});

it('a path without tolls costs nothing in no currency', () => {
  expect(tollTotals([])).toEqual([]);
  expect(tollTotals([toll()])).toEqual([]);
});
