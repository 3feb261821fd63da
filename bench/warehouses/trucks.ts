import type pg from 'pg';

/** Orders that unload at a warehouse ($1); the product's own trigger makes their pending bookings. */
const ORDERS = `
  with place as (select jsonb_build_object('cityId', 'pe-15-lima', 'cityName', 'Lima', 'countryCode', 'PE', 'address', 'Av. Industrial 1',
      'reference', null, 'lat', -12.05, 'lng', -77.04, 'category', null, 'warehouseId', null) as place),
  operated as (
    insert into operation (id, company_id, kind, code, origin, destination, origin_city, destination_city, pickup_date, delivery_date,
      order_count, search_text, created_by)
    select gen_random_uuid(), w.company_id, 'normal', 'OP-medida-' || gen_random_uuid(), place, place, 'Lima', 'Lima', current_date, current_date + 1, $2, 'op-medida', w.company_id
    from warehouse w, place where w.id = $1 returning id, company_id, code, origin as place)
  insert into load_order (id, company_id, operation_id, kind, code, status, origin, destination, origin_city, destination_city, vehicle_type,
    carrier_name, plate, driver_name, search_text, created_by)
  select gen_random_uuid(), company_id, id, 'normal', 'OC-medida-' || substr(code, 11, 8) || n, 0, place, place || jsonb_build_object('warehouseId', $1::uuid),
    'Lima', 'Lima', $3, 'Transportes 7', lpad(n::text, 4, '0') || 'MED', 'Juan Mamani', 'oc-medida', company_id
  from operated, generate_series(1, $2::int) n returning id`;

/** Pending bookings with an order each, which nobody has seen before. */
export async function expectedTrucks(
  owner: pg.Client,
  warehouseId: string,
  count: number,
  vehicleType = 'tractor',
): Promise<string[]> {
  const { rows: orders } = await owner.query<{ id: string }>(ORDERS, [warehouseId, count, vehicleType]);
  const { rows } = await owner.query<{ id: string }>('select id from booking where order_id = any ($1::uuid[])', [
    orders.map(({ id }) => id),
  ]);
  if (rows.length < count) throw new Error(`only ${rows.length} trucks are expected`);
  return rows.map(({ id }) => id);
}

/** The same, due now at the gate; their codes. */
export async function dueTrucks(owner: pg.Client, warehouseId: string, count: number): Promise<string[]> {
  const ids = await expectedTrucks(owner, warehouseId, count);
  const { rows } = await owner.query<{ code: string }>(
    `update booking b set state = 'scheduled', dock_id = d.id, lane = 1, starts_at = now(), ends_at = now() + interval '1 hour', expected_at = now(),
       reminded_at = now()
     from dock d where b.id = any ($2::uuid[]) and d.warehouse_id = $1 and d.position = 1 returning b.code`,
    [warehouseId, ids],
  );
  return rows.map(({ code }) => code);
}

/** What was made for the measurement goes, so that the next run finds the same places free. */
export async function removeTrucks(owner: pg.Client): Promise<void> {
  await owner.query(`delete from load_order where code like 'OC-medida-%'`);
  await owner.query(`delete from operation where code like 'OP-medida-%'`);
}

export interface FreePlace {
  readonly dockId: string;
  readonly date: string;
  readonly time: string;
  readonly at: string;
}

/** Whole hours that nobody has, in an order in which no two neighbours share a dock. */
export async function freePlaces(owner: pg.Client, warehouseId: string, count: number): Promise<FreePlace[]> {
  const { rows } = await owner.query<FreePlace>(
    `select d.id as "dockId", to_char(current_date + day, 'YYYY-MM-DD') as date, to_char(hour, 'FM00') || ':00' as time, at::text
     from warehouse w join dock d on d.warehouse_id = w.id cross join generate_series(2, 80) day cross join generate_series(6, 21) hour
     cross join lateral (select (current_date + day + make_interval(hours => hour)) at time zone w.time_zone as at) a
     where w.id = $1 and not exists (select from dock_slot s where s.dock_id = d.id and s.starts_at = at)
     order by day, hour, d.position limit $2`,
    [warehouseId, count],
  );
  if (rows.length < count) throw new Error(`only ${rows.length} places are free`);
  return rows;
}
