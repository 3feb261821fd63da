import { sql } from 'kysely';
import type { OrderKind } from '#areas/load-orders/rules/order-kind.ts';
import type { Trx } from '#platform/db/database.ts';

export interface OwnTruck {
  readonly id: string;
  readonly plate: string;
}

/** Those of the trucks that are the company's own. */
export async function ownTrucks(trx: Trx, ids: readonly string[]): Promise<OwnTruck[]> {
  const { rows } = await sql<OwnTruck>`select v.id, app.shown_plate(v.country_code, v.plate) as plate from vehicle v
    where v.company_id = app.company_id() and v.id = any (${[...ids]}::uuid[])`.execute(trx);
  return rows;
}

export interface LinkedDevice {
  readonly truck_id: string;
  readonly id: string;
  readonly from_at: Date;
  readonly to_at: Date | null;
}

/** The devices of the company's trucks in a time. A phone goes with its driver and is followed on trips only. */
export async function linkedDevices(trx: Trx, truckIds: readonly string[], from: Date, to: Date) {
  const { rows } = await sql<LinkedDevice>`select l.vehicle_id as truck_id, l.device_id as id, l.from_at, l.to_at
    from device_link l join device d on d.company_id = l.company_id and d.id = l.device_id
    where l.company_id = app.company_id() and d.kind <> 'phone' and l.vehicle_id = any (${[...truckIds]}::uuid[])
      and l.from_at <= ${to} and coalesce(l.to_at, 'infinity') >= ${from} order by l.from_at`.execute(trx);
  return rows;
}

export interface TruckTrip {
  readonly truck_id: string;
  readonly order_id: string;
  readonly kind: OrderKind;
  readonly status: number;
  readonly company_id: string;
  readonly carrier_company_id: string | null;
  readonly client_company_id: string | null;
  readonly plate: string | null;
  readonly driver_name: string | null;
}

/** The trips of trucks in a time, among the orders that row-level security shows. */
export async function tripsOfTrucks(trx: Trx, truckIds: readonly string[], from: Date, to: Date): Promise<TruckTrip[]> {
  const { rows } =
    await sql<TruckTrip>`select distinct s.truck_id, s.order_id, o.kind, o.status, o.company_id, o.carrier_company_id,
      o.client_company_id, o.plate, o.driver_name
    from trip_span s join load_order o on o.company_id = s.company_id and o.id = s.order_id
    where s.truck_id = any (${[...truckIds]}::uuid[]) and s.from_at <= ${to} and coalesce(s.to_at, 'infinity') >= ${from}`.execute(
      trx,
    );
  return rows;
}

/** The first and the last position of an order's trip; `seeOrder` was called for it. */
export async function timeOfTrip(trx: Trx, orderId: string) {
  const { rows } = await sql<{ from: Date | null; to: Date | null }>`
    select min(p.at) as "from", max(p.at) as "to" from position p where p.order_id = ${orderId}`.execute(trx);
  const { from, to } = rows[0] ?? { from: null, to: null };
  return from && to ? { from, to } : undefined;
}

export interface AlertRow {
  readonly id: string;
  readonly vehicle_id: string | null;
  readonly type: string;
  readonly criticality: string;
  readonly started_at: Date;
  readonly ended_at: Date | null;
  readonly lat: number | null;
  readonly lng: number | null;
}

const ALERTS_MAX = 2_000;

/** Alerts of an order, or of trucks, that were open at some moment of a time. */
export async function alertsOf(
  trx: Trx,
  of: { readonly orderId: string } | { readonly truckIds: readonly string[] },
  from: Date,
  to: Date,
): Promise<AlertRow[]> {
  const about =
    'orderId' in of ? sql`a.order_id = ${of.orderId}` : sql`a.vehicle_id = any (${[...of.truckIds]}::uuid[])`;
  const { rows } =
    await sql<AlertRow>`select a.id, a.vehicle_id, a.type, a.criticality, a.started_at, a.ended_at, a.lat, a.lng
    from alert a where ${about} and a.started_at <= ${to} and coalesce(a.ended_at, a.started_at) >= ${from}
    order by a.started_at, a.id limit ${sql.lit(ALERTS_MAX)}`.execute(trx);
  return rows;
}
