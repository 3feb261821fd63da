import type { OrdersMade } from '#areas/load-orders/contract/order.calls.ts';
import type { StopDetails } from '#areas/load-orders/rules/multipoint.ts';
import type { OrderKind, OrderMode } from '#areas/load-orders/rules/order-kind.ts';
import { insertParsedOperation, nextCodesOf } from '#areas/operations/server/index.ts';
import { createId } from '#kernel/ids.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { type OrderPlan, operationFor } from './new-operation.ts';
import type { OrderValues } from './order-columns.ts';
import { insertNamedOrders, nameOrders } from './parsed-order.ts';
import { recordCreated } from './record-created.ts';

type Context = RequestContext<Actor>;

export interface OrderToWrite {
  readonly values: OrderValues;
  readonly stops: readonly StopDetails[];
}

interface Manner {
  readonly plan: OrderPlan;
  readonly kind: OrderKind;
  readonly mode: OrderMode;
}

/**
 * Creates orders in one operation, which is created too where there is none. Everything is checked before, so that few
 * codes are lost, and the writes are sent together.
 */
export async function createOrders(
  context: Context,
  { plan, kind, mode }: Manner,
  orders: readonly OrderToWrite[],
): Promise<OrdersMade> {
  const { trx, actor } = context;
  const author = { companyId: companyOf(actor), userId: actor.userId };
  const operation = plan.operation ? null : await operationFor(context, plan, orders[0]!.values);
  const operationId = plan.operation?.id ?? createId();
  const [operationCodes, orderCodes] = await nextCodesOf(trx, author.companyId, [
    { series: 'operation', count: operation ? 1 : 0 },
    { series: 'loadOrder', count: orders.length },
  ]);
  const inOperation = orders.map((order) => ({ ...order, operationId, kind, mode }));
  const named = nameOrders(inOperation, orderCodes!);
  await Promise.all([
    operation && insertParsedOperation(trx, author, operation, { id: operationId, code: operationCodes![0]! }),
    insertNamedOrders(trx, author, named),
    recordCreated(context, named),
  ]);
  return { operationId, loadingOrders: named.map(({ id, code }) => ({ _id: id, loadingOrderCode: code })) };
}

export const idsOf = ({ loadingOrders }: OrdersMade): string[] => loadingOrders.map(({ _id }) => _id);
