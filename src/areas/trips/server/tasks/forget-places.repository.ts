import { sql } from 'kysely';
import type { ErasedTrip } from '#areas/load-orders/server/index.ts';
import type { Trx } from '#platform/db/database.ts';

/** Where tasks were done; the transaction is the platform's. */
export async function eraseTaskPlaces(trx: Trx, trips: readonly ErasedTrip[]): Promise<void> {
  await sql`update load_order_task k set lat = null, lng = null
    from json_to_recordset(${JSON.stringify(trips)}::json) as t ("orderId" uuid, "from" timestamptz, "to" timestamptz)
    where k.order_id = t."orderId" and k.done_at between t."from" and t."to" and k.lat is not null`.execute(trx);
}

/** One batch of what the companies keep no longer; a task is done on the driver's phone. */
export async function forgetTaskPlaces(trx: Trx, now: Date, most: number): Promise<number> {
  const { rows } = await sql`
    with old as (
      select k.id from load_order_task k join app.position_limits(${now}) l on l.company_id = k.company_id and l.kind = 'phone'
      where k.done_at < l.trip_from and k.lat is not null limit ${most})
    update load_order_task k set lat = null, lng = null from old where k.id = old.id returning k.id`.execute(trx);
  return rows.length;
}
