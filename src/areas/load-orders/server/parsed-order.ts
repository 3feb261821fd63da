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

/** Inserts programmed orders with their first history entry, using the given codes or the next free ones. */
export async function insertParsedOrders(
  trx: Trx,
  { companyId, userId }: Author,
  orders: readonly ParsedOrder[],
  given?: readonly string[],
): Promise<StoredOrder[]> {
  if (orders.length === 0) return [];
  const codes = given ?? (await nextCodes(trx, companyId, 'loadOrder', orders.length));
  const stored = orders.map((order, index) => ({ order, id: createId(), code: codes[index]! }));
  const written = insertOrders(
    trx,
    stored.map(({ order, id, code }) => ({
      id,
      company_id: companyId,
      operation_id: order.operationId,
      kind: order.kind,
      mode: order.mode,
      code,
      status: ORDER_STATUS.programmed,
      created_by: userId,
      ...(order.createdAt ? datedBy(order.createdAt) : {}),
      ...order.values,
    })),
  );
  const stops = stored.flatMap(({ order, id }) =>
    (order.stops ?? []).map((stop, position) => ({ orderId: id, position, stop })),
  );
  const begun = insertEvents(
    trx,
    stored.map(({ order, id }) => ({
      companyId,
      orderId: id,
      type: 'created',
      userId,
      status: ORDER_STATUS.programmed,
      ...(order.createdAt ? { at: order.createdAt } : {}),
      details: { mode: order.mode },
    })),
  );
  await Promise.all([written, insertStops(trx, companyId, stops), begun]);
  return stored.map(({ id, code }) => ({ id, code }));
}

const datedBy = (moment: Date) => ({ created_at: moment, updated_at: moment, status_at: moment });
