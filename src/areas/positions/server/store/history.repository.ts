import { sql } from 'kysely';
import type { Trx } from '#platform/db/database.ts';

/** A position for history, with everything it belongs to. */
export interface StoredPosition {
  readonly trackerId: string;
  readonly companyId: string;
  readonly vehicleId: string | null;
  readonly orderId: string | null;
  readonly at: Date;
  readonly lat: number;
  readonly lng: number;
  readonly speedKmh: number | null;
  readonly heading: number | null;
  readonly accuracyM: number | null;
  readonly altitudeM: number | null;
  readonly verdict: string;
}

/** Stores each position once; returns the places in the list of those that were there before. */
export async function storePositions(trx: Trx, positions: readonly StoredPosition[]): Promise<readonly number[]> {
  if (positions.length === 0) return [];
  const { rows } = await sql<{ nth: number }>`
    with news as materialized (
      select p.* from json_to_recordset(${JSON.stringify(positions.map((position, nth) => ({ nth, ...position })))}::json)
        as p(nth int, "trackerId" uuid, "companyId" uuid, "vehicleId" uuid, "orderId" uuid, at timestamptz, lat float8, lng float8,
          "speedKmh" real, heading real, "accuracyM" real, "altitudeM" real, verdict text)
    ), stored as (
      insert into position (tracker_id, at, company_id, device_id, vehicle_id, order_id, lat, lng, speed_kmh, heading,
        accuracy_m, altitude_m, source, verdict)
      select n."trackerId", n.at, n."companyId", n."trackerId", n."vehicleId", n."orderId", n.lat, n.lng, n."speedKmh", n.heading,
        n."accuracyM", n."altitudeM", 'device', n.verdict
      from news n on conflict do nothing returning tracker_id, at
    )
    select n.nth from news n where not exists (select from stored s where s.tracker_id = n."trackerId" and s.at = n.at)`.execute(
    trx,
  );
  return rows.map(({ nth }) => nth);
}

export interface Sighted {
  readonly at: Date;
  readonly lat: number;
  readonly lng: number;
}

export interface Neighbours {
  readonly before: Sighted | null;
  readonly after: Sighted | null;
}

interface NeighbourRow {
  readonly nth: number;
  readonly before: { at: number; lat: number; lng: number } | null;
  readonly after: { at: number; lat: number; lng: number } | null;
}

/** What history has just before and after some times; a time itself is found as what is before it. */
export async function neighboursOf(
  trx: Trx,
  asked: readonly { readonly trackerId: string; readonly at: Date }[],
): Promise<readonly Neighbours[]> {
  const { rows } = await sql<NeighbourRow>`
    select q.nth, b.found as before, a.found as after
    from json_to_recordset(${JSON.stringify(asked.map((one, nth) => ({ nth, ...one })))}::json)
      as q(nth int, "trackerId" uuid, at timestamptz)
    left join lateral (
      select json_build_object('at', (extract(epoch from p.at) * 1000)::float8, 'lat', p.lat, 'lng', p.lng) as found
      from position p where p.tracker_id = q."trackerId" and p.at <= q.at and p.at > q.at - interval '1 day'
      order by p.at desc limit 1
    ) b on true
    left join lateral (
      select json_build_object('at', (extract(epoch from p.at) * 1000)::float8, 'lat', p.lat, 'lng', p.lng) as found
      from position p where p.tracker_id = q."trackerId" and p.at > q.at and p.at < q.at + interval '1 day'
      order by p.at limit 1
    ) a on true
    order by q.nth`.execute(trx);
  const sighted = (found: NeighbourRow['before']) => found && { ...found, at: new Date(found.at) };
  return rows.map(({ before, after }) => ({ before: sighted(before), after: sighted(after) }));
}

/** Makes the days between two instants, those that are missing. */
export async function makePositionDays(trx: Trx, first: Date, last: Date): Promise<void> {
  await sql`select app.make_position_days((${first}::timestamptz at time zone 'UTC')::date, (${last}::timestamptz at time zone 'UTC')::date)`.execute(
    trx,
  );
}
