import { sql } from 'kysely';
import type { DrivenTrip } from '#areas/reports/rules/empty-km.ts';
import type { DaySpan } from '#areas/reports/rules/fleet-use.ts';
import type { Trx } from '#platform/db/database.ts';
import { spansOf } from './dashboard/timeline.ts';
import { type TripChoice, tripMatches } from './figures.repository.ts';

/** What a truck of the own fleet drove, of trips that are closed. */
export interface TruckTrips {
  /** The days of its trips, as far as they lie in the period; of trips that are asked for. */
  readonly days: readonly DaySpan[];
  /** Its trips that ended in the period; those that are not asked for say where it came from. */
  readonly driven: readonly DrivenTrip[];
}

type Ask = Omit<TripChoice, 'side'> & { readonly sides: readonly TripChoice['side'][]; readonly zone: string };

/** Times in seconds, places in millionths of a degree, kilometres in hundredths: as whole numbers a large fleet is quickly sent. */
type Packed = readonly [
  startedAt: number,
  firstDay: number,
  lastDay: number,
  km: number,
  fromLat: number | null,
  fromLng: number | null,
  toLat: number | null,
  toLng: number | null,
  isWanted: 0 | 1,
];

/** By truck: what it drove in a period. */
export async function readFleetTrips(trx: Trx, ask: Ask): Promise<ReadonlyMap<string, TruckTrips>> {
  const { companyId, sides, from, until, zone } = ask;
  const degrees = (column: string) => sql`(${sql.ref(column)} * 1000000)::int`;
  const day = (value: ReturnType<typeof sql>) => sql`${value} - ${from}::date`;
  const { rows } = await sql<{ truck: string; trips: string }>`
    select truck, array_agg(array[extract(epoch from started_at)::int, ${day(sql`(started_at at time zone ${zone})::date`)},
      ${day(sql`day`)}, (km * 100)::int, ${degrees('from_lat')}, ${degrees('from_lng')}, ${degrees('to_lat')},
      ${degrees('to_lng')}, ${tripMatches(ask)}::int])::text as trips
    from report_trip t
    where company_id = ${companyId} and side = any(${[...sides]}) and fleet and ended = 1 and day >= ${from}
      and started_at < (${until}::date + 1) at time zone ${zone}
    group by truck`.execute(trx);
  const days = spansOf(ask, 'day').map((span) => span.from);
  return new Map(rows.map(({ truck, trips }) => [truck, unpacked(read(trips), days)]));
}

/** PostgreSQL writes arrays in braces. */
const read = (text: string): readonly Packed[] =>
  JSON.parse(text.replaceAll('{', '[').replaceAll('}', ']').replaceAll('NULL', 'null'));

function unpacked(trips: readonly Packed[], days: readonly string[]): TruckTrips {
  const last = days.length - 1;
  const used = trips.filter((trip) => trip[8] === 1);
  const driven = trips.filter(([, , lastDay]) => lastDay <= last);
  return {
    days: used.map(([, first, until]) => ({ from: days[Math.max(0, first)]!, until: days[Math.min(last, until)]! })),
    driven: driven.map(([startedAt, , , km, fromLat, fromLng, toLat, toLng, isWanted]) => ({
      startedAt: new Date(startedAt * 1000),
      km: km / 100,
      origin: placeOf(fromLat, fromLng),
      destination: placeOf(toLat, toLng),
      isWanted: isWanted === 1,
    })),
  };
}

const MILLION = 1_000_000;
const placeOf = (lat: number | null, lng: number | null) =>
  lat === null || lng === null ? null : { lat: lat / MILLION, lng: lng / MILLION };
