-- Booking from elsewhere: the truck and driver that somebody with a link names, and bookings in the timeline of their order.

alter table booking
  -- Named by the holder of a link; they count until the order gets another truck or driver, or its people refuse them.
  add column said_plate text check (length(said_plate) between 1 and 20),
  add column said_driver text check (length(said_driver) between 1 and 100),
  -- The truck and driver that the order had when they were named.
  add column said_over text,
  add check ((said_plate is null and said_driver is null) = (said_over is null));

-- The truck and driver of an order, to see whether they changed.
create function app.truck_of(o load_order) returns text language sql immutable
  return concat_ws('|', o.truck_id, o.plate, o.driver_id, o.driver_name, '');

-- As before, with the truck and driver that somebody with a link named.
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
    select coalesce((select v.type from vehicle v where v.id = o.truck_id), o.vehicle_type) as vehicle_type,
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

-- Names a truck and a driver for a booking, or takes them back; whoever may is decided by the caller.
create function app.name_truck(named uuid, other_plate text, other_driver text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  about uuid;
begin
  update booking b set said_plate = other_plate, said_driver = other_driver,
    said_over = case when num_nonnulls(other_plate, other_driver) > 0 then (select app.truck_of(o) from load_order o where o.id = b.order_id) end
  where b.id = named and app.company_id() in (b.company_id, b.order_company_id) returning b.order_id into about;
  if about is not null then perform app.follow_orders(array[about]); end if;
end
$$;
revoke all on function app.name_truck from public;
grant execute on function app.name_truck to tropeiro_app, tropeiro_platform;

-- What happens to a booking is an entry in the timeline of its order, with time, dock and code.
create function app.booking_in_timeline() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into load_order_event (id, company_id, order_id, at, user_id, by_name, type, reason, details)
  select gen_random_uuid(), b.order_company_id, b.order_id, e.at, e.user_id, e.by_name,
    'booking' || upper(left(e.type, 1)) || substr(e.type, 2), e.reason,
    jsonb_strip_nulls(jsonb_build_object('place', w.warehouse_name, 'time', to_char(b.starts_at at time zone w.time_zone, 'DD/MM/YYYY HH24:MI'),
      'dock', w.dock_name, 'code', b.code, 'plate', b.plate))
  from moved e join booking b on b.id = e.booking_id cross join lateral app.booked_warehouse(b.warehouse_id, b.dock_id) w
  where b.order_id is not null and e.type in ('booked', 'moved', 'cancelled', 'placed', 'turnedAway', 'arrived', 'dockChanged', 'docked',
    'left', 'missed', 'noLongerFits', 'ticketReplaced');
  return null;
end
$$;
revoke all on function app.booking_in_timeline from public;
create trigger booking_event_timeline after insert on booking_event referencing new table as moved
  for each statement execute function app.booking_in_timeline();
