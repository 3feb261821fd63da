import { expect, it } from 'vitest';
import { freightProblems } from './freight.ts';

const price = { value: '1500.00', currency: 'USD', unit: null };

it('a simple freight requires a price and its currency', () => {
  expect(freightProblems({ ...price, type: 'simple' })).toEqual([]);
  expect(freightProblems({ type: 'simple', value: null, currency: null, unit: null })).toEqual([
    'valueRequired',
    'currencyRequired',
  ]);
});

it('a compound freight requires a weight unit as well', () => {
  expect(freightProblems({ ...price, type: 'compound' })).toEqual(['unitRequired']);
  expect(freightProblems({ ...price, type: 'compound', unit: 'tn' })).toEqual([]);
});

it('a freight to negotiate requires nothing yet', () => {
  expect(freightProblems({ type: 'toNegotiate', value: null, currency: null, unit: null })).toEqual([]);
});
