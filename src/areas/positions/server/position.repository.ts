import { type RawBuilder, sql } from 'kysely';
import type { PositionSource } from '#areas/positions/rules/position-source.ts';
import type { Trx } from '#platform/db/database.ts';

/** What a driver's page or a person reported about an order. */
export interface ReportedPosition {
  readonly at: Date;
  readonly lat: number;
  readonly lng: number;
  readonly accuracyM: number | null;
  readonly speedKmh: number | null;
}

export interface OrderOnTheRoad {
  readonly company_id: string;
  readonly id: string;
  readonly truck_id: string | null;
}

/** Positions may be read by whoever may read the order; asking once costs less than asking for every row. */
export async function seeOrders(trx: Trx, ids: RawBuilder<unknown>): Promise<readonly string[]> {
  const { rows } = await sql<{ seen: string[] }>`select app.see_orders(array(${ids})) as seen`.execute(trx);
  return rows[0]?.seen ?? [];
}

/** The same for orders that are known. */
export const seeOrdersNamed = (trx: Trx, ids: readonly string[]): Promise<readonly string[]> =>
  seeOrders(trx, sql`select unnest(${[...ids]}::uuid[])`);

/** Of one order. */
export const seeOrder = (trx: Trx, id: string): Promise<readonly string[]> => seeOrders(trx, sql`select ${id}::uuid`);

/** Stores each position once and returns how many were new. */
export async function reportPositions(
  trx: Trx,
  order: OrderOnTheRoad,
  source: PositionSource,
  positions: readonly ReportedPosition[],
): Promise<number> {
  if (positions.length === 0) return 0;
  await seeOrder(trx, order.id);
  const reported = sql`json_to_recordset(${JSON.stringify(positions)}::json)
    as p(at timestamptz, lat float8, lng float8, "accuracyM" real, "speedKmh" real)`;
  const { rows } = await sql<{ stored: number }>`
    with stored as (
      insert into position (tracker_id, at, company_id, vehicle_id, order_id, lat, lng, accuracy_m, speed_kmh, source)
      select ${order.id}, p.at, ${order.company_id}, ${order.truck_id}, ${order.id}, p.lat, p.lng, p."accuracyM", p."speedKmh", ${source}
      from ${reported} on conflict do nothing returning at, lat, lng, accuracy_m, speed_kmh
    ), newest as (select * from stored order by at desc limit 1), latest as (
      insert into latest_position as l (tracker_id, company_id, vehicle_id, order_id, at, lat, lng, accuracy_m, speed_kmh, source, contact_at)
      select ${order.id}, ${order.company_id}, ${order.truck_id}, ${order.id}, n.at, n.lat, n.lng, n.accuracy_m, n.speed_kmh, ${source},
        clock_timestamp() from newest n
      on conflict (tracker_id) do update set vehicle_id = excluded.vehicle_id, at = excluded.at, lat = excluded.lat, lng = excluded.lng,
        accuracy_m = excluded.accuracy_m, speed_kmh = excluded.speed_kmh, source = excluded.source,
        contact_at = excluded.contact_at, changed = pg_current_xact_id()
      where l.at is null or l.at < excluded.at
    )
    select count(*)::int as stored from stored`.execute(trx);
  await sql`select app.publish_position(${order.id})`.execute(trx);
  return rows[0]?.stored ?? 0;
}

/** More than a week's trip has, and few enough to read at once. */
const TRACK_READ = 20_000;

export interface TrackPoint {
  readonly at: Date;
  readonly lat: number;
  readonly lng: number;
  readonly source: PositionSource;
}

/** Everything that was reported on the trip of an order, in order of time; only the end of a very long trip. */
export async function trackOf(trx: Trx, orderId: string): Promise<TrackPoint[]> {
  await seeOrder(trx, orderId);
  const { rows } = await sql<TrackPoint>`select p.at, p.lat, p.lng, p.source from position p
    where p.order_id = ${orderId} order by p.at desc limit ${sql.lit(TRACK_READ)}`.execute(trx);
  return rows.reverse();
}

/** When the driver of an order shared the position last; undefined where that goes on, or never was. */
export async function sharedUntil(trx: Trx, orderId: string): Promise<Date | undefined> {
  const { rows } = await sql<{
    until: Date | null;
  }>`select case when bool_and(s.to_at is not null) then max(s.to_at) end as until
    from sharing_span s where s.order_id = ${orderId}`.execute(trx);
  return rows[0]?.until ?? undefined;
}

/** The newest position on the trip of an order, whoever reported it. */
export async function lastOf(trx: Trx, orderId: string): Promise<TrackPoint | undefined> {
  await seeOrder(trx, orderId);
  const { rows } = await sql<TrackPoint>`select p.at, p.lat, p.lng, p.source from position p
    where p.order_id = ${orderId} order by p.at desc limit 1`.execute(trx);
  return rows[0];
}
