import { sql } from 'kysely';
import { type Trx, withPlatformScope } from '#platform/db/database.ts';

/** Rating and given-back awards of companies, read in platform scope: applicants may be strangers. */
export async function applicantCompanies(trx: Trx, companyIds: readonly string[]) {
  if (companyIds.length === 0) return [];
  const { rows } = await withPlatformScope(trx, () =>
    sql<{ companyId: string; average: string; givenBack: number }>`
      select c.id as "companyId", c.average_company as average,
        (select count(*)::int from opportunity_event e where e.type = 'givenBack' and e.details ->> 'companyId' = c.id::text) as "givenBack"
      from company c where c.id = any(${[...companyIds]}::uuid[])`.execute(trx),
  );
  return rows;
}

/** Where trucks were last seen, or where their last trip ended. */
export async function lastPlaces(trx: Trx, truckIds: readonly string[]) {
  const { rows } = await sql<{ truckId: string; cityId: string; lat: number | null; lng: number | null }>`
    select w.id as "truckId", coalesce(o.destination ->> 'cityId', '') as "cityId",
      coalesce(o.last_lat, (o.destination ->> 'lat')::float8) as lat,
      coalesce(o.last_lng, (o.destination ->> 'lng')::float8) as lng
    from unnest(${[...truckIds]}::uuid[]) as w(id) cross join lateral (
      select o.destination, o.last_lat, o.last_lng from load_order o
      where o.truck_id = w.id and (o.last_seen_at is not null or o.status in (3, 4, 6))
      order by o.created_at desc limit 1) o`.execute(trx);
  return new Map(rows.map((row) => [row.truckId, row]));
}
