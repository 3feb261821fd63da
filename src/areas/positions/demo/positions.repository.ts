import { sql } from 'kysely';
import type { PositionSource } from '#areas/positions/rules/position-source.ts';
import type { Trx } from '#platform/db/database.ts';

/** What the phone of a driver reported on the trip of an order. */
export interface NewPosition {
  readonly order_id: string;
  readonly at: Date;
  readonly lat: number;
  readonly lng: number;
  readonly accuracy_m: number;
  readonly speed_kmh: number;
  readonly source: PositionSource;
}

const ROWS_AT_ONCE = 20_000;

/** The positions of the demo's trips, each with the truck of its order, and the newest of each order. */
export async function insertPositions(trx: Trx, companyId: string, positions: readonly NewPosition[]): Promise<void> {
  for (let from = 0; from < positions.length; from += ROWS_AT_ONCE) {
    const rows = JSON.stringify(positions.slice(from, from + ROWS_AT_ONCE));
    await sql`insert into position (tracker_id, at, company_id, vehicle_id, order_id, lat, lng, accuracy_m, speed_kmh, source, received_at)
      select p.order_id, p.at, ${companyId}, o.truck_id, p.order_id, p.lat, p.lng, p.accuracy_m, p.speed_kmh, p.source, p.at
      from json_to_recordset(${rows}::json) as p(order_id uuid, at timestamptz, lat float8, lng float8, accuracy_m real,
        speed_kmh real, source text)
      join load_order o on o.company_id = ${companyId} and o.id = p.order_id
      on conflict do nothing`.execute(trx);
  }
  const orders = [...new Set(positions.map(({ order_id }) => order_id))];
  await sql`insert into latest_position (tracker_id, company_id, vehicle_id, order_id, at, lat, lng, accuracy_m, speed_kmh, source, contact_at)
    select distinct on (p.order_id) p.order_id, p.company_id, p.vehicle_id, p.order_id, p.at, p.lat, p.lng, p.accuracy_m, p.speed_kmh,
      p.source, p.at
    from position p where p.company_id = ${companyId} and p.order_id = any (${orders}::uuid[])
    order by p.order_id, p.at desc
    on conflict (tracker_id) do nothing`.execute(trx);
}
