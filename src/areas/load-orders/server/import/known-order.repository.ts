import { sql } from 'kysely';
import type { OrderKind } from '#areas/load-orders/rules/order-kind.ts';
import { ORDER_STATUS } from '#areas/load-orders/rules/order-status.ts';
import type { Trx } from '#platform/db/database.ts';

export interface KnownOrder {
  readonly id: string;
  readonly assignmentNumber: string | null;
  readonly orderCodes: readonly string[];
}

export interface OrderNames {
  readonly assignmentNumbers: readonly string[];
  readonly orderCodes: readonly string[];
}

/** The company's orders with one of these numbers; a cancelled order no longer holds its number. */
export async function findKnownOrders(
  trx: Trx,
  companyId: string,
  kind: OrderKind,
  { assignmentNumbers, orderCodes }: OrderNames,
): Promise<KnownOrder[]> {
  const { rows } = await sql<KnownOrder>`
    select o.id, o.assignment_number as "assignmentNumber", o.order_codes as "orderCodes" from load_order o
    where o.company_id = ${companyId} and o.kind = ${kind} and o.status <> ${sql.lit(ORDER_STATUS.cancelled)}
      and (o.assignment_number = any(${[...assignmentNumbers]}::text[]) or o.order_codes && ${[...orderCodes]}::text[])`.execute(
    trx,
  );
  return rows;
}
