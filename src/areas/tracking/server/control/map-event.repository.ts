import { sql } from 'kysely';
import type { MapEventKind } from '#areas/tracking/rules/map-event.ts';
import { createId } from '#kernel/ids.ts';
import type { Position } from '#kernel/position.ts';
import { type Trx, withPlatformScope } from '#platform/db/database.ts';

/** Something that happened to a truck, a device or an order. */
export interface MapEvent {
  readonly companyId: string;
  readonly carrierCompanyId?: string | null;
  readonly orderId?: string | null;
  readonly vehicleId?: string | null;
  readonly deviceId?: string | null;
  readonly kind: MapEventKind;
  /** What exactly of the kind, so that the same is stored once. */
  readonly subject?: string;
  readonly at: Date;
  /** Null: it is known to go on. */
  readonly endedAt?: Date | null;
  readonly position?: Position | null;
  readonly details?: Readonly<Record<string, unknown>>;
  readonly userId?: string | null;
  /** Of a driver who came by a personal link. */
  readonly byName?: string | null;
}

/**
 * Stores each event once and returns how many were new; one that is repeated gets the end it has now. Plate, driver and order
 * are written as they are now, because lists show them as they were. The caller knows that the order is the company's:
 * a driver of another company reports too, so it is stored across companies.
 */
export async function recordMapEvents(trx: Trx, events: readonly MapEvent[]): Promise<number> {
  if (events.length === 0) return 0;
  const rows = events.map((event) => ({
    id: createId(),
    companyId: event.companyId,
    carrierCompanyId: event.carrierCompanyId ?? null,
    orderId: event.orderId ?? null,
    vehicleId: event.vehicleId ?? null,
    deviceId: event.deviceId ?? null,
    kind: event.kind,
    subject: event.subject ?? '',
    at: event.at,
    endedAt: event.endedAt ?? null,
    lat: event.position?.lat ?? null,
    lng: event.position?.lng ?? null,
    details: event.details ?? {},
    userId: event.userId ?? null,
    byName: event.byName ?? null,
  }));
  const saying = rows.filter((_, nth) => events[nth]!.endedAt !== undefined).map(({ id }) => id);
  const { rows: stored } = await withPlatformScope(trx, () =>
    sql<{ is_new: boolean }>`
    insert into map_event as m (id, company_id, carrier_company_id, order_id, vehicle_id, device_id, kind, subject, at, ended_at,
      lat, lng, details, plate, driver_name, order_code, user_id, by_name)
    select e.id, e."companyId", coalesce(e."carrierCompanyId", nullif(o.carrier_company_id, e."companyId")), e."orderId",
      coalesce(e."vehicleId", o.truck_id), e."deviceId", e.kind, e.subject, e.at, e."endedAt", e.lat, e.lng, e.details,
      coalesce(o.plate, v.plate), o.driver_name, o.code, e."userId", e."byName"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as e (id uuid, "companyId" uuid, "carrierCompanyId" uuid, "orderId" uuid,
        "vehicleId" uuid, "deviceId" uuid, kind text, subject text, at timestamptz, "endedAt" timestamptz, lat float8, lng float8,
        details jsonb, "userId" uuid, "byName" text)
      left join load_order o on o.company_id = e."companyId" and o.id = e."orderId"
      left join vehicle v on v.id = e."vehicleId"
    on conflict (coalesce(order_id, vehicle_id, device_id, id), kind, subject, at) do update
      set ended_at = excluded.ended_at, details = m.details || excluded.details, updated_at = now()
      where m.ended_at is distinct from excluded.ended_at and excluded.id = any(${saying}::uuid[])
    returning xmax = 0 as is_new`.execute(trx),
  );
  return stored.filter(({ is_new }) => is_new).length;
}
