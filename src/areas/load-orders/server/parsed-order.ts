import type { StopDetails } from '#areas/load-orders/rules/multipoint.ts';
import type { OrderKind, OrderMode } from '#areas/load-orders/rules/order-kind.ts';
import { ORDER_STATUS } from '#areas/load-orders/rules/order-status.ts';
import { type Author, nextCodes } from '#areas/operations/server/index.ts';
import { createId } from '#kernel/ids.ts';
import type { Trx } from '#platform/db/database.ts';
import { insertOrders } from './order.repository.ts';
import type { OrderValues } from './order-columns.ts';
import { insertEvents } from './order-event.repository.ts';
import { insertStops } from './order-stop.repository.ts';

/** An order that was parsed and checked; nothing is checked again. */
export interface ParsedOrder {
  /** An open operation of the same company. */
  readonly operationId: string;
  readonly kind: OrderKind;
  readonly mode: OrderMode;
  readonly values: OrderValues;
  readonly stops?: readonly StopDetails[];
  /** Now by default. */
  readonly createdAt?: Date;
}

export interface StoredOrder {
  readonly id: string;
  readonly code: string;
}

/** An order with the id and the code it gets. */
export interface NamedOrder extends ParsedOrder, StoredOrder {}

export function nameOrders(orders: readonly ParsedOrder[], codes: readonly string[]): NamedOrder[] {
  return orders.map((order, index) => ({ ...order, id: createId(), code: codes[index]! }));
}

/** Inserts programmed orders with their first history entry, under the next codes of their company. */
export async function insertParsedOrders(
  trx: Trx,
  author: Author,
  orders: readonly ParsedOrder[],
): Promise<NamedOrder[]> {
  if (orders.length === 0) return [];
  const named = nameOrders(orders, await nextCodes(trx, author.companyId, 'loadOrder', orders.length));
  await insertNamedOrders(trx, author, named);
  return named;
}

/** The same for orders that have their codes. The statements are sent together. */
export async function insertNamedOrders(
  trx: Trx,
  { companyId, userId }: Author,
  orders: readonly NamedOrder[],
): Promise<void> {
  const written = insertOrders(
    trx,
    orders.map((order) => ({
      id: order.id,
      company_id: companyId,
      operation_id: order.operationId,
      kind: order.kind,
      mode: order.mode,
      code: order.code,
      status: ORDER_STATUS.programmed,
      created_by: userId,
      ...(order.createdAt ? datedBy(order.createdAt) : {}),
      ...order.values,
    })),
  );
  const stops = orders.flatMap(({ id, stops = [] }) =>
    stops.map((stop, position) => ({ orderId: id, position, stop })),
  );
  const begun = insertEvents(
    trx,
    orders.map(({ id, createdAt, mode }) => ({
      companyId,
      orderId: id,
      type: 'created',
      userId,
      status: ORDER_STATUS.programmed,
      ...(createdAt ? { at: createdAt } : {}),
      details: { mode },
    })),
  );
  await Promise.all([written, insertStops(trx, companyId, stops), begun]);
}

const datedBy = (moment: Date) => ({ created_at: moment, updated_at: moment, status_at: moment });
