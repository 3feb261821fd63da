import { sql } from 'kysely';
import type { DeviceKind } from '#areas/positions/rules/device-kind.ts';
import type { Trx } from '#platform/db/database.ts';

export interface CheckFacts {
  readonly company_id: string;
  readonly truck_company_id: string;
  readonly origin_lat: number | null;
  readonly origin_lng: number | null;
  readonly device_id: string | null;
  readonly kind: DeviceKind;
  readonly is_disabled: boolean;
  readonly max_accuracy_m: number | null;
  readonly at: Date | null;
  readonly lat: number | null;
  readonly lng: number | null;
  readonly accuracy_m: number | null;
  readonly is_clock_ahead: boolean | null;
  readonly is_doubted: boolean;
  readonly is_required: boolean;
}

/** Of a truck and an order that the transaction may both see; nothing otherwise. */
export async function checkFacts(trx: Trx, orderId: string, truckId: string): Promise<CheckFacts | undefined> {
  const { rows } = await sql<CheckFacts>`
    select o.company_id, v.company_id as truck_company_id, (o.origin ->> 'lat')::float8 as origin_lat,
      (o.origin ->> 'lng')::float8 as origin_lng, d.id as device_id, d.kind, d.disabled_at is not null as is_disabled,
      s.max_accuracy_m, l.at, l.lat, l.lng, l.accuracy_m, l.is_clock_ahead, l.doubt is not null as is_doubted,
      exists (select from tracking_settings r where r.requires_gps and r.company_id in (o.company_id, v.company_id)) as is_required
    from load_order o join vehicle v on v.id = ${truckId} and v.kind = 'truck'
      left join device d on d.company_id = v.company_id and d.vehicle_id = v.id
      left join gps_settings s on s.company_id = d.company_id and s.kind = d.kind
      left join latest_position l on l.tracker_id = d.id
    where o.id = ${orderId}`.execute(trx);
  return rows[0];
}
