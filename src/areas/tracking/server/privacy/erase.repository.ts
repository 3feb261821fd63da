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

/** What people answered and what was noted on the map of the driver's trips loses its place too. */
export function eraseNotedPlaces(trx: Trx, companyId: string, driverId: string): Promise<void> {
  return withPlatformScope(trx, async () => {
    await sql`
      with trips as (
        select distinct s.order_id, s.from_at, coalesce(s.to_at, 'infinity') as to_at from trip_span s
        where s.driver_id = ${driverId} and ${companyId} in (s.company_id, s.fleet_company_id)
      ), answers as (
        update location_request r set lat = null, lng = null, accuracy_m = null, answered_at = null, refused_at = r.answered_at
        from trips t where r.order_id = t.order_id and r.answered_at between t.from_at and t.to_at
      )
      update map_event e set lat = null, lng = null, updated_at = now()
      from trips t where e.order_id = t.order_id and e.at between t.from_at and t.to_at and e.lat is not null`.execute(
      trx,
    );
  });
}
