import { sql } from 'kysely';
import type { PositionSource } from '#areas/positions/rules/position-source.ts';
import { type Trx, withPlatformScope } from '#platform/db/database.ts';

/** Where the truck of a trip is, whoever said so last. */
export interface SeenTrip {
  readonly order_id: string;
  readonly at: Date;
  readonly lat: number;
  readonly lng: number;
  readonly source: PositionSource;
  /** Of the device that reported it; null for a driver's page or a person. */
  readonly device_kind: 'hardware' | 'phone' | 'forwarded' | 'simulated' | null;
  readonly contact_at: Date;
  readonly heading: number | null;
}

/** The newest place of each trip; the caller may see these orders, and devices of other companies report on them too. */
export function seenTrips(trx: Trx, orderIds: readonly string[]): Promise<readonly SeenTrip[]> {
  if (orderIds.length === 0) return Promise.resolve([]);
  return withPlatformScope(trx, async () => {
    const { rows } = await sql<SeenTrip>`
      select distinct on (l.order_id) l.order_id, l.at, l.lat, l.lng, l.source, d.kind as device_kind, l.contact_at, l.heading
      from latest_position l left join device d on d.id = l.device_id
      where l.order_id = any (${[...orderIds]}::uuid[]) and l.at is not null
      order by l.order_id, l.at desc, l.contact_at desc`.execute(trx);
    return rows;
  });
}

/** What moved since a time, on any trip; what a phone said only while its driver shares it. */
export async function tripsSeenSince(
  trx: Trx,
  since: Date,
): Promise<readonly Omit<SeenTrip, 'device_kind' | 'heading'>[]> {
  const { rows } = await sql<SeenTrip>`
    select distinct on (l.order_id) l.order_id, l.at, l.lat, l.lng, l.source, l.contact_at from latest_position l
      left join device d on d.id = l.device_id
    where l.order_id is not null and l.at is not null and l.contact_at >= ${since} and l.source = 'device'
      and (d.kind is distinct from 'phone' or exists (select from sharing_span s where s.order_id = l.order_id and s.to_at is null))
    order by l.order_id, l.at desc`.execute(trx);
  return rows;
}

/** Whether a device of the truck itself says where it is on this trip, so that the driver's phone is not the only one. */
export function reportsItself(
  trx: Trx,
  order: { readonly id: string; readonly truck_id: string | null },
): Promise<boolean> {
  if (!order.truck_id) return Promise.resolve(false);
  return withPlatformScope(trx, async () => {
    const { rows } = await sql<{ found: boolean }>`
      select exists (select from device d join latest_position l on l.tracker_id = d.id
        where d.vehicle_id = ${order.truck_id} and d.kind <> 'phone' and d.disabled_at is null and l.order_id = ${order.id}) as found`.execute(
      trx,
    );
    return rows[0]?.found ?? false;
  });
}

/** Takes back what somebody noted wrongly by hand; the trip is then where it was seen before. */
export function takeBackNoted(trx: Trx, orderId: string, at: Date): Promise<void> {
  return withPlatformScope(trx, async () => {
    await sql`delete from position where tracker_id = ${orderId} and at = ${at} and source = 'manual'`.execute(trx);
    await sql`update latest_position l set at = p.at, lat = p.lat, lng = p.lng, speed_kmh = p.speed_kmh, accuracy_m = p.accuracy_m,
        source = coalesce(p.source, l.source), changed = pg_current_xact_id()
      from (select ${orderId}::uuid as tracker_id) t left join lateral (
        select * from position p where p.tracker_id = t.tracker_id order by p.at desc limit 1) p on true
      where l.tracker_id = t.tracker_id and l.at = ${at}`.execute(trx);
  });
}
