-- The entry of the product whose rules count for an entry, of whatever company: itself, or what an own one behaves as.
create function app.product_entry(which text, entry text) returns text
language sql stable security definer set search_path = public, pg_temp as $$
  select case when length(entry) = 36
    then coalesce((select behaves_as from catalogue_entry where catalogue = which and key = entry and is_own limit 1), entry)
    else entry end
$$;
revoke all on function app.product_entry from public;
grant execute on function app.product_entry to tropeiro_app, tropeiro_platform;
create index on catalogue_entry (key) where is_own;

-- Types of vehicles are a catalogue as well.
create or replace function app.catalogue_uses(which text, entry text) returns table (kind text, uses bigint)
language sql stable set search_path = public, pg_temp as $$
  select 'orders', count(*) from load_order o
  where o.company_id = app.company_id() and case which
    when 'categories' then o.category_load = entry or o.loads @> jsonb_build_array(jsonb_build_object('category', entry))
    when 'boardingModes' then o.boarding_mode = entry
    when 'vehicleTypes' then o.vehicle_type = entry end
  union all
  select 'operations', count(*) from operation p
  where p.company_id = app.company_id() and case which
    when 'categories' then p.category_load = entry
    when 'vehicleTypes' then p.vehicle_type = entry end
  union all
  select 'opportunities', count(*) from opportunity p
  where p.company_id = app.company_id() and which = 'categories' and p.category_load = entry
  union all
  select 'vehicles', count(*) from vehicle v
  where v.company_id = app.company_id() and which = 'vehicleTypes' and v.type = entry
$$;

-- As before; docks and times of service know the types of the product.
create or replace function app.wanted_bookings(ids uuid[])
returns table (company_id uuid, warehouse_id uuid, order_company_id uuid, order_id uuid, stop_id uuid, action text, opens boolean,
  due_on date, expected_at timestamptz, order_kind text, operation_id uuid, order_code text, order_codes text[], delivery_codes text[],
  carrier_company_id uuid, carrier_name text, client_company_id uuid, fleet_company_id uuid, truck_id uuid, plate text,
  trailer_plate text, driver_id uuid, driver_name text, vehicle_type text, type_operation text, origin_city text, destination_city text,
  search_text text)
language sql stable security definer set search_path = public, pg_temp as $$
  select w.company_id, w.id, o.company_id, o.id, p.stop_id, p.action, p.opens,
    d.due_on, coalesce(p.planned_at, d.due_on::timestamp at time zone w.time_zone, o.created_at), o.kind, o.operation_id, o.code,
    c.order_codes, c.delivery_codes, o.carrier_company_id, o.carrier_name, o.client_company_id, o.fleet_company_id, t.truck_id,
    t.plate, t.trailer_plate, t.driver_id, t.driver_name, u.vehicle_type, u.type_operation, o.origin_city, o.destination_city,
    app.fold(concat_ws(' ', o.code, t.plate, t.trailer_plate, t.driver_name, o.carrier_name, array_to_string(c.order_codes || c.delivery_codes, ' ')))
  from load_order o
  cross join lateral (
    select null::uuid as stop_id, 'load' as action, o.origin as place, o.status < 2 as opens, o.loading_date as due_on,
      null::timestamptz as planned_at, null::text as order_code, null::text as delivery_code
    where o.kind <> 'multipoint'
    union all
    select null, 'unload', o.destination, true, o.delivery_date, null, null, null where o.kind <> 'multipoint'
    union all
    select s.id, case s.action when 'pickup' then 'load' else 'unload' end, s.place, s.status = 'pending', null, s.planned_at,
      s.order_code, s.delivery_code
    from load_order_stop s where o.kind = 'multipoint' and s.company_id = o.company_id and s.order_id = o.id
  ) p
  join warehouse w on w.id = (p.place ->> 'warehouseId')::uuid and w.removed_at is null
  cross join lateral (select coalesce(p.due_on, (p.planned_at at time zone w.time_zone)::date) as due_on) d
  cross join lateral (
    select case when p.order_code is null then o.order_codes else array[p.order_code] end as order_codes,
      case when p.delivery_code is null then o.delivery_codes else array[p.delivery_code] end as delivery_codes
  ) c
  cross join lateral (
    select app.product_entry('vehicleTypes', coalesce((select v.type from vehicle v where v.id = o.truck_id), o.vehicle_type)) as vehicle_type,
      case when o.action = p.action then o.type_operation else p.action end as type_operation
  ) u
  left join lateral (
    select k.said_plate, k.said_driver from booking k
    where k.order_id = o.id and k.action = p.action and k.stop_id is not distinct from p.stop_id and k.said_over = app.truck_of(o)
      and k.state in ('pending', 'scheduled', 'arrived', 'inDock')
  ) k on true
  cross join lateral (
    select coalesce(k.said_plate, o.plate) as plate, coalesce(k.said_driver, o.driver_name) as driver_name,
      case when coalesce(k.said_plate, o.plate) is not distinct from o.plate then o.truck_id end as truck_id,
      case when coalesce(k.said_plate, o.plate) is not distinct from o.plate then o.trailer_plate end as trailer_plate,
      case when coalesce(k.said_driver, o.driver_name) is not distinct from o.driver_name then o.driver_id end as driver_id
  ) t
  cross join lateral app.service_at(w.id, u.vehicle_type, u.type_operation, p.action) s
  where o.id = any (ids) and o.status in (0, 1, 2) and s.scheduled
$$;
