import { sql } from 'kysely';
import type { OrderStatus } from '#areas/load-orders/rules/order-status.ts';
import { createId } from '#kernel/ids.ts';
import type { NameIn } from '#kernel/phrase-key.ts';
import type { Trx } from '#platform/db/database.ts';
import { refuseBusy } from './order.repository.ts';

/** An entry in the history of an order; an entry with a status moves the order to it. */
export interface OrderEvent {
  readonly companyId: string;
  readonly orderId: string;
  readonly type: NameIn<'loadOrders.events'>;
  readonly at?: Date;
  readonly userId?: string | null;
  /** The name of a person who used a public link. */
  readonly byName?: string | null;
  readonly status?: OrderStatus;
  readonly reason?: string | null;
  readonly details?: Readonly<Record<string, unknown>>;
}

export async function insertEvents(trx: Trx, events: readonly OrderEvent[]): Promise<void> {
  if (events.length === 0) return;
  const rows = events.map(({ companyId, orderId, type, at, userId, byName, status, reason, details }) => ({
    id: createId(),
    company_id: companyId,
    order_id: orderId,
    type,
    at,
    user_id: userId,
    by_name: byName,
    status,
    reason,
    details: details ?? {},
  }));
  await refuseBusy(
    sql`insert into load_order_event (id, company_id, order_id, type, at, user_id, by_name, status, reason, details)
      select id, company_id, order_id, type, coalesce(at, clock_timestamp()), user_id, by_name, status, reason, details
      from jsonb_populate_recordset(null::load_order_event, ${JSON.stringify(rows)}::jsonb)`.execute(trx),
  );
}
