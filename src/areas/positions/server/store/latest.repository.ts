import { sql } from 'kysely';
import type { Trx } from '#platform/db/database.ts';

/** Where a device is now, and how it is; the row has been locked before. */
export interface LatestPosition {
  readonly trackerId: string;
  /** Whether the place below is new, and with it truck and trip. */
  readonly hasMoved: boolean;
  readonly vehicleId: string | null;
  readonly orderId: string | null;
  readonly at: Date | null;
  readonly lat: number | null;
  readonly lng: number | null;
  readonly speedKmh: number | null;
  readonly heading: number | null;
  readonly accuracyM: number | null;
  readonly isClockAhead: boolean;
  readonly stationarySince: Date | null;
  readonly storedAt: Date | null;
  readonly contactAt: Date;
  readonly batteryPercent: number | null;
  readonly hasPower: boolean | null;
  readonly ignition: boolean | null;
  readonly doubt: unknown;
}

/** Returns the transaction that wrote it. */
export async function moveTrackers(trx: Trx, latest: readonly LatestPosition[]): Promise<string | null> {
  if (latest.length === 0) return null;
  const column = <N extends keyof LatestPosition>(name: N) => latest.map((one) => one[name]);
  const doubts = latest.map(({ doubt }) => (doubt === null ? null : JSON.stringify(doubt)));
  const moved = sql`update latest_position l set
      vehicle_id = case when n.has_moved then n.vehicle else l.vehicle_id end,
      order_id = case when n.has_moved then n.trip else l.order_id end,
      at = n.at, lat = n.lat, lng = n.lng, speed_kmh = n.speed, heading = n.heading, accuracy_m = n.accuracy,
      is_clock_ahead = n.ahead, stationary_since = n.stationary, stored_at = n.stored,
      contact_at = greatest(l.contact_at, n.contact), battery_percent = n.battery, has_power = n.power,
      ignition = n.ignition, doubt = n.doubt::jsonb, changed = pg_current_xact_id()
    from unnest(${column('trackerId')}::uuid[], ${column('hasMoved')}::boolean[], ${column('vehicleId')}::uuid[],
      ${column('orderId')}::uuid[], ${column('at')}::timestamptz[], ${column('lat')}::float8[], ${column('lng')}::float8[],
      ${column('speedKmh')}::real[], ${column('heading')}::real[], ${column('accuracyM')}::real[], ${column('isClockAhead')}::boolean[],
      ${column('stationarySince')}::timestamptz[], ${column('storedAt')}::timestamptz[], ${column('contactAt')}::timestamptz[],
      ${column('batteryPercent')}::real[], ${column('hasPower')}::boolean[], ${column('ignition')}::boolean[], ${doubts}::text[])
      as n(tracker, has_moved, vehicle, trip, at, lat, lng, speed, heading, accuracy, ahead, stationary, stored, contact, battery, power,
        ignition, doubt)
    where l.tracker_id = n.tracker`.execute(trx);
  const [, { rows }] = await Promise.all([
    moved,
    sql<{ changed: string }>`select pg_current_xact_id()::text as changed`.execute(trx),
  ]);
  return rows[0]?.changed ?? null;
}
