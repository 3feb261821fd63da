import { sql } from 'kysely';
import type { Trx } from '#platform/db/database.ts';

/** A trip of a driver: where its order was in that time is erased. */
export interface ErasedTrip {
  readonly orderId: string;
  readonly from: string;
  /** As PostgreSQL says it: perhaps infinity. */
  readonly to: string;
}

/** The trips as a table of a statement. */
const rowsOf = (trips: readonly ErasedTrip[]) =>
  sql`json_to_recordset(${JSON.stringify(trips)}::json) as t ("orderId" uuid, "from" timestamptz, "to" timestamptz)`;

/** Where orders were seen last, and places that people noted in their history; the transaction is the platform's. */
export async function eraseOrderPlaces(trx: Trx, trips: readonly ErasedTrip[]): Promise<void> {
  await sql`update load_order o set last_lat = null, last_lng = null, last_seen_at = null from ${rowsOf(trips)}
    where o.id = t."orderId" and o.last_seen_at between t."from" and t."to"`.execute(trx);
  await sql`update load_order_event e set details = e.details - 'lat' - 'lng' from ${rowsOf(trips)}
    where e.order_id = t."orderId" and e.at between t."from" and t."to" and e.details ? 'lat'`.execute(trx);
}

/** One batch of what the companies keep no longer: the copy by the limit of phones, what people noted as long as anything. */
export async function forgetOrderPlaces(trx: Trx, now: Date, most: number): Promise<number> {
  const { rows: seen } = await sql`
    with old as (
      select o.id from load_order o join app.position_limits(${now}) k on k.company_id = o.company_id and k.kind = 'phone'
      where o.last_seen_at < k.trip_from limit ${most})
    update load_order o set last_lat = null, last_lng = null, last_seen_at = null from old where o.id = old.id returning o.id`.execute(
    trx,
  );
  const { rows: noted } = await sql`
    with old as (
      select e.id from load_order_event e join app.position_limits(${now}) k on k.company_id = e.company_id and k.kind = 'person'
      where e.at < k.trip_from and e.details ? 'lat' limit ${most})
    update load_order_event e set details = e.details - 'lat' - 'lng' from old where e.id = old.id returning e.id`.execute(
    trx,
  );
  return Math.max(seen.length, noted.length);
}
