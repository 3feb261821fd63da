import { sql } from 'kysely';
import { type OrderRecord, updateOrder } from '#areas/load-orders/server/index.ts';
import type { Trx } from '#platform/db/database.ts';

export type PositionSource = 'driver' | 'device' | 'manual';

export interface SeenPosition {
  readonly at: Date;
  readonly lat: number;
  readonly lng: number;
  readonly accuracyM: number | null;
  readonly speedKmh: number | null;
}

type Place = Pick<OrderRecord, 'company_id' | 'id'>;

/** Stores each position once and returns how many were new; the newest becomes the order's last known position. */
export async function insertPositions(
  trx: Trx,
  { company_id, id }: Place,
  source: PositionSource,
  positions: readonly SeenPosition[],
): Promise<number> {
  if (positions.length === 0) return 0;
  const { rows } = await sql<{ at: Date }>`
    insert into load_order_position (company_id, order_id, at, lat, lng, accuracy_m, speed_kmh, source)
    select ${company_id}, ${id}, p.at, p.lat, p.lng, p."accuracyM", p."speedKmh", ${source}
    from json_to_recordset(${JSON.stringify(positions)}::json)
      as p(at timestamptz, lat float8, lng float8, "accuracyM" real, "speedKmh" real)
    on conflict do nothing returning at`.execute(trx);
  const { at, lat, lng } = await trx
    .selectFrom('load_order_position')
    .select(['at', 'lat', 'lng'])
    .where('company_id', '=', company_id)
    .where('order_id', '=', id)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  await updateOrder(trx, { company_id, id }, { last_lat: lat, last_lng: lng, last_seen_at: at });
  return rows.length;
}

/** More than a week's trip has, and few enough to read at once. */
const TRACK_READ = 20_000;

/** In order of time; only the end of a very long trip. */
export async function findTrack(trx: Trx, { company_id, id }: Place) {
  const rows = await trx
    .selectFrom('load_order_position')
    .select(['at', 'lat', 'lng', 'source'])
    .where('company_id', '=', company_id)
    .where('order_id', '=', id)
    .orderBy('at', 'desc')
    .limit(TRACK_READ)
    .execute();
  return rows.reverse().map(({ source, ...row }) => ({ ...row, source: source as PositionSource }));
}
