import { sql } from 'kysely';
import type { ErasedTrip } from '#areas/load-orders/server/index.ts';
import type { Trx } from '#platform/db/database.ts';

/** A driver of the company, by its own rules of what it sees. */
export async function isOwnDriver(trx: Trx, companyId: string, driverId: string): Promise<boolean> {
  const found = await trx
    .selectFrom('driver')
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', '=', driverId)
    .executeTakeFirst();
  return found !== undefined;
}

/** The tables of this area with a place, and the time it is of. */
const PLACES = [
  { table: 'alert', at: 'started_at' },
  { table: 'map_event', at: 'at' },
  { table: 'trip_report', at: 'at' },
  { table: 'trip_trouble', at: 'at' },
] as const;

/**
 * What people answered and reported and what was noted on the map of trips loses its place, and so do kept messages; the
 * transaction is the platform's. What the rules remember of a trip that is over goes with it.
 */
export async function eraseNotedPlaces(trx: Trx, trips: readonly ErasedTrip[], driverId: string): Promise<void> {
  const during = (order: string, at: string) =>
    sql`${sql.ref(order)} = t."orderId" and ${sql.ref(at)} between t."from" and t."to"`;
  const rows = sql`json_to_recordset(${JSON.stringify(trips)}::json) as t ("orderId" uuid, "from" timestamptz, "to" timestamptz)`;
  for (const { table, at } of PLACES) {
    await sql`update ${sql.table(table)} p set lat = null, lng = null from ${rows}
      where ${during('p.order_id', `p.${at}`)} and p.lat is not null`.execute(trx);
  }
  await sql`update location_request r set lat = null, lng = null, accuracy_m = null from ${rows}
    where ${during('r.order_id', 'r.answered_at')} and r.lat is not null`.execute(trx);
  await sql`update device_message m set content = jsonb_build_object('identifier', m.content -> 'identifier')
    where exists (select from ${rows} where m.order_id = t."orderId" and coalesce(m.at, m.received_at) between t."from" and t."to")
      or m.device_id in (select d.id from device d where d.driver_id = ${driverId} and d.kind = 'phone')`.execute(trx);
  await sql`delete from watched_trip w using ${rows}, load_order o
    where w.id = t."orderId" and o.id = w.id and o.status not in (1, 2)`.execute(trx);
}
