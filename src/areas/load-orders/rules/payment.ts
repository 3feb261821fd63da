import { amountOf, type Price } from '#areas/operations/rules/figures.ts';
import { showDay } from '#kernel/dates.ts';
import type { FieldProblem } from '#kernel/errors.ts';
import { formatAmount, fromCents, toCents } from '#kernel/money.ts';

type Measure = number | string | null;

export interface Weighed {
  readonly weight: Measure;
  readonly weightUnit: string | null;
  readonly loadedTn: Measure;
  readonly deliveredTn: Measure;
}

const asText = (value: Measure) => (value === null ? null : String(value));

/** The amount owed: a compound freight by weight, like the operation's figures. Null while it is unknown. */
export function dueAmount(price: Omit<Price, 'currency'>, { weight, weightUnit, loadedTn, deliveredTn }: Weighed) {
  const order = {
    weight: asText(weight),
    weightUnit,
    loadedTn: asText(loadedTn),
    deliveredTn: asText(deliveredTn),
  };
  const cents = amountOf({ ...price, currency: null }, order);
  return cents === undefined ? null : fromCents(cents);
}

export interface Money {
  readonly amount: string;
  readonly currency: string;
}

/** What an order owes its carrier, and what of it was paid. */
export interface Account {
  /** Null while the price is to be agreed. */
  readonly owed: string | null;
  /** That of the freight or, without one, of the first payment; null while any may be paid. */
  readonly currency: string | null;
  /** The payments in that currency together. */
  readonly paid: string;
  /** Below zero where more was paid than is owed now. */
  readonly rest: string | null;
}

export function accountOf(price: Price, weighed: Weighed, payments: readonly Money[]): Account {
  const owed = dueAmount(price, weighed);
  const currency = price.currency ?? payments[0]?.currency ?? null;
  const paid = payments
    .filter((payment) => payment.currency === currency)
    .reduce((sum, { amount }) => sum + toCents(amount), 0n);
  return { owed, currency, paid: fromCents(paid), rest: owed === null ? null : fromCents(toCents(owed) - paid) };
}

export interface JudgedPayment extends Money {
  readonly paidOn: string;
  /** Why the order is closed although another amount is owed. */
  readonly differenceReason: string | null;
}

export interface PaymentDays {
  /** The day the order was created, or its loading date if that is earlier. */
  readonly earliest: string;
  readonly today: string;
}

export const earliestPayment = (createdOn: string, loadingDate: string | null): string =>
  loadingDate !== null && loadingDate < createdOn ? loadingDate : createdOn;

/** Everything that speaks against a payment, by field. */
export function paymentProblems(
  payment: JudgedPayment,
  { currency, rest }: Account,
  { earliest, today }: PaymentDays,
): Readonly<Record<string, FieldProblem>> {
  const problems: Record<string, FieldProblem> = {};
  if (currency !== null && payment.currency !== currency) {
    problems.currency = { code: 'currencyOwed', params: { currency } };
  } else if (rest !== null && payment.differenceReason === null && toCents(payment.amount) > toCents(rest)) {
    problems.amount = { code: 'moreThanOwed', params: { rest: formatAmount(rest) } };
  }
  if (payment.paidOn > today) problems.paidOn = { code: 'paidInFuture' };
  if (payment.paidOn < earliest) problems.paidOn = { code: 'paidBeforeOrder', params: { date: showDay(earliest) } };
  return problems;
}

/** Whether the amount completes what is owed. */
export function isWhole(amount: string, rest: string | null): boolean {
  return rest !== null && toCents(amount) === toCents(rest);
}

/** The order is paid by the whole rest, or by any amount with a reason; otherwise it stays to be paid. */
export function closesOrder({ amount, differenceReason }: JudgedPayment, { rest }: Account): boolean {
  return differenceReason !== null || isWhole(amount, rest);
}
