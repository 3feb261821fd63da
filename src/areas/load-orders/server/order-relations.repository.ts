import { sql } from 'kysely';
import type { OrderKind } from '#areas/load-orders/rules/order-kind.ts';
import type { Trx } from '#platform/db/database.ts';

/** Until when a delivery of the order `o` of the company `c` is on time; without an hour until the end of the day. */
export const DELIVERY_DUE = sql`app.planned_at(o.delivery_date, o.delivery_hour, c.time_zone)
  + make_interval(mins => c.late_tolerance_minutes)`;

/** The newest other order of the company with the bill of lading; one of the preferred kinds, if there is any. */
export async function findWithBill(
  trx: Trx,
  companyId: string,
  bill: string,
  exceptId: string | null,
  preferred: readonly OrderKind[] = [],
): Promise<string | undefined> {
  const found = await trx
    .selectFrom('load_order')
    .select('id')
    .where('company_id', '=', companyId)
    .where('bill_of_lading', '=', bill)
    .where(sql<boolean>`id is distinct from ${exceptId}`)
    .orderBy(sql`kind = any(${[...preferred]})`, 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found?.id;
}
