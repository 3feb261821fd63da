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

/**
 * Added up by the database: a large fleet has tens of thousands of trips, and sending them takes longer than reading them.
 * Days are found among the moments at which they begin, because turning each moment into a day takes longer than the rest.
 */
export async function readFleetTrips(trx: Trx, ask: Ask): Promise<readonly TruckTrips[]> {
  const { companyId, sides, from, until, zone } = ask;
  const days = daysOf(ask);
  const all = sql`${sql.lit('1'.repeat(days))}::varbit`;
  const ofFleet = sql`t.company_id = ${companyId} and t.side = any(${[...sides]}) and t.fleet and t.ended = 1`;
  // A truck comes from where it went before, whether or not that trip is asked for or of this period.
  const { rows } = await sql<TruckTrips>`
    select g.truck, g.days, coalesce(round(g.km, 1), 0)::float8 as "loadedKm",
      coalesce(round((coalesce(g.way, 0) + case when f.is_known then app.distance_km(e.to_lat, e.to_lng, g.lat, g.lng) else 0 end)::numeric,
        1), 0)::float8 as "emptyKm",
      (g.unknown + case when e.started_at is not null and not f.is_known then 1 else 0 end)::int as unknown
    from (
      select d.truck, bit_or(case when wanted then (${all} >> first) & (${all} << last) else ${all} << ${days} end)::text as days,
        sum(km) filter (where counts) as km,
        sum(app.distance_km(before[0], before[1], from_lat, from_lng)) filter (where counts and is_known) as way,
        count(*) filter (where counts and before is not null and not is_known) as unknown,
        min(started_at) filter (where counts and before is null) as started_at,
        min(from_lat) filter (where counts and before is null) as lat,
        min(from_lng) filter (where counts and before is null) as lng
      from (
        select w.*, coalesce(before[0] + before[1] + from_lat + from_lng <> 'NaN', false) as is_known from (
          select t.truck, t.started_at, t.km, t.from_lat, t.from_lng, a.wanted, a.wanted and t.day <= ${until} as counts,
            greatest(0, width_bucket(t.started_at, (
              select array_agg(n::timestamp at time zone ${zone} order by n)
              from generate_series(${from}::date, ${until}::date, '1 day') n)) - 1) as first,
            greatest(0, ${until}::date - t.day) as last,
            lag(point(coalesce(t.to_lat, 'NaN'), coalesce(t.to_lng, 'NaN'))) over way as before
          from report_trip t cross join lateral (select coalesce(${tripMatches(ask)}, false) as wanted) a
          where ${ofFleet} and t.day >= ${from} and t.started_at < (${until}::date + 1)::timestamp at time zone ${zone}
          window way as (partition by t.truck collate "C", t.day > ${until} order by t.started_at)) w
        ) d
      group by d.truck) g
    left join lateral (
      select t.started_at, t.to_lat, t.to_lng from report_trip t
      where ${ofFleet} and t.truck = g.truck and t.started_at < g.started_at and t.day < ${from}
      order by t.started_at desc limit 1) e on true
    cross join lateral (select e.to_lat + e.to_lng + g.lat + g.lng is not null as is_known) f`.execute(trx);
  return rows;
}
