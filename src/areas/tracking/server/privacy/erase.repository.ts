import { sql } from 'kysely';
import { type Trx, withPlatformScope } from '#platform/db/database.ts';

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

export interface Erased {
  readonly orders: number;
  readonly positions: number;
}

/** Where the driver was on any trip of the company, from every table that says so. */
export function eraseTrips(trx: Trx, companyId: string, driverId: string): Promise<Erased> {
  return withPlatformScope(trx, async () => {
    const { rows } = await sql<Erased>`
      with trips as (
        select distinct s.order_id, s.from_at, coalesce(s.to_at, 'infinity') as to_at from trip_span s
        where s.driver_id = ${driverId} and ${companyId} in (s.company_id, s.fleet_company_id)
      ), erased as (
        delete from position p using trips t where p.order_id = t.order_id and p.at between t.from_at and t.to_at returning p.order_id
      ), latest as (
        update latest_position l set at = null, lat = null, lng = null, speed_kmh = null, heading = null, accuracy_m = null,
          standing_since = null, doubt = null, changed = pg_current_xact_id()
        from trips t where l.order_id = t.order_id and l.at between t.from_at and t.to_at
      ), answers as (
        update location_request r set lat = null, lng = null, accuracy_m = null, answered_at = null, refused_at = r.answered_at
        from trips t where r.order_id = t.order_id and r.answered_at between t.from_at and t.to_at
      ), events as (
        update map_event e set lat = null, lng = null, updated_at = now()
        from trips t where e.order_id = t.order_id and e.at between t.from_at and t.to_at and e.lat is not null
      )
      select count(distinct order_id)::int as orders, count(*)::int as positions from erased`.execute(trx);
    return rows[0] ?? { orders: 0, positions: 0 };
  });
}
