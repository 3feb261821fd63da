import type { OrdersMade } from '#areas/load-orders/contract/order.calls.ts';
import type { StopDetails } from '#areas/load-orders/rules/multipoint.ts';
import type { OrderKind, OrderMode } from '#areas/load-orders/rules/order-kind.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { type OrderPlan, operationFor } from './new-operation.ts';
import { rememberOrder } from './order.service.ts';
import type { OrderReading } from './read-order-form.ts';
import { storeOrders } from './store-order.ts';

type Context = RequestContext<Actor>;

export interface OrderToWrite extends OrderReading {
  readonly stops: readonly StopDetails[];
}

interface Manner {
  readonly plan: OrderPlan;
  readonly kind: OrderKind;
  readonly mode: OrderMode;
}

/** New orders in one operation, which is made where there is none. */
export async function writeOrders(
  context: Context,
  { plan, kind, mode }: Manner,
  orders: readonly OrderToWrite[],
): Promise<OrdersMade> {
  const { trx, actor } = context;
  const operationId = await operationFor(context, plan, orders[0]!);
  const author = { companyId: companyOf(actor), userId: actor.userId };
  const stored = await storeOrders(
    trx,
    author,
    orders.map((order) => ({ ...order, operationId, kind, mode })),
  );
  return { operationId, loadingOrders: stored.map(({ id, code }) => ({ _id: id, loadingOrderCode: code })) };
}

/** Each has a history of its own from the beginning. */
export async function rememberMade(
  context: Context,
  { loadingOrders }: OrdersMade,
  orders: readonly OrderToWrite[],
): Promise<void> {
  const company_id = companyOf(context.actor);
  for (const [index, { _id: id }] of loadingOrders.entries()) {
    await rememberOrder(
      context,
      'loadOrders.create',
      { id, company_id },
      { before: null, after: orders[index]!.details },
    );
  }
}
