import { expect, it } from 'vitest';
import { paymentsOf, paymentsShape } from './payments-form.ts';

const id = '0195d6f0-0000-7000-8000-000000000001';
const order = { _id: id, rest: '1500.50', carrierFreightCurrency: 'USD' };

it('starts with what is left to pay and sends one payment for each order', () => {
  const form = paymentsOf([order], '2026-03-04', 'BOB');
  const payment = { amount: '1500.50', currency: 'USD', paidOn: '2026-03-04', reference: null, differenceReason: null };
  expect(paymentsShape.parse(form)).toEqual({ payments: [{ loadingOrderId: id, ...payment }] });
});

it('requires an amount for an order without an agreed price, and for one that has more than it is owed', () => {
  const form = paymentsOf([{ ...order, rest: null, carrierFreightCurrency: null }], '2026-03-04', 'BOB');
  expect(form.payments[0]?.currency).toBe('BOB');
  expect(paymentsShape.safeParse(form).success).toBe(false);
  expect(paymentsShape.safeParse(paymentsOf([{ ...order, rest: '-20.00' }], '2026-03-04', 'BOB')).success).toBe(false);
});
