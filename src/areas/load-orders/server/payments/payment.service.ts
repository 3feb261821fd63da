import { orderErrors } from '#areas/load-orders/contract/order.errors.ts';
import type { PaymentInput, payOrders } from '#areas/load-orders/contract/order-payment.calls.ts';
import { ORDER_STATUS } from '#areas/load-orders/rules/order-status.ts';
import type { ParsedInput } from '#kernel/api-call.ts';
import { type FieldProblem, requestErrors } from '#kernel/errors.ts';
import type { Actor } from '#platform/actor.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { moveOrder, moverOf } from '../moves/move-order.ts';
import { lockAccessible, lockVisibleOrders, readAccessible, requireAction } from '../moves/order-access.ts';
import { presentOrderState } from '../moves/order-state.presenter.ts';
import { inputProblems, type NewPayment, orderProblem } from './judge-payments.ts';
import { accountOfOrder, presentAccount, presentPayment } from './payment.presenter.ts';
import { findPayments } from './payment.repository.ts';
import { amountText, writePayments } from './write-payments.ts';

type Context = RequestContext<Actor>;
type Row = ParsedInput<typeof payOrders>['body']['payments'][number];

/** Only the paying company sees the payments. */
export async function readPayments(context: Context, id: string) {
  const { order, side } = await readAccessible(context, id);
  if (side !== 'own') throw requestErrors.forbidden();
  const payments = await findPayments(context.trx, [order]);
  return {
    payments: payments.map((payment) => presentPayment(payment, context)),
    account: presentAccount(order, payments),
  };
}

/** The lock on the order makes payments of two people at once add up. */
async function lockPayable(context: Context, id: string) {
  const found = await lockAccessible(context, id);
  if (found.order.status === ORDER_STATUS.paid) throw orderErrors.alreadyPaid();
  requireAction(context.actor, found, 'pay');
  return { order: found.order, payments: await findPayments(context.trx, [found.order]) };
}

export async function pay(context: Context, id: string, input: PaymentInput) {
  const { order, payments } = await lockPayable(context, id);
  const payment: NewPayment = { order, account: accountOfOrder(order, payments), input };
  const fields = await inputProblems(context, payment);
  if (Object.keys(fields).length > 0) throw requestErrors.invalid({ fields });
  const [after] = await writePayments(context, [payment]);
  const all = await findPayments(context.trx, [order]);
  return {
    loadingOrder: presentOrderState(after!),
    payment: presentPayment(all.find(({ id: made }) => !payments.some((before) => before.id === made))!, context),
    account: presentAccount(after!, all),
  };
}

/** The order is paid with what was paid so far. */
export async function closePayment(context: Context, id: string, differenceReason: string | null) {
  const { order, payments } = await lockPayable(context, id);
  if (payments.length === 0) throw orderErrors.nothingPaid();
  const { rest, paid, currency } = accountOfOrder(order, payments);
  const isWhole = rest === '0.00';
  if (!isWhole && differenceReason === null) {
    throw requestErrors.invalid({ fields: { differenceReason: { code: 'required' } } });
  }
  const values = { payment_difference: isWhole ? null : differenceReason };
  const amount = amountText({ amount: paid, currency: currency ?? '' });
  const after = await moveOrder(moverOf(context), order, 'pay', { amount, values });
  return { loadingOrder: presentOrderState(after), account: presentAccount(after, payments) };
}

/** Checks every row before the first is written. */
export async function payMany(context: Context, rows: readonly Row[]) {
  const found = await lockVisibleOrders(
    context,
    rows.map(({ loadingOrderId }) => loadingOrderId),
  );
  const own = [...found.values()].filter(({ side }) => side === 'own').map(({ order }) => order);
  const earlier = await findPayments(context.trx, own);
  const seen = new Set<string>();
  const problems: Record<string, FieldProblem> = {};
  const payments: NewPayment[] = [];
  for (const [at, { loadingOrderId, ...input }] of rows.entries()) {
    const one = found.get(loadingOrderId);
    const problem = orderProblem(context.actor, one, seen);
    if (problem || !one) {
      problems[`payments.${at}`] = problem!;
      continue;
    }
    const { order } = one;
    const account = accountOfOrder(
      order,
      earlier.filter(({ order_id }) => order_id === order.id),
    );
    const payment = { order, account, input };
    const wrong = Object.entries(await inputProblems(context, payment));
    for (const [field, reason] of wrong) problems[`payments.${at}.${field}`] = reason;
    payments.push(payment);
  }
  if (Object.keys(problems).length > 0) throw orderErrors.paymentsRefused({ fields: problems });
  return { loadingOrders: (await writePayments(context, payments)).map(presentOrderState) };
}
