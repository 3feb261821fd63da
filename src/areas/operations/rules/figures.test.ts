import { describe, expect, it } from 'vitest';
import { amountOf, type PricedOrder, sumsOf, tonnageOf, totalOf } from './figures.ts';

const unweighed = { weight: null, weightUnit: null, loadedTn: null, deliveredTn: null };
const simple = (value: string, currency = 'USD') => ({ type: 'simple', value, currency, unit: null });
const perTonne = (value: string, currency = 'USD') => ({ type: 'compound', value, currency, unit: 'tn' });
const nothing = { type: 'toNegotiate', value: null, currency: null, unit: null };

describe('the amount of a freight', () => {
  it('is the price itself when it is simple', () => {
    expect(amountOf(simple('1500.50'), unweighed)).toBe(150_050n);
  });

  it('is computed by weight when it is compound, in any unit of mass', () => {
    expect(amountOf(perTonne('40'), { ...unweighed, weight: '27.5', weightUnit: 'tn' })).toBe(110_000n);
    expect(amountOf(perTonne('40'), { ...unweighed, weight: '27500', weightUnit: 'kg' })).toBe(110_000n);
    expect(amountOf(perTonne('40'), { ...unweighed, weight: '30', weightUnit: 'pallet' })).toBeUndefined();
  });

  it('uses the weighbridge once there is a ticket', () => {
    const order = { weight: '30', weightUnit: 'tn', loadedTn: '29.800', deliveredTn: null };
    expect(amountOf(perTonne('10'), order)).toBe(29_800n);
    expect(amountOf(perTonne('10'), { ...order, deliveredTn: '29.5' })).toBe(29_500n);
  });

  it('is unknown while it is to be negotiated or nothing was weighed', () => {
    expect(amountOf(nothing, unweighed)).toBeUndefined();
    expect(amountOf(perTonne('10'), unweighed)).toBeUndefined();
  });
});

describe('the figures of an operation', () => {
  const orders: PricedOrder[] = [
    { income: simple('2000'), cost: simple('1500'), ...unweighed },
    { income: simple('1000'), cost: simple('5000', 'BOB'), ...unweighed },
    { income: simple('700'), cost: nothing, ...unweighed },
  ];

  it('are summed per currency, and count the orders without a price', () => {
    expect(sumsOf(orders)).toEqual({
      lines: [
        { currency: 'BOB', income: '0.00', cost: '5000.00', profit: '-5000.00' },
        { currency: 'USD', income: '3700.00', cost: '1500.00', profit: '2200.00' },
      ],
      pending: 1,
    });
  });

  it('are summed in the own currency if every rate is known', () => {
    const { lines } = sumsOf(orders);
    expect(totalOf(lines, 'BOB', new Map([['USD', '6.96']]))).toEqual({
      income: '25752.00',
      cost: '15440.00',
      profit: '10312.00',
    });
    expect(totalOf(lines, 'BOB', new Map())).toBeUndefined();
  });
});

it('an agro operation reports the delivered share of the promised tonnes and the loss on the way', () => {
  const trucks = [
    { loadedTn: '30.000', deliveredTn: '29.880' },
    { loadedTn: '28.5', deliveredTn: null },
    { loadedTn: null, deliveredTn: null },
  ];
  expect(tonnageOf('1000', trucks)).toEqual({
    promised: '1000.000',
    loaded: '58.500',
    delivered: '29.880',
    difference: '-0.120',
    percentage: 2.9,
  });
  expect(tonnageOf(null, []).percentage).toBeNull();
});
