/**
 * What the measured database consists of, a few statements of the owner. $1 are the companies by their size, the largest
 * first; its first warehouse is 60 % full in the next 90 days, its second 99 %.
 */

/** The largest company has 25 warehouses of 40 docks, the others fewer. */
export const WAREHOUSES = `
  with place as (select c.id as company_id, c.rank, n, pg_temp.named_id(c.id::text || 'warehouse' || n) as id
    from unnest($1::uuid[]) with ordinality as c(id, rank) cross join lateral generate_series(1, greatest(1, 25 / rank)::int) n),
  located as (
    insert into company_address (id, company_id, full_name, address, city, city_id, country_code, lat, lng)
    select id, company_id, 'Centro ' || n, 'Av. Industrial ' || n, 'Lima', 'pe-15-lima', 'PE', -12.05, -77.04 from place),
  housed as (
    insert into warehouse (id, company_id, time_zone, view_days, early_minutes, late_minutes, no_show_minutes, created_by)
    select p.id, company_id, c.time_zone, 90, 240, 240, 1440, company_id from place p join company c on c.id = p.company_id),
  opened as (
    insert into warehouse_shift (id, company_id, warehouse_id, weekday, starts, ends)
    select gen_random_uuid(), company_id, id, weekday, '06:00', '22:00' from place, generate_series(0, 6) weekday)
  insert into dock (id, company_id, warehouse_id, name, position, actions)
  select pg_temp.named_id(id::text || 'dock' || d), company_id, id, 'Doca ' || lpad(d::text, 2, '0'), d, array['load', 'unload']
  from place, lateral generate_series(1, greatest(4, 40 / rank)::int) d`;

/** A tractor takes an hour, a box truck two. */
export const CATEGORIES = `
  insert into vehicle_category (id, company_id, vehicle_type, type_operation, minutes, position)
  select gen_random_uuid(), c.id, v.type, o.name, v.minutes, row_number() over (partition by c.id)
  from unnest($1::uuid[]) as c(id), (values ('tractor', 60), ('boxTruck', 120)) as v(type, minutes), (values ('load'), ('unload')) as o(name)`;

/** Eight characters without repetition: multiplying by an odd number changes only the order of the numbers. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const code = Array.from({ length: 8 }, (_, nth) => `substr('${ALPHABET}', 1 + ((x >> ${nth * 5}) & 31)::int, 1)`).join(
  ' || ',
);
const CODE = `cross join lateral (select ((nextval('pg_temp.ticket') + 0 * n) * 712349876543 & 1099511627775) as x) ticket`;
export const TICKETS = 'create temp sequence ticket';

const TARGET = `insert into booking (company_id, warehouse_id, action, type_operation, state, code, due_on, dock_id, lane, starts_at, ends_at,
    expected_at, arrived_at, docked_at, left_at, reminded_at, order_kind, order_code, order_codes, delivery_codes, carrier_company_id, carrier_name,
    plate, trailer_plate, driver_name, vehicle_type, origin_city, destination_city, search_text, created_at, updated_at)`;
const FACTS = `
    'normal', 'OC-' || 10000 + n, array['P' || n], array['E' || n], null::uuid,
    'Transportes ' || 1 + n % 200, plate, 'S' || plate, driver, 'tractor',
    (array['La Paz','Santa Cruz','Lima','Arequipa','Santiago','Asunción','Santos','Montevideo'])[1 + n % 8],
    (array['Lima','Santos','La Paz','Arequipa','Santa Cruz','Santiago','Montevideo','Asunción'])[1 + (n / 3) % 8],
    lower(concat_ws(' ', 'OC-' || 10000 + n, plate, 'S' || plate, driver, 'Transportes ' || 1 + n % 200, 'P' || n, 'E' || n))`;
const NAMED = `cross join lateral (select lpad((n % 7000)::text, 4, '0') || 'BNC' as plate, 'Juan Mamani ' || n % 400 as driver) named`;
const midnight = (day: string, zone: string) => `((current_date + ${day})::timestamp at time zone ${zone})`;

/** $2: how full the first and the second warehouse of the largest company are, hour by hour. Every third day of the second is full. */
export const AHEAD = `${TARGET}
  select w.company_id, w.id, action, action, 'scheduled', ${code}, current_date + day, d.id, 1, starts_at, starts_at + interval '1 hour', starts_at,
    null, null, null, now(), ${FACTS}, now() - interval '5 days', now() - interval '5 days'
  from generate_series(1, 2) nth
  join warehouse w on w.id = pg_temp.named_id(($1::uuid[])[1]::text || 'warehouse' || nth)
  join dock d on d.company_id = w.company_id and d.warehouse_id = w.id
  cross join generate_series(0, $3::int) day cross join generate_series(6, 21) hour
  cross join lateral (select (day * 40 + d.position) * 16 + hour as n, (array['load', 'unload'])[1 + (hour + day) % 2] as action,
    ${midnight('day', 'w.time_zone')} + hour * interval '1 hour' as starts_at) place
  ${NAMED} ${CODE}
  where starts_at > now() + interval '3 hours'
    and (nth = 2 and day % 3 = 0 or (hashint4(n + nth * 1000003) & 2147483647) % 1000 < ($2::int[])[nth])`;

/** The other bookings: nine of ten are over, the rest comes in the next weeks, some have no time yet. $2: those of the largest. */
export const OTHERS = `${TARGET}
  select w.company_id, w.id, action, action, state, ${code}, starts_at::date,
    case when state <> 'pending' then d.id end, case when state <> 'pending' then 1 end,
    case when state <> 'pending' then starts_at end, case when state <> 'pending' then starts_at + interval '1 hour' end, starts_at,
    case when state = 'completed' then starts_at - interval '10 minutes' end, case when state = 'completed' then starts_at + interval '5 minutes' end,
    case when state = 'completed' then starts_at + interval '55 minutes' end, case when state = 'scheduled' then now() end,
    ${FACTS}, starts_at - interval '9 days', starts_at - interval '9 days'
  from unnest($1::uuid[]) with ordinality as c(id, rank)
  cross join lateral (select greatest(1, 25 / rank)::int as warehouses, greatest(4, 40 / rank)::int as docks, ($2::int / rank)::int as total) size
  cross join lateral generate_series(1, total) n
  cross join lateral (select n > total * 0.9 as ahead) o
  -- What is to come in the first two warehouses of the largest company is there already.
  cross join lateral (select case when ahead then n - floor(total * 0.9)::int else n end - 1 as nth,
    case when ahead and rank = 1 then 2 else 0 end as filled) p
  cross join lateral (select warehouses - filled as free) f
  join warehouse w on w.id = pg_temp.named_id(c.id::text || 'warehouse' || 1 + filled + nth % free)
  join dock d on d.id = pg_temp.named_id(w.id::text || 'dock' || 1 + (nth / free) % docks)
  cross join lateral (select nth / (free * docks) as hours) h
  cross join lateral (select case when ahead then ${midnight('1 + hours / 16', 'w.time_zone')} + (6 + hours % 16) * interval '1 hour'
      else ${midnight('-1 - nth % 400', 'w.time_zone')} + (6 + n % 16) * interval '1 hour' end as starts_at,
    (array['load', 'unload'])[1 + n % 2] as action,
    case when ahead then case when n % 20 = 0 then 'pending' else 'scheduled' end
      when n % 25 = 0 then 'cancelled' when n % 40 = 1 then 'noShow' else 'completed' end as state) s
  ${NAMED} ${CODE}
  order by s.starts_at`;

export const SLOTS = `
  insert into dock_slot (id, company_id, warehouse_id, dock_id, lane, starts_at, ends_at, booking_id)
  select gen_random_uuid(), company_id, warehouse_id, dock_id, lane, starts_at, ends_at, id from booking where state = 'scheduled'
  order by starts_at, dock_id`;

/** Of those that are still to come, and of one in ten of the others. */
export const HISTORY = `
  insert into booking_event (company_id, booking_id, at, type)
  select company_id, id, created_at + step * interval '1 hour', (array['created', 'booked', 'arrived', 'docked', 'left'])[step + 1]
  from booking cross join lateral generate_series(0, case when state = 'scheduled' then 1 else 4 end) step
  where state = 'scheduled' or state = 'completed' and order_code like '%7'`;

/** What began since the database was generated is over by now; nobody is notified of it during the measurement. */
export const PASSED = `
  with over as (update booking set state = 'completed', arrived_at = starts_at, docked_at = starts_at, left_at = ends_at
    where state = 'scheduled' and starts_at < now() + interval '3 hours' returning id)
  delete from dock_slot s using over where s.booking_id = over.id`;
