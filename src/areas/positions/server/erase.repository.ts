import { sql } from 'kysely';
import type { ErasedTrip } from '#areas/load-orders/server/index.ts';
import type { Trx } from '#platform/db/database.ts';

export interface ErasedPositions {
  readonly orders: number;
  readonly positions: number;
}

/** The trips of a driver on orders of a company, or with its trucks; the transaction is the platform's. */
export async function tripsOfDriver(trx: Trx, companyId: string, driverId: string): Promise<readonly ErasedTrip[]> {
  const { rows } = await sql<ErasedTrip>`
    select distinct s.order_id as "orderId", s.from_at::text as "from", coalesce(s.to_at, 'infinity')::text as "to" from trip_span s
    where s.driver_id = ${driverId} and ${companyId} in (s.company_id, s.fleet_company_id)`.execute(trx);
  return rows;
}

/** Where a driver was on these trips: the history, and what is known of now; the transaction is the platform's. */
export async function erasePositionsOf(trx: Trx, trips: readonly ErasedTrip[]): Promise<ErasedPositions> {
  const { rows } = await sql<ErasedPositions>`
    with trips as (
      select t."orderId" as order_id, t."from" as from_at, t."to" as to_at
      from json_to_recordset(${JSON.stringify(trips)}::json) as t ("orderId" uuid, "from" timestamptz, "to" timestamptz)
    ), erased as (
      delete from position p using trips t where p.order_id = t.order_id and p.at between t.from_at and t.to_at returning p.order_id
    ), latest as (
      update latest_position l set at = null, lat = null, lng = null, speed_kmh = null, heading = null, accuracy_m = null,
        stationary_since = null, doubt = null, changed = pg_current_xact_id()
      from trips t where (l.order_id = t.order_id and l.at between t.from_at and t.to_at)
        or l.doubt -> 'trip' ->> 'orderId' = t.order_id::text
    )
    select count(distinct order_id)::int as orders, count(*)::int as positions from erased`.execute(trx);
  return rows[0] ?? { orders: 0, positions: 0 };
}

/** A truck that reports no more has no last place either, once it would not be kept as history. */
export async function forgetLastPlaces(trx: Trx, now: Date, most: number): Promise<number> {
  const { rows } = await sql`
    with old as (
      select l.tracker_id from latest_position l left join device d on d.id = l.device_id
        join app.position_limits(${now}) k on k.company_id = l.company_id
          and k.kind = coalesce(d.kind, case l.source when 'driver' then 'phone' else 'person' end)
      where l.at < case when l.order_id is null then k.off_trip_from else k.trip_from end limit ${most})
    update latest_position l set at = null, lat = null, lng = null, speed_kmh = null, heading = null, accuracy_m = null,
      stationary_since = null, doubt = null, order_id = null, changed = pg_current_xact_id()
    from old where l.tracker_id = old.tracker_id returning l.tracker_id`.execute(trx);
  return rows.length;
}
