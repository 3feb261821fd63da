import type { OrdersMade } from '#areas/load-orders/contract/order.calls.ts';
import type { StopDetails } from '#areas/load-orders/rules/multipoint.ts';
import type { OrderKind, OrderMode } from '#areas/load-orders/rules/order-kind.ts';
import { insertParsedOperation, nextCodesOf } from '#areas/operations/server/index.ts';
import { createId } from '#kernel/ids.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { type OrderPlan, operationFor } from './new-operation.ts';
import { auditFields } from './order-audit.ts';
import type { OrderValues } from './order-columns.ts';
import { insertParsedOrders } from './parsed-order.ts';

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
 * Creates orders in one operation, which is created too where there is none. Others who create orders in the company
 * wait from the codes to the commit, so everything is read before, and the writes are sent together.
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
  const [, stored] = await Promise.all([
    operation && insertParsedOperation(trx, author, operation, { id: operationId, code: operationCodes![0]! }),
    insertParsedOrders(trx, author, inOperation, orderCodes),
  ]);
  return { operationId, loadingOrders: stored.map(({ id, code }) => ({ _id: id, loadingOrderCode: code })) };
}

export const idsOf = ({ loadingOrders }: OrdersMade): string[] => loadingOrders.map(({ _id }) => _id);

/** Writes a separate audit entry for each order. */
export async function auditCreated(
  context: Context,
  { loadingOrders }: OrdersMade,
  orders: readonly OrderToWrite[],
): Promise<void> {
  const company_id = companyOf(context.actor);
  await Promise.all(
    loadingOrders.map(({ _id: id }, index) => {
      const change = { before: null, after: orders[index]!.values };
      return auditFields(context, 'create', { id, company_id }, change);
    }),
  );
}
