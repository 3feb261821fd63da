import { sql } from 'kysely';
import { foundedAt } from '#areas/companies/demo/company.repository.ts';
import { insertRows } from '#areas/load-orders/demo/orders.repository.ts';
import { countryOf } from '#countries/country.ts';
import { createId } from '#kernel/ids.ts';
import type { Trx } from '#platform/db/database.ts';
import type { DockAction } from '../rules/free-times.ts';
import { closedDay, type DemoWarehouse } from './plan-warehouse.ts';

/** As the generator of plates writes them down. */
export async function knownPlates(trx: Trx): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`select c.country_code || ' ' || v.plate as key
    from vehicle v join company c on c.id = v.company_id`.execute(trx);
  return new Set(rows.map(({ key }) => key));
}

/** Of these towns the one where most orders of the company begin or end. */
export async function busiestCity(
  trx: Trx,
  companyId: string,
  cityIds: readonly string[],
): Promise<string | undefined> {
  const { rows } = await sql<{ city: string }>`
    select p ->> 'cityId' as city from load_order o cross join lateral (values (o.origin), (o.destination)) as v (p)
    where o.company_id = ${companyId} and p ->> 'cityId' = any (${[...cityIds]}::text[])
    group by 1 order by count(*) desc, 1 limit 1`.execute(trx);
  return rows[0]?.city;
}

export async function insertWarehouse(trx: Trx, warehouse: DemoWarehouse, now: Date): Promise<void> {
  const { id, team, place, name, texts, waitingPrice } = warehouse;
  const insert = (table: Parameters<typeof insertRows>[2], rows: readonly object[]) =>
    insertRows(trx, team.id, table, rows);
  await insert('company_address', [
    {
      id,
      full_name: name,
      address: place.address,
      city: place.cityName,
      city_id: place.cityId,
      country_code: place.countryCode,
      lat: place.lat,
      lng: place.lng,
    },
  ]);
  await insert('warehouse', [
    {
      id,
      time_zone: warehouse.timeZone,
      instructions: texts.instructions,
      open_to_associates: warehouse.isAlwaysOpen,
      waiting_price: waitingPrice,
      waiting_currency: waitingPrice && countryOf(team.country).currency.code,
      created_by: team.adminId,
      created_at: foundedAt(now),
    },
  ]);
  await insert(
    'dock',
    warehouse.docks.map(({ vehicleTypes, inService, ...dock }, position) => ({
      ...dock,
      warehouse_id: id,
      position,
      vehicle_types: vehicleTypes,
      in_service: inService,
    })),
  );
  await insert(
    'warehouse_shift',
    warehouse.shifts.map(({ dockIds, ...shift }) => ({ ...shift, warehouse_id: id, dock_ids: dockIds })),
  );
  const day = closedDay(now, warehouse);
  await insert('warehouse_closure', [
    { id: createId(), warehouse_id: id, starts_on: day, ends_on: day, reason: texts.closure, created_by: team.adminId },
  ]);
}

/** Orders in the town of a warehouse are loaded and unloaded there; the database makes the bookings of the open ones. */
export async function sendOrders(trx: Trx, { id, team, place }: DemoWarehouse): Promise<void> {
  const { address, lat, lng } = place;
  const moved = JSON.stringify({ warehouseId: id, address, lat, lng });
  for (const end of [sql.ref('origin'), sql.ref('destination')]) {
    await sql`update load_order set ${end} = ${end} || ${moved}::jsonb
      where company_id = ${team.id} and kind <> 'multipoint' and ${end} ->> 'cityId' = ${place.cityId}`.execute(trx);
  }
  await sql`update load_order_stop s set place = s.place || ${moved}::jsonb from load_order o
    where s.company_id = ${team.id} and s.place ->> 'cityId' = ${place.cityId}
      and o.company_id = s.company_id and o.id = s.order_id and o.status in (0, 1, 2)`.execute(trx);
}

/** A place of an order that was loaded or unloaded at a warehouse. */
export interface PastVisit {
  readonly warehouseId: string;
  readonly action: DockAction;
  readonly leftAt: Date;
  readonly createdAt: Date;
  /** The columns of its booking that repeat the order. */
  readonly order: Readonly<Record<string, unknown>>;
}

export async function pastVisits(trx: Trx, companyId: string): Promise<PastVisit[]> {
  const { rows } = await sql<PastVisit>`
    select p.warehouse_id as "warehouseId", p.action, p.left_at as "leftAt", o.created_at as "createdAt",
      json_build_object('order_company_id', o.company_id, 'order_id', o.id, 'order_kind', o.kind, 'operation_id', o.operation_id,
        'order_code', o.code, 'order_codes', o.order_codes, 'delivery_codes', o.delivery_codes,
        'carrier_company_id', o.carrier_company_id, 'carrier_name', o.carrier_name, 'client_company_id', o.client_company_id,
        'fleet_company_id', o.fleet_company_id, 'truck_id', o.truck_id, 'plate', o.plate, 'trailer_plate', o.trailer_plate,
        'driver_id', o.driver_id, 'driver_name', o.driver_name, 'origin_city', o.origin_city, 'destination_city', o.destination_city,
        'vehicle_type', coalesce(v.type, o.vehicle_type),
        'type_operation', case when o.action = p.action then o.type_operation else p.action end) as order
    from load_order o left join vehicle v on v.id = o.truck_id
    cross join lateral (values
      ('load', o.origin ->> 'warehouseId', o.started_at), ('unload', o.destination ->> 'warehouseId', o.finished_at)
    ) as p (action, warehouse_id, left_at)
    where o.company_id = ${companyId} and o.kind <> 'multipoint' and o.status in (2, 3, 4, 6)
      and p.warehouse_id is not null and p.left_at is not null
    order by p.left_at, o.id`.execute(trx);
  return rows;
}

export interface OpenBooking {
  readonly id: string;
  readonly warehouseId: string;
  readonly action: DockAction;
  readonly operation: string;
  readonly vehicleType: string | null;
  readonly dueOn: string | null;
  /** The truck of its order is known. */
  readonly isAssigned: boolean;
}

/** What the database made of the open orders. */
export async function openBookings(trx: Trx, companyId: string): Promise<OpenBooking[]> {
  const { rows } = await sql<OpenBooking>`
    select b.id, b.warehouse_id as "warehouseId", b.action, b.type_operation as operation, b.vehicle_type as "vehicleType",
      b.due_on as "dueOn", b.plate is not null as "isAssigned"
    from booking b where b.company_id = ${companyId} and b.state = 'pending' order by b.due_on, b.order_code, b.action`.execute(
    trx,
  );
  return rows;
}

export type BookingRow = Readonly<Record<string, unknown>> & { readonly id: string };

const ROWS_AT_ONCE = 1_000;
const COLUMNS =
  `id company_id warehouse_id order_company_id order_id action state due_on dock_id lane starts_at ends_at expected_at
  arrived_at docked_at left_at order_kind operation_id order_code carrier_company_id carrier_name client_company_id fleet_company_id
  truck_id plate trailer_plate driver_id driver_name vehicle_type type_operation origin_city destination_city created_at`.split(
    /\s+/,
  );

export async function insertBookings(trx: Trx, bookings: readonly BookingRow[]): Promise<void> {
  const columns = sql.join(COLUMNS.map((name) => sql.ref(name)));
  for (let from = 0; from < bookings.length; from += ROWS_AT_ONCE) {
    const rows = JSON.stringify(bookings.slice(from, from + ROWS_AT_ONCE));
    await sql`insert into booking (${columns}, order_codes, delivery_codes, code, search_text)
      select ${columns}, coalesce(order_codes, '{}'), coalesce(delivery_codes, '{}'), app.ticket_code(),
        app.fold(concat_ws(' ', order_code, plate, trailer_plate, driver_name, carrier_name,
          array_to_string(order_codes || delivery_codes, ' ')))
      from json_populate_recordset(null::booking, ${rows}::json)`.execute(trx);
  }
}

export async function placeBookings(trx: Trx, bookings: readonly BookingRow[]): Promise<void> {
  await sql`update booking b set state = s.state, dock_id = s.dock_id, lane = s.lane, starts_at = s.starts_at, ends_at = s.ends_at,
      expected_at = s.starts_at, arrived_at = s.arrived_at, docked_at = s.docked_at
    from json_populate_recordset(null::booking, ${JSON.stringify(bookings)}::json) s where b.id = s.id`.execute(trx);
}
