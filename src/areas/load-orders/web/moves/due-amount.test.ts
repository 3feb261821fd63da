import { expect, it } from 'vitest';
import { dueAmount } from './due-amount.ts';

const order = { weight: 32.5, weightUnit: 'tn', loadedTn: null, deliveredTn: null };

it('a simple freight is owed as agreed', () => {
  expect(dueAmount({ type: 'simple', value: '1500.00', unit: null }, order)).toBe('1500.00');
});

it('a compound freight is owed by weight, preferably the weighbridge’s', () => {
  const price = { type: 'compound', value: '210.50', unit: 'tn' };
  expect(dueAmount(price, order)).toBe('6841.25');
  expect(dueAmount(price, { ...order, loadedTn: 32.5, deliveredTn: 32.3 })).toBe('6799.15');
});

it('an amount still to be agreed or weighed is unknown', () => {
  expect(dueAmount({ type: 'toNegotiate', value: null, unit: null }, order)).toBeNull();
  expect(dueAmount({ type: 'compound', value: '10', unit: 'tn' }, { ...order, weight: null })).toBeNull();
});
