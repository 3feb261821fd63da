import { sql } from 'kysely';
import type { OrderKind } from '#areas/load-orders/rules/order-kind.ts';
import type { DeviceKind, OpenProtocol } from '#areas/positions/rules/device-kind.ts';
import type { PositionVerdict } from '#areas/positions/rules/position-source.ts';
import { requestErrors } from '#kernel/errors.ts';
import type { Trx } from '#platform/db/database.ts';
import type { ClaimState } from '../../rules/device-state.ts';

/** A device with everything its record shows. */
export interface FullDevice {
  readonly id: string;
  readonly company_id: string;
  readonly version: number;
  readonly identifier: string;
  readonly name: string | null;
  readonly kind: DeviceKind;
  readonly secret_at: Date | null;
  readonly claimed_protocol: OpenProtocol | null;
  readonly claim: ClaimState | null;
  readonly interval_seconds: number | null;
  readonly disabled_at: Date | null;
  readonly created_at: Date;
  readonly vehicle_id: string | null;
  readonly plate: string | null;
  readonly country_code: string | null;
  readonly market: string | null;
  readonly driver_id: string | null;
  readonly driver_name: string | null;
  readonly company_interval: number | null;
  readonly company_silence: number | null;
  readonly contact_at: Date | null;
  readonly at: Date | null;
  readonly lat: number | null;
  readonly lng: number | null;
  readonly speed_kmh: number | null;
  readonly heading: number | null;
  readonly accuracy_m: number | null;
  readonly battery_percent: number | null;
  readonly has_power: boolean | null;
  readonly ignition: boolean | null;
  readonly order_id: string | null;
  /** The place of a phone is shown while its driver shares it. */
  readonly is_shared: boolean;
}

/** By its id, or by its identifier, which is what a truck knows of it. */
export async function findFullDevice(trx: Trx, id: string): Promise<FullDevice> {
  const { rows } = await sql<FullDevice>`
    select d.id, d.company_id, d.version, d.identifier, d.name, d.kind, d.secret_at, d.claimed_protocol,
      app.claim_state(d.claimed_protocol, d.identifier, d.id) as claim, d.interval_seconds, d.disabled_at, d.created_at,
      d.vehicle_id, v.plate, v.country_code, v.market, d.driver_id, r.first_name || ' ' || r.last_name as driver_name,
      s.interval_seconds as company_interval, s.silence_minutes as company_silence,
      l.contact_at, l.at, l.lat, l.lng, l.speed_kmh, l.heading, l.accuracy_m, l.battery_percent, l.has_power, l.ignition, l.order_id,
      d.kind <> 'phone' or exists (select from sharing_span z where z.order_id = l.order_id and z.to_at is null) as is_shared
    from device d
      left join vehicle v on v.company_id = d.company_id and v.id = d.vehicle_id
      left join driver r on r.company_id = d.company_id and r.id = d.driver_id
      left join gps_settings s on s.company_id = d.company_id and s.kind = d.kind
      left join latest_position l on l.tracker_id = d.id
    where d.company_id = app.company_id() and (d.id::text = ${id} or app.fold(d.identifier) = app.fold(${id}))
    order by d.id::text = ${id} desc limit 1`.execute(trx);
  if (!rows[0]) throw requestErrors.notFound();
  return rows[0];
}

export interface LinkRecord {
  readonly plate: string;
  readonly from_at: Date;
  readonly to_at: Date | null;
  readonly linked_by: string | null;
  readonly unlinked_by: string | null;
}

const LINKS = 50;
const TRIPS = 50;
const MESSAGES = 100;
const HEALTH_DAYS = 30;

/** The trucks it was on, newest first. */
export async function linksOf(trx: Trx, id: string): Promise<readonly LinkRecord[]> {
  const { rows } = await sql<LinkRecord>`
    select app.shown_plate(coalesce(v.country_code, 'BR'), l.plate) as plate, l.from_at, l.to_at,
      nullif(concat_ws(' ', a.first_name, a.last_name), '') as linked_by,
      nullif(concat_ws(' ', b.first_name, b.last_name), '') as unlinked_by
    from device_link l
      left join vehicle v on v.company_id = l.company_id and v.id = l.vehicle_id
      left join app_user a on a.id = l.linked_by left join app_user b on b.id = l.unlinked_by
    where l.company_id = app.company_id() and l.device_id = ${id}
    order by l.from_at desc, l.id limit ${sql.lit(LINKS)}`.execute(trx);
  return rows;
}

export interface StoredMessage {
  readonly id: string;
  readonly at: Date | null;
  readonly received_at: Date;
  readonly verdict: PositionVerdict | 'refused';
  readonly reason: string | null;
  readonly lat: number | null;
  readonly lng: number | null;
  readonly speed_kmh: number | null;
  readonly order_id: string | null;
  readonly order_code: string | null;
  readonly operation_id: string | null;
  readonly order_kind: OrderKind | null;
}

/** What it reported last, newest first: positions, and what became none. */
export async function storedMessages(trx: Trx, id: string): Promise<readonly StoredMessage[]> {
  const { rows } = await sql<StoredMessage>`
    select m.*, o.code as order_code, o.operation_id, o.kind as order_kind from (
      (select p.number::text as id, p.at, p.received_at, p.verdict, null as reason, p.lat, p.lng, p.speed_kmh, p.order_id
        from position p where p.tracker_id = ${id} order by p.at desc limit ${sql.lit(MESSAGES)})
      union all
      (select r.number::text, r.at, r.received_at, 'refused', r.reason, null, null, null, r.order_id
        from device_message r where r.device_id = ${id} and r.reason is not null
        order by r.received_at desc limit ${sql.lit(MESSAGES)})
      order by received_at desc limit ${sql.lit(MESSAGES)}
    ) m left join load_order o on o.id = m.order_id
    order by m.received_at desc, m.id`.execute(trx);
  return rows;
}

export interface DayRecord {
  readonly day: string;
  readonly messages: number;
  readonly stored: number;
  readonly refused: number;
}

/** Each of the last thirty days (UTC), also those without a message. */
export async function healthOf(trx: Trx, id: string, now: Date): Promise<readonly DayRecord[]> {
  const { rows } = await sql<DayRecord>`
    with today as (select (${now}::timestamptz at time zone 'UTC')::date as day)
    select to_char(g.day, 'YYYY-MM-DD') as day, coalesce(d.messages, 0) as messages, coalesce(d.stored, 0) as stored,
      coalesce(d.refused, 0) as refused
    from today t cross join lateral generate_series(t.day - ${sql.lit(HEALTH_DAYS - 1)}::int, t.day, interval '1 day') g (day)
      left join device_day d on d.device_id = ${id} and d.day = g.day::date
    order by g.day`.execute(trx);
  return rows;
}

export interface TripRecord {
  readonly order_id: string;
  readonly operation_id: string;
  readonly kind: OrderKind;
  readonly code: string;
  readonly plate: string | null;
  readonly driver_name: string | null;
  readonly from_at: Date;
  readonly to_at: Date | null;
}

/** Orders whose truck had the device while they were open, or whose driver has the phone. */
export async function tripsOf(trx: Trx, device: Pick<FullDevice, 'id' | 'driver_id'>): Promise<readonly TripRecord[]> {
  const { rows } = await sql<TripRecord>`
    select o.id as order_id, o.operation_id, o.kind, o.code, o.plate, o.driver_name, s.from_at, s.to_at
    from trip_span s join load_order o on o.company_id = s.company_id and o.id = s.order_id
    where s.driver_id = ${device.driver_id}::uuid or exists (
      select from device_link l where l.device_id = ${device.id} and l.vehicle_id = s.truck_id
        and l.from_at <= coalesce(s.to_at, 'infinity') and coalesce(l.to_at, 'infinity') >= s.from_at)
    order by s.from_at desc, s.id limit ${sql.lit(TRIPS)}`.execute(trx);
  return rows;
}
