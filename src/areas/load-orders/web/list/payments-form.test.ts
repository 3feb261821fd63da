import { expect, it } from 'vitest';
import { paymentsOf, paymentsShape } from './payments-form.ts';

const id = '0195d6f0-0000-7000-8000-000000000001';
const weighed = { weight: 30, weightUnit: 'tn', loadedTn: null, deliveredTn: 28 };
const agreed = {
  ...weighed,
  _id: id,
  carrierFreight: '1500.50',
  carrierFreightCurrency: 'USD',
  carrierFreightType: 'simple' as const,
  carrierFreightUnit: null,
};

it('starts with the agreed prices and sends one payment for each order', () => {
  const form = paymentsOf([agreed], '2026-03-04', 'BOB');
  expect(paymentsShape.parse(form)).toEqual({
    payments: [{ loadingOrderId: id, amount: '1500.50', currency: 'USD', paidOn: '2026-03-04', reference: null }],
  });
});

it('requires an amount for an order without an agreed price', () => {
  const form = paymentsOf([{ ...agreed, carrierFreight: null, carrierFreightCurrency: null }], '2026-03-04', 'BOB');
  expect(form.payments[0]?.currency).toBe('BOB');
  expect(paymentsShape.safeParse(form).success).toBe(false);
});

it('computes a price per tonne from the delivered weight', () => {
  const perTonne = {
    ...agreed,
    carrierFreight: '20',
    carrierFreightType: 'compound' as const,
    carrierFreightUnit: 'tn',
  };
  expect(paymentsOf([perTonne], '2026-03-04', 'BOB').payments[0]?.amount).toBe(560);
});
