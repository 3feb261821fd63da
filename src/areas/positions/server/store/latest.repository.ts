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

export async function moveTrackers(trx: Trx, latest: readonly LatestPosition[]): Promise<void> {
  if (latest.length === 0) return;
  await sql`update latest_position l set
      vehicle_id = case when n."hasMoved" then n."vehicleId" else l.vehicle_id end,
      order_id = case when n."hasMoved" then n."orderId" else l.order_id end,
      at = n.at, lat = n.lat, lng = n.lng, speed_kmh = n."speedKmh", heading = n.heading, accuracy_m = n."accuracyM",
      is_clock_ahead = n."isClockAhead", stationary_since = n."stationarySince", stored_at = n."storedAt",
      contact_at = greatest(l.contact_at, n."contactAt"), battery_percent = n."batteryPercent", has_power = n."hasPower",
      ignition = n.ignition, doubt = n.doubt, changed = pg_current_xact_id()
    from json_to_recordset(${JSON.stringify(latest)}::json) as n("trackerId" uuid, "hasMoved" boolean, "vehicleId" uuid,
      "orderId" uuid, at timestamptz, lat float8, lng float8, "speedKmh" real, heading real, "accuracyM" real,
      "isClockAhead" boolean, "stationarySince" timestamptz, "storedAt" timestamptz, "contactAt" timestamptz,
      "batteryPercent" real, "hasPower" boolean, ignition boolean, doubt jsonb)
    where l.tracker_id = n."trackerId"`.execute(trx);
}
