import { sql } from 'kysely';
import { type Trx, withPlatformScope } from '#platform/db/database.ts';

export interface ErasedPositions {
  readonly orders: number;
  readonly positions: number;
}

/** Where a driver was on the trips of a company: the history, and what is known of now. */
export function erasePositionsOf(trx: Trx, companyId: string, driverId: string): Promise<ErasedPositions> {
  return withPlatformScope(trx, async () => {
    const { rows } = await sql<ErasedPositions>`
      with trips as (
        select distinct s.order_id, s.from_at, coalesce(s.to_at, 'infinity') as to_at from trip_span s
        where s.driver_id = ${driverId} and ${companyId} in (s.company_id, s.fleet_company_id)
      ), erased as (
        delete from position p using trips t where p.order_id = t.order_id and p.at between t.from_at and t.to_at returning p.order_id
      ), latest as (
        update latest_position l set at = null, lat = null, lng = null, speed_kmh = null, heading = null, accuracy_m = null,
          stationary_since = null, doubt = null, changed = pg_current_xact_id()
        from trips t where l.order_id = t.order_id and l.at between t.from_at and t.to_at
      )
      select count(distinct order_id)::int as orders, count(*)::int as positions from erased`.execute(trx);
    return rows[0] ?? { orders: 0, positions: 0 };
  });
}

/** A truck that reports no more has no last place either, once it would not be kept as history. */
export async function forgetLastPlaces(trx: Trx, now: Date, most: number): Promise<number> {
  const { rows } = await sql`
    with old as (
      select l.tracker_id from latest_position l join app.position_limits(${now}) k on k.company_id = l.company_id
      where l.at < case when l.order_id is null then k.off_trip_from else k.trip_from end limit ${most})
    update latest_position l set at = null, lat = null, lng = null, speed_kmh = null, heading = null, accuracy_m = null,
      stationary_since = null, doubt = null, order_id = null, changed = pg_current_xact_id()
    from old where l.tracker_id = old.tracker_id returning l.tracker_id`.execute(trx);
  return rows.length;
}
