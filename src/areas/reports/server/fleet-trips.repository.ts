import { sql } from 'kysely';
import type { Trx } from '#platform/db/database.ts';
import { daysOf } from '../rules/report-period.ts';
import { type TripChoice, tripMatches } from './figures.repository.ts';

/** What a truck of the own fleet drove in a period, on trips that are closed. */
export interface TruckTrips {
  readonly truck: string;
  /** For each day of the period 1 where it was on a trip that is asked for, else 0. */
  readonly days: string;
  /** As `emptyKmOf` says, of the trips that are asked for and ended in the period. */
  readonly loadedKm: number;
  readonly emptyKm: number;
  readonly unknown: number;
}

type Ask = Omit<TripChoice, 'side'> & { readonly sides: readonly TripChoice['side'][]; readonly zone: string };

/** Added up by the database: a large fleet has tens of thousands of trips, and sending them takes longer than reading them. */
export async function readFleetTrips(trx: Trx, ask: Ask): Promise<readonly TruckTrips[]> {
  const { companyId, sides, from, until, zone } = ask;
  const days = daysOf(ask);
  const all = sql`${'1'.repeat(days)}::varbit`;
  const ofFleet = sql`t.company_id = ${companyId} and t.side = any(${[...sides]}) and t.fleet and t.ended = 1`;
  // A truck comes from where it went before, whether or not that trip is asked for or of this period.
  const { rows } = await sql<TruckTrips>`
    select d.truck, bit_or(case when wanted then (${all} >> first) & (${all} << last) else ${all} << ${days} end)::text as days,
      coalesce(round(sum(km) filter (where counts), 1), 0)::float8 as "loadedKm",
      coalesce(round(sum(app.distance_km(b.lat, b.lng, from_lat, from_lng)) filter (where counts and is_known)::numeric, 1), 0)::float8
        as "emptyKm",
      (count(*) filter (where counts and (not is_first or e.truck is not null) and not is_known))::int as unknown
    from (
      select t.truck, t.started_at, t.km, t.from_lat, t.from_lng, wanted, wanted and t.day <= ${until} as counts,
        greatest(0, (t.started_at at time zone ${zone})::date - ${from}::date) as first,
        greatest(0, ${until}::date - t.day) as last,
        lag(t.to_lat) over way as before_lat, lag(t.to_lng) over way as before_lng, lag(t.day) over way is null as is_first
      from report_trip t cross join lateral (select coalesce(${tripMatches(ask)}, false) as wanted) w
      where ${ofFleet} and t.day >= ${from} and t.started_at < (${until}::date + 1) at time zone ${zone}
      window way as (partition by t.truck collate "C", t.day > ${until} order by t.started_at)) d
    left join lateral (
      select t.truck, t.to_lat, t.to_lng from report_trip t
      where d.is_first and d.counts and ${ofFleet} and t.truck = d.truck and t.day < ${from}
      order by t.started_at desc limit 1) e on true
    cross join lateral (select case when is_first then e.to_lat else before_lat end as lat,
      case when is_first then e.to_lng else before_lng end as lng) b
    cross join lateral (select b.lat + b.lng + from_lat + from_lng is not null as is_known) k
    group by d.truck collate "C", d.truck`.execute(trx);
  return rows;
}
