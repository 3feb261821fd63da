import type { OrdersMade } from '#areas/load-orders/contract/order.calls.ts';
import type { StopDetails } from '#areas/load-orders/rules/multipoint.ts';
import type { OrderKind, OrderMode } from '#areas/load-orders/rules/order-kind.ts';
import { insertParsedOperation, nextCodesOf } from '#areas/operations/server/index.ts';
import { createId } from '#kernel/ids.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { type OrderPlan, operationFor } from './new-operation.ts';
import { auditOrder } from './order.service.ts';
import { insertParsedOrders } from './parsed-order.ts';
import type { OrderReading } from './read-order-form.ts';

type Context = RequestContext<Actor>;

export interface OrderToWrite extends OrderReading {
  readonly stops: readonly StopDetails[];
}

interface Manner {
  readonly plan: OrderPlan;
  readonly kind: OrderKind;
  readonly mode: OrderMode;
}

/**
 * New orders in one operation, which is made where there is none. Whoever else makes orders in the company waits from the
 * codes to the commit: everything that can be read is read before, and what is left is sent at once.
 */
export async function createOrders(
  context: Context,
  { plan, kind, mode }: Manner,
  orders: readonly OrderToWrite[],
): Promise<OrdersMade> {
  const { trx, actor } = context;
  const author = { companyId: companyOf(actor), userId: actor.userId };
  const operation = plan.operation ? null : await operationFor(context, orders[0]!);
  const operationId = plan.operation?.id ?? createId();
  const [operationCodes, orderCodes] = await nextCodesOf(trx, author.companyId, [
    { series: 'operation', count: operation ? 1 : 0 },
    { series: 'loadOrder', count: orders.length },
  ]);
  const inOperation = orders.map((order) => ({ ...order, operationId, kind, mode }));
  const [, stored] = await Promise.all([
    operation && insertParsedOperation(trx, author, operation, { id: operationId, code: operationCodes![0]! }),
    insertParsedOrders(trx, author, inOperation, orderCodes),
  ]);
  return { operationId, loadingOrders: stored.map(({ id, code }) => ({ _id: id, loadingOrderCode: code })) };
}

/** Each has a history of its own from the beginning. */
export async function auditCreated(
  context: Context,
  { loadingOrders }: OrdersMade,
  orders: readonly OrderToWrite[],
): Promise<void> {
  const company_id = companyOf(context.actor);
  await Promise.all(
    loadingOrders.map(({ _id: id }, index) => {
      const change = { before: null, after: orders[index]!.details };
      return auditOrder(context, 'loadOrders.create', { id, company_id }, change);
    }),
  );
}
