import { describe, expect, it } from 'vitest';
import { accountOf, closesOrder, dueAmount, earliestPayment, paymentProblems } from './payment.ts';

const order = { weight: 32.5, weightUnit: 'tn', loadedTn: null, deliveredTn: null };

describe('the amount owed', () => {
  it('is the agreed price of a simple freight', () => {
    expect(dueAmount({ type: 'simple', value: '1500.00', unit: null }, order)).toBe('1500.00');
  });

  it('follows the weight in a compound freight, preferably the weighbridge’s', () => {
    const price = { type: 'compound', value: '210.50', unit: 'tn' };
    expect(dueAmount(price, order)).toBe('6841.25');
    expect(dueAmount(price, { ...order, loadedTn: 32.5, deliveredTn: 32.3 })).toBe('6799.15');
  });

  it('is unknown while it is to be agreed or weighed', () => {
    expect(dueAmount({ type: 'toNegotiate', value: null, unit: null }, order)).toBeNull();
    expect(dueAmount({ type: 'compound', value: '10', unit: 'tn' }, { ...order, weight: null })).toBeNull();
  });
});

const price = { type: 'simple', value: '920.00', currency: 'USD', unit: null };
const agreed = accountOf(price, order, []);
const unknown = accountOf({ type: 'toNegotiate', value: null, currency: null, unit: null }, order, []);

describe('an account', () => {
  it('adds up the payments and shows the rest', () => {
    const payments = [
      { amount: '400.00', currency: 'USD' },
      { amount: '19.99', currency: 'USD' },
    ];
    expect(accountOf(price, order, payments)).toEqual({
      owed: '920.00',
      currency: 'USD',
      paid: '419.99',
      rest: '500.01',
    });
  });

  it('leaves out payments in another currency than the freight has now', () => {
    expect(accountOf(price, order, [{ amount: '400.00', currency: 'BOB' }])).toMatchObject({ paid: '0.00' });
  });

  it('takes the currency of the first payment where no price is agreed', () => {
    const open = { type: null, value: null, currency: null, unit: null };
    expect(accountOf(open, order, [{ amount: '400.00', currency: 'BOB' }])).toEqual({
      owed: null,
      currency: 'BOB',
      paid: '400.00',
      rest: null,
    });
  });
});

const days = { earliest: '2026-03-01', today: '2026-03-10' };
const payment = { amount: '920.00', currency: 'USD', paidOn: '2026-03-10', differenceReason: null };

describe('a payment', () => {
  it.each([
    ['the whole amount', {}, {}, true],
    ['a part', { amount: '0.01' }, {}, false],
    ['a part with a reason', { amount: '900', differenceReason: 'Multa' }, {}, true],
    ['more', { amount: '920.01' }, { amount: 'moreThanOwed' }, false],
    ['more with a reason', { amount: '1000', differenceReason: 'Espera' }, {}, true],
    ['another currency', { currency: 'CLP' }, { currency: 'currencyOwed' }, true],
    ['a date long ago', { paidOn: '1900-01-01' }, { paidOn: 'paidBeforeOrder' }, true],
    ['a date to come', { paidOn: '2026-03-11' }, { paidOn: 'paidInFuture' }, true],
    [
      'everything wrong',
      { amount: '0.01', currency: 'CLP', paidOn: '1900-01-01' },
      { currency: 'currencyOwed', paidOn: 'paidBeforeOrder' },
      false,
    ],
  ])('of %s', (_, change, problems, closes) => {
    const judged = { ...payment, ...change };
    const codes = Object.entries(paymentProblems(judged, agreed, days)).map(([field, { code }]) => [field, code]);
    expect(Object.fromEntries(codes)).toEqual(problems);
    expect(closesOrder(judged, agreed)).toBe(closes);
  });

  it('of an order without an agreed price closes it only with a reason', () => {
    expect(paymentProblems(payment, unknown, days)).toEqual({});
    expect(closesOrder(payment, unknown)).toBe(false);
    expect(closesOrder({ ...payment, differenceReason: 'Acordado por telefone' }, unknown)).toBe(true);
  });

  it('may be as early as the order or, for an order noted later, its loading', () => {
    expect(earliestPayment('2026-03-05', '2026-03-09')).toBe('2026-03-05');
    expect(earliestPayment('2026-03-05', '2026-02-20')).toBe('2026-02-20');
    expect(earliestPayment('2026-03-05', null)).toBe('2026-03-05');
  });
});
