import { closesOrder, isWhole, type Money } from '#areas/load-orders/rules/payment.ts';
import { showMoney } from '#countries/show-money.ts';
import { createId } from '#kernel/ids.ts';
import { fromCents, toCents } from '#kernel/money.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { emit } from '#platform/jobs/events.ts';
import { moveOrders, moverOf } from '../moves/move-order.ts';
import { ordersChanged } from '../order.events.ts';
import { findOrder, type OrderRecord } from '../order.repository.ts';
import { insertEvents } from '../order-event.repository.ts';
import type { NewPayment } from './judge-payments.ts';
import { insertPayments } from './payment.repository.ts';

/** For readers of several companies, which may be in other countries. */
export const amountText = ({ amount, currency }: Money): string => showMoney(amount, currency, null);

/** Stores payments that were judged; orders that are not paid by them stay to be paid. */
export async function writePayments(
  context: RequestContext<Actor>,
  payments: readonly NewPayment[],
): Promise<OrderRecord[]> {
  const { trx, actor } = context;
  const companyId = companyOf(actor);
  await insertPayments(
    trx,
    payments.map(({ order, input }) => ({
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
  const amongMany = payments.length > 1;
  await closePaid(context, payments, amongMany);
  await noteParts(context, payments);
  const { kind } = payments[0]!.order;
  const origin = { companyId, actorId: actor.userId };
  if (amongMany) await emit(trx, ordersChanged, origin, { companyId, kind, count: payments.length });
  const after: OrderRecord[] = [];
  for (const { order } of payments) after.push(await findOrder(trx, order.id));
  return after;
}

/** Carriers are notified of the whole amount once the order is paid. */
async function closePaid(context: RequestContext<Actor>, payments: readonly NewPayment[], amongMany: boolean) {
  const closing = new Map(
    payments
      .filter(({ input, account }) => closesOrder(input, account))
      .map((payment) => [payment.order.id, payment] as const),
  );
  const orders = [...closing.values()].map(({ order }) => order);
  await moveOrders(moverOf(context), orders, 'pay', ({ id }) => {
    const { input, account } = closing.get(id)!;
    const amount = fromCents(toCents(account.paid) + toCents(input.amount));
    return {
      amount: amountText({ amount, currency: input.currency }),
      amongMany,
      values: { payment_difference: isWhole(input.amount, account.rest) ? null : input.differenceReason },
    };
  });
}

/** The timeline is shown to carrier and client too, so it does not name amounts. */
async function noteParts({ trx, actor }: RequestContext<Actor>, payments: readonly NewPayment[]): Promise<void> {
  await insertEvents(
    trx,
    payments
      .filter(({ input, account }) => !closesOrder(input, account))
      .map(({ order }) => ({
        companyId: order.company_id,
        orderId: order.id,
        type: 'partlyPaid',
        userId: actor.userId,
      })),
  );
}
