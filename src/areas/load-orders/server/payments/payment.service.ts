import { orderErrors } from '#areas/load-orders/contract/order.errors.ts';
import { allowedByRight, allowedByState } from '#areas/load-orders/contract/order-moves.ts';
import type { PaymentInput, payOrders } from '#areas/load-orders/contract/order-payment.calls.ts';
import { ORDER_STATUS } from '#areas/load-orders/rules/order-status.ts';
import { showMoney } from '#countries/show-money.ts';
import type { ParsedInput } from '#kernel/api-call.ts';
import { dayIn } from '#kernel/dates.ts';
import { type FieldProblem, requestErrors } from '#kernel/errors.ts';
import { createId } from '#kernel/ids.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import { findOwnFile } from '#platform/files/attached-file.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { emit } from '#platform/jobs/events.ts';
import { moveOrders, moverOf } from '../moves/move-order.ts';
import {
  type AccessibleOrder,
  lockAccessible,
  lockVisibleOrders,
  readAccessible,
  requireAction,
} from '../moves/order-access.ts';
import { presentOrderState } from '../moves/order-state.presenter.ts';
import { ordersChanged } from '../order.events.ts';
import type { OrderRecord } from '../order.repository.ts';
import { presentPayment } from './payment.presenter.ts';
import { findPayment, insertPayments } from './payment.repository.ts';

type Context = RequestContext<Actor>;
type Row = ParsedInput<typeof payOrders>['body']['payments'][number];

/** Only the paying company sees the payment. */
export async function readPayment(context: Context, id: string) {
  const { order, side } = await readAccessible(context, id);
  if (side !== 'own') throw requestErrors.forbidden();
  const payment = await findPayment(context.trx, order);
  return { payment: payment ? presentPayment(payment, context) : null };
}

export async function pay(context: Context, id: string, input: PaymentInput) {
  const { trx, actor } = context;
  const found = await lockAccessible(context, id);
  if (found.order.status === ORDER_STATUS.paid) throw orderErrors.alreadyPaid();
  requireAction(actor, found, 'pay');
  const problem = await inputProblem(context, input);
  if (problem) throw requestErrors.invalid({ fields: { [problem.field]: { code: problem.code } } });
  const [order] = await write(context, [{ order: found.order, input }]);
  const payment = await findPayment(trx, found.order);
  return { loadingOrder: presentOrderState(order!), payment: presentPayment(payment!, context) };
}

/** Checks every row before the first is written. */
export async function payMany(context: Context, rows: readonly Row[]) {
  const { actor } = context;
  const found = await lockVisibleOrders(
    context,
    rows.map(({ loadingOrderId }) => loadingOrderId),
  );
  const seen = new Set<string>();
  const problems: Record<string, FieldProblem> = {};
  for (const [at, row] of rows.entries()) {
    const problem = orderProblem(actor, found.get(row.loadingOrderId), seen);
    const wrong = problem ? undefined : await inputProblem(context, row);
    if (problem) problems[`payments.${at}`] = problem;
    if (wrong) problems[`payments.${at}.${wrong.field}`] = { code: wrong.code };
  }
  if (Object.keys(problems).length > 0) throw orderErrors.paymentsRefused({ fields: problems });
  const paid = rows.map((input) => ({ order: found.get(input.loadingOrderId)!.order, input }));
  return { loadingOrders: (await write(context, paid)).map(presentOrderState) };
}

function orderProblem(actor: Actor, found: AccessibleOrder | undefined, seen: Set<string>): FieldProblem | undefined {
  if (!found) return { code: 'choice' };
  const { order, side } = found;
  const { kind, status } = order;
  if (seen.has(order.id)) return { code: 'namedTwice' };
  seen.add(order.id);
  if (!allowedByRight('pay', { kind, status, side }, actor.permissions)) return { code: 'notAllowed' };
  if (status === ORDER_STATUS.paid) return { code: 'alreadyPaid' };
  return allowedByState('pay', status) ? undefined : { code: 'wrongStatus' };
}

/** A payment date is never in the future, and a receipt is the caller's own upload. */
async function inputProblem({ trx, actor, now }: Context, { paidOn, fileId }: PaymentInput) {
  if (paidOn > dayIn(now, actor.timeZone)) return { field: 'paidOn', code: 'date' };
  if (!fileId) return undefined;
  const file = await findOwnFile(trx, { companyId: companyOf(actor), userId: actor.userId }, fileId);
  return file ? undefined : { field: 'fileId', code: 'choice' };
}

interface Paid {
  readonly order: OrderRecord;
  readonly input: PaymentInput;
}

async function write(context: Context, paid: readonly Paid[]): Promise<OrderRecord[]> {
  const { trx, actor } = context;
  const companyId = companyOf(actor);
  await insertPayments(
    trx,
    paid.map(({ order, input }) => ({
      id: createId(),
      company_id: companyId,
      order_id: order.id,
      amount: input.amount,
      currency: input.currency,
      paid_on: input.paidOn,
      reference: input.reference,
      file_id: input.fileId ?? null,
      created_by: actor.userId,
    })),
  );
  const amounts = new Map(paid.map(({ order, input }) => [order.id, showMoney(input.amount, input.currency)]));
  const amongMany = paid.length > 1;
  const orders = paid.map(({ order }) => order);
  const moved = await moveOrders(moverOf(context), orders, 'pay', ({ id }) => ({
    amount: amounts.get(id)!,
    amongMany,
  }));
  const { kind } = orders[0]!;
  const origin = { companyId, actorId: actor.userId };
  if (amongMany) await emit(trx, ordersChanged, origin, { companyId, kind, count: paid.length });
  return moved;
}
