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

/**
 * Stores each position once; returns how many were there before. One array for each column: PostgreSQL needs half of the
 * whole time to read the same as JSON.
 */
export async function storePositions(trx: Trx, positions: readonly StoredPosition[]): Promise<number> {
  if (positions.length === 0) return 0;
  const column = <N extends keyof StoredPosition>(name: N) => positions.map((position) => position[name]);
  const { numAffectedRows = 0n } = await sql`
    insert into position (tracker_id, device_id, at, company_id, vehicle_id, order_id, lat, lng, speed_kmh, heading, accuracy_m,
      altitude_m, verdict, source)
    select n.tracker, n.tracker, n.at, n.company, n.vehicle, n.trip, n.lat, n.lng, n.speed, n.heading, n.accuracy, n.altitude, n.verdict,
      'device'
    from unnest(${column('trackerId')}::uuid[], ${column('at')}::timestamptz[], ${column('companyId')}::uuid[],
      ${column('vehicleId')}::uuid[], ${column('orderId')}::uuid[], ${column('lat')}::float8[], ${column('lng')}::float8[],
      ${column('speedKmh')}::real[], ${column('heading')}::real[], ${column('accuracyM')}::real[], ${column('altitudeM')}::real[],
      ${column('verdict')}::text[]) as n(tracker, at, company, vehicle, trip, lat, lng, speed, heading, accuracy, altitude, verdict)
    on conflict do nothing`.execute(trx);
  return positions.length - Number(numAffectedRows);
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
