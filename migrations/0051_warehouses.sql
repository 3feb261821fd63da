-- Warehouses: a company address with docks (warehouse, dock), when it works (warehouse_shift, warehouse_closure), how long
-- a truck takes there (warehouse_category), who comes when (booking, booking_event), and what of a dock is taken (dock_slot).

-- The clock that holds end by. A function of its own, so that a test can stop it.
create function app.clock() returns timestamptz language sql volatile return clock_timestamp();
grant execute on function app.clock to tropeiro_app, tropeiro_platform;

-- Under the id of the company address it belongs to, which has its name, address and position.
create table warehouse (
  id uuid primary key,
  company_id uuid not null references company,
  time_zone text not null,
  contact_name text check (length(contact_name) between 1 and 200),
  -- Calling code without plus, a space, the number.
  contact_phone text check (length(contact_phone) <= 30),
  contact_mail text check (length(contact_mail) <= 200),
  -- What a driver should know before arriving.
  instructions text check (length(instructions) <= 2000),
  -- Trucks start every so many minutes from the beginning of a shift, with a pause after each.
  interval_minutes int not null default 30 check (interval_minutes between 5 and 720),
  buffer_minutes int not null default 0 check (buffer_minutes between 0 and 720),
  -- How many days ahead people book.
  view_days int not null default 30 check (view_days between 1 and 365),
  -- Who books besides the own people.
  open_to_associates boolean not null default false,
  open_to_carriers boolean not null default true,
  open_to_links boolean not null default true,
  -- So long before the start one still books and still cancels.
  booking_cutoff_minutes int not null default 0 check (booking_cutoff_minutes between 0 and 43200),
  cancelling_cutoff_minutes int not null default 120 check (cancelling_cutoff_minutes between 0 and 43200),
  early_minutes int not null default 30 check (early_minutes between 0 and 1440),
  late_minutes int not null default 30 check (late_minutes between 0 and 1440),
  no_show_minutes int not null default 60 check (no_show_minutes between 0 and 1440),
  free_minutes int not null default 120 check (free_minutes between 0 and 10080),
  -- For each hour of waiting beyond the free minutes; empty where only the time is measured.
  waiting_price numeric(14, 2) check (waiting_price > 0),
  waiting_currency char(3),
  -- It has minutes of its own instead of those of the company.
  own_categories boolean not null default false,
  -- It has no docks any more and is a plain address again; its bookings of the past stay.
  removed_at timestamptz,
  created_by uuid not null references app_user,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  unique (company_id, id),
  foreign key (company_id, id) references company_address (company_id, id),
  check ((waiting_price is null) = (waiting_currency is null)),
  check (no_show_minutes >= late_minutes)
);
create trigger warehouse_touch before update on warehouse for each row execute function app.touch();
call app.protect('warehouse', 'company_id = app.company_id()');

create table warehouse_photo (
  company_id uuid not null,
  warehouse_id uuid not null,
  file_id uuid not null,
  position int not null,
  primary key (warehouse_id, file_id),
  foreign key (company_id, warehouse_id) references warehouse (company_id, id) on delete cascade
);
call app.protect('warehouse_photo', 'company_id = app.company_id()');

create table dock (
  id uuid primary key,
  company_id uuid not null,
  warehouse_id uuid not null,
  name text not null check (length(name) between 1 and 50),
  position int not null,
  actions text[] not null check (actions <@ array['load', 'unload'] and cardinality(actions) > 0),
  -- Empty: every kind of operation, every type of truck.
  operations text[] not null default '{}',
  vehicle_types text[] not null default '{}',
  -- So many trucks stand at it side by side.
  lanes int not null default 1 check (lanes between 1 and 20),
  in_service boolean not null default true,
  -- One with bookings of the past is kept, and no longer shown.
  removed_at timestamptz,
  unique (company_id, id),
  foreign key (company_id, warehouse_id) references warehouse (company_id, id) on delete cascade
);
create unique index dock_name on dock (company_id, warehouse_id, app.fold(name)) where removed_at is null;
create index dock_warehouse on dock (company_id, warehouse_id);
call app.protect('dock', 'company_id = app.company_id()');

-- A working period on a day of the week; one that ends at or before its beginning goes on until the next day.
create table warehouse_shift (
  id uuid primary key,
  company_id uuid not null,
  warehouse_id uuid not null,
  -- 0 is Sunday.
  weekday smallint not null check (weekday between 0 and 6),
  starts time not null,
  ends time not null,
  -- Empty: every dock.
  dock_ids uuid[] not null default '{}',
  unique (company_id, id),
  foreign key (company_id, warehouse_id) references warehouse (company_id, id) on delete cascade,
  check (starts <> ends)
);
create index warehouse_shift_warehouse on warehouse_shift (company_id, warehouse_id);
call app.protect('warehouse_shift', 'company_id = app.company_id()');

-- Days, or the same hours of several days, without work; of one dock, or of all.
create table warehouse_closure (
  id uuid primary key,
  company_id uuid not null,
  warehouse_id uuid not null,
  dock_id uuid,
  starts_on date not null,
  ends_on date not null,
  starts time,
  ends time,
  reason text check (length(reason) between 1 and 200),
  created_by uuid not null references app_user,
  created_at timestamptz not null default now(),
  unique (company_id, id),
  foreign key (company_id, warehouse_id) references warehouse (company_id, id) on delete cascade,
  foreign key (company_id, dock_id) references dock (company_id, id) on delete cascade,
  check (ends_on >= starts_on),
  check ((starts is null) = (ends is null)),
  check (ends > starts)
);
create index warehouse_closure_warehouse on warehouse_closure (company_id, warehouse_id, ends_on);
call app.protect('warehouse_closure', 'company_id = app.company_id()');

create table warehouse_category (
  id uuid primary key,
  company_id uuid not null,
  warehouse_id uuid not null,
  vehicle_type text not null,
  type_operation text not null,
  minutes int not null check (minutes >= 1),
  -- Whether this pair is booked at all.
  scheduled boolean not null default true,
  position int not null,
  unique (company_id, id),
  unique (company_id, warehouse_id, vehicle_type, type_operation),
  foreign key (company_id, warehouse_id) references warehouse (company_id, id) on delete cascade
);
call app.protect('warehouse_category', 'company_id = app.company_id()');
-- The same of the company's own list: what stood there was set by nothing.
alter table vehicle_category alter column scheduled set default true;
update vehicle_category set scheduled = true;

-- The code of a ticket: eight characters that nobody confuses when reading them out.
create function app.ticket_code() returns text language sql volatile return (
  select string_agg(substr('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', (get_byte(r.bytes, n) & 31) + 1, 1), '')
  from (select uuid_send(gen_random_uuid()) as bytes) r, unnest(array[0, 1, 2, 3, 4, 5, 10, 11]) n);

-- A truck that comes to a warehouse: one for each place of an order that is a warehouse, and one for each truck that comes
-- without an order. pending (no time yet), scheduled, arrived, inDock, completed; cancelled and noShow end it.
create table booking (
  id uuid primary key default gen_random_uuid(),
  -- Whose warehouse it is.
  company_id uuid not null,
  warehouse_id uuid not null,
  -- Whose order it is; empty for a truck that came without one.
  order_company_id uuid,
  order_id uuid,
  -- Of a multipoint order.
  stop_id uuid,
  action text not null check (action in ('load', 'unload')),
  state text not null default 'pending'
    check (state in ('pending', 'scheduled', 'arrived', 'inDock', 'completed', 'cancelled', 'noShow')),
  code text not null,
  -- Another truck or driver makes a new ticket; the gate takes the newest one only.
  ticket_version int not null default 1,
  -- The day the order asks for.
  due_on date,
  dock_id uuid,
  lane int,
  shift_id uuid,
  starts_at timestamptz,
  ends_at timestamptz,
  -- When it is looked for in a list: its start or, before it has one, its day.
  expected_at timestamptz not null,
  -- The truck that comes now takes longer than the time it has, or the dock does not take it.
  misfit boolean not null default false,
  -- Whoever booked it wants an earlier time, should one become free.
  wants_earlier boolean not null default false,
  reminded_at timestamptz,
  arrived_at timestamptz,
  called_at timestamptz,
  docked_at timestamptz,
  left_at timestamptz,
  -- As in the order, for lists and for the gate; of a truck without an order, as the guard wrote it.
  order_kind text,
  operation_id uuid,
  order_code text,
  order_codes text[] not null default '{}',
  delivery_codes text[] not null default '{}',
  carrier_company_id uuid references company,
  carrier_name text,
  client_company_id uuid references company,
  fleet_company_id uuid references company,
  truck_id uuid,
  plate text,
  trailer_plate text,
  driver_id uuid,
  driver_name text,
  vehicle_type text,
  type_operation text not null,
  origin_city text,
  destination_city text,
  search_text text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  unique (company_id, id),
  unique (code),
  foreign key (company_id, warehouse_id) references warehouse (company_id, id),
  foreign key (company_id, dock_id) references dock (company_id, id),
  foreign key (order_company_id, order_id) references load_order (company_id, id) on delete cascade,
  check ((order_id is null) = (order_company_id is null)),
  check (num_nonnulls(dock_id, lane, starts_at, ends_at) in (0, 4)),
  check (ends_at > starts_at),
  check (state not in ('scheduled', 'inDock', 'noShow') or starts_at is not null),
  check (state not in ('arrived', 'inDock') or arrived_at is not null)
);
-- One for each place, until it is cancelled or missed.
create unique index booking_place on booking (order_id, action, coalesce(stop_id, '00000000-0000-0000-0000-000000000000'))
  where order_id is not null and state not in ('cancelled', 'noShow');
create index booking_order on booking (order_id) where order_id is not null;
create index booking_expected on booking (company_id, expected_at desc, id desc);
create index booking_state on booking (company_id, state, expected_at desc, id desc);
create index booking_warehouse on booking (company_id, warehouse_id, expected_at desc, id desc);
create index booking_dock on booking (company_id, dock_id, expected_at desc, id desc) where dock_id is not null;
create index booking_elsewhere on booking (order_company_id, expected_at desc, id desc) where order_company_id <> company_id;
create index booking_carried on booking (carrier_company_id, expected_at desc, id desc) where carrier_company_id <> company_id;
create index booking_plate on booking (company_id, plate) where plate is not null;
-- What the clock looks at.
create index booking_due on booking (starts_at) where state = 'scheduled';
create index booking_search on booking using gin (company_id, search_text gin_trgm_ops) with (fastupdate = off);
create trigger booking_touch before update on booking for each row execute function app.touch();
-- Its own company, the company of the order, and its carrier.
call app.protect('booking', 'case when company_id = app.company_id() then true
  else order_company_id = app.company_id() or carrier_company_id = app.company_id() end');

-- Everything that happened to a booking, written once.
create table booking_event (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null,
  booking_id uuid not null,
  at timestamptz not null default clock_timestamp(),
  -- Who: a person of the platform, somebody with a link (by name), or nobody (the product itself).
  user_id uuid references app_user,
  by_name text,
  type text not null,
  reason text check (length(reason) <= 500),
  details jsonb not null default '{}',
  -- Of an entry that a phone wrote without network.
  client_key uuid,
  unique (company_id, id),
  foreign key (company_id, booking_id) references booking (company_id, id) on delete cascade
);
create index booking_event_booking on booking_event (company_id, booking_id, at);
create unique index booking_event_sent on booking_event (company_id, client_key) where client_key is not null;
call app.protect('booking_event', 'exists (select from booking b where b.company_id = booking_event.company_id and b.id = booking_event.booking_id)');
call app.append_only('booking_event');

-- What of a dock is taken: by a booking, or for seconds by somebody who is choosing. A lane takes one truck at a time,
-- whoever is faster. Lock the dock before writing here: the constraint alone lets two writers wait for each other.
create table dock_slot (
  id uuid primary key,
  company_id uuid not null,
  warehouse_id uuid not null,
  dock_id uuid not null,
  lane int not null check (lane between 1 and 20),
  starts_at timestamptz not null,
  -- With the pause after the truck.
  ends_at timestamptz not null,
  booking_id uuid,
  -- Of a hold: until when, and whose it is (a user, or the holder of a link).
  held_until timestamptz,
  held_by text,
  foreign key (company_id, dock_id) references dock (company_id, id) on delete cascade,
  foreign key (company_id, booking_id) references booking (company_id, id) on delete cascade,
  check (ends_at > starts_at),
  check ((held_until is null) = (held_by is null)),
  check (held_until is not null or booking_id is not null),
  constraint dock_slot_taken exclude using gist (dock_id with =, lane with =, tstzrange(starts_at, ends_at) with &&)
);
create unique index dock_slot_booking on dock_slot (booking_id) where held_until is null;
create index dock_slot_starts on dock_slot (dock_id, lane, starts_at) include (ends_at, held_until);
create index dock_slot_held on dock_slot (held_until) where held_until is not null;
call app.protect('dock_slot', 'company_id = app.company_id()');

-- What the gate was shown, and what it answered.
create table gate_check (
  id uuid primary key,
  company_id uuid not null,
  warehouse_id uuid not null,
  at timestamptz not null,
  received_at timestamptz not null default clock_timestamp(),
  user_id uuid not null references app_user,
  verdict text not null,
  booking_id uuid,
  -- What was typed or read, shortened.
  shown text check (length(shown) <= 100),
  -- Why a guard let the truck in all the same.
  reason text check (length(reason) <= 500),
  unique (company_id, id),
  foreign key (company_id, warehouse_id) references warehouse (company_id, id) on delete cascade,
  foreign key (company_id, booking_id) references booking (company_id, id) on delete cascade
);
create index gate_check_newest on gate_check (company_id, warehouse_id, at desc);
call app.protect('gate_check', 'company_id = app.company_id()');
call app.append_only('gate_check');

-- The public halves of the keys that tickets are signed with; the private ones are derived from the secret of the product.
create table ticket_key (
  id int primary key,
  public_key text not null,
  created_at timestamptz not null default now()
);
call app.protect('ticket_key', 'true');
revoke insert, update, delete on ticket_key from tropeiro_app;

-- Stars for a warehouse: by the driver who left it, or by the client of an order that ended there.
create table warehouse_rating (
  id uuid primary key,
  company_id uuid not null,
  warehouse_id uuid not null,
  by text not null check (by in ('driver', 'client')),
  booking_id uuid,
  order_id uuid,
  stars smallint not null check (stars between 1 and 5),
  comment text check (length(comment) <= 500),
  rated_by text,
  created_at timestamptz not null default now(),
  reply text check (length(reply) between 1 and 500),
  replied_by uuid references app_user,
  replied_at timestamptz,
  unique (company_id, id),
  unique (booking_id),
  foreign key (company_id, warehouse_id) references warehouse (company_id, id) on delete cascade,
  foreign key (company_id, booking_id) references booking (company_id, id) on delete cascade,
  check ((reply is null) = (replied_at is null))
);
create index warehouse_rating_newest on warehouse_rating (company_id, created_at desc, id desc);
create index warehouse_rating_warehouse on warehouse_rating (company_id, warehouse_id, created_at desc);
call app.protect('warehouse_rating', 'company_id = app.company_id()');

-- Minutes that a truck takes at a warehouse, and whether it is booked at all. The kind of operation counts before loading or
-- unloading in general; an hour where nobody said anything.
create function app.service_at(place uuid, unit text, work text, loads text)
returns table (minutes int, scheduled boolean) language sql stable security definer set search_path = public, pg_temp rows 1 as $$
  select coalesce(c.minutes, 60), coalesce(c.scheduled, true)
  from warehouse w left join lateral (
    select r.minutes, r.scheduled from (
      select v.minutes, v.scheduled, v.type_operation from warehouse_category v
      where w.own_categories and v.company_id = w.company_id and v.warehouse_id = w.id and v.vehicle_type = unit
      union all
      select v.minutes, v.scheduled, v.type_operation from vehicle_category v
      where not w.own_categories and v.company_id = w.company_id and v.vehicle_type = unit
    ) r where r.type_operation in (work, loads) order by r.type_operation = work desc limit 1
  ) c on true
  where w.id = place
$$;
revoke all on function app.service_at from public;
grant execute on function app.service_at to tropeiro_app, tropeiro_platform;

-- An entry in the history of a booking, and the event that notifies people of it.
create function app.booking_happened(booking booking, what text, cause text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  entry uuid := gen_random_uuid();
  message uuid := gen_random_uuid();
begin
  insert into booking_event (id, company_id, booking_id, user_id, type, details)
  values (entry, booking.company_id, booking.id, app.user_id(), what, jsonb_build_object('cause', cause));
  insert into outbox_event (id, company_id, actor_id, type, payload)
  values (message, booking.company_id, app.user_id(), 'warehouses.bookingHappened',
    jsonb_build_object('bookingId', booking.id, 'entryId', entry, 'what', what));
  perform app.enqueue('platform.deliverEvent', json_build_object('eventId', message));
end
$$;

-- What everybody who sees a booking reads of its warehouse.
create function app.booked_warehouse(place uuid, at_dock uuid)
returns table (warehouse_name text, time_zone text, dock_name text, late_minutes int, free_minutes int, waiting_price numeric,
  waiting_currency char(3), cancelling_cutoff_minutes int)
language sql stable security definer set search_path = public, pg_temp rows 1 as $$
  select a.full_name, w.time_zone, d.name, w.late_minutes, w.free_minutes, w.waiting_price, w.waiting_currency, w.cancelling_cutoff_minutes
  from warehouse w join company_address a on a.company_id = w.company_id and a.id = w.id
  left join dock d on d.company_id = w.company_id and d.id = at_dock
  where w.id = place
$$;
revoke all on function app.booked_warehouse from public;
grant execute on function app.booked_warehouse to tropeiro_app, tropeiro_platform;

-- Bookings that a change of their warehouse left without a place, each with an entry and an event of its own.
create function app.flag_misfits(company uuid, place uuid, ids uuid[]) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  b booking;
begin
  if company is distinct from app.company_id() then raise 'another company'; end if;
  for b in update booking k set misfit = true where k.company_id = company and k.warehouse_id = place and k.id = any (ids) and not k.misfit returning k.* loop
    perform app.booking_happened(b, 'noLongerFits', 'warehouseChanged');
  end loop;
end
$$;
revoke all on function app.flag_misfits from public;
grant execute on function app.flag_misfits to tropeiro_app;

-- The bookings that orders need, with what a booking shows of its order. `opens`: the truck has still to come.
create function app.wanted_bookings(ids uuid[])
returns table (company_id uuid, warehouse_id uuid, order_company_id uuid, order_id uuid, stop_id uuid, action text, opens boolean,
  due_on date, expected_at timestamptz, order_kind text, operation_id uuid, order_code text, order_codes text[], delivery_codes text[],
  carrier_company_id uuid, carrier_name text, client_company_id uuid, fleet_company_id uuid, truck_id uuid, plate text,
  trailer_plate text, driver_id uuid, driver_name text, vehicle_type text, type_operation text, origin_city text, destination_city text,
  search_text text)
language sql stable security definer set search_path = public, pg_temp as $$
  select w.company_id, w.id, o.company_id, o.id, p.stop_id, p.action, p.opens,
    d.due_on, coalesce(p.planned_at, d.due_on::timestamp at time zone w.time_zone, o.created_at), o.kind, o.operation_id, o.code,
    c.order_codes, c.delivery_codes, o.carrier_company_id, o.carrier_name, o.client_company_id, o.fleet_company_id, o.truck_id,
    o.plate, o.trailer_plate, o.driver_id, o.driver_name, u.vehicle_type, u.type_operation, o.origin_city, o.destination_city,
    app.fold(concat_ws(' ', o.code, o.plate, o.trailer_plate, o.driver_name, o.carrier_name, array_to_string(c.order_codes || c.delivery_codes, ' ')))
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
  cross join lateral app.service_at(w.id, u.vehicle_type, u.type_operation, p.action) s
  where o.id = any (ids) and o.status in (0, 1, 2) and s.scheduled
$$;

-- A scheduled truck of another type keeps its place where the new time fits; otherwise the booking says that it does not.
create function app.fit_booking(changed uuid) returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  b booking;
  needed timestamptz;
  fits boolean;
begin
  select * into b from booking where id = changed;
  select b.starts_at + make_interval(mins => s.minutes) into needed
  from app.service_at(b.warehouse_id, b.vehicle_type, b.type_operation, b.action) s;
  select d.in_service and d.removed_at is null and (d.operations = '{}' or b.type_operation = any (d.operations)) and (d.vehicle_types = '{}' or b.vehicle_type = any (d.vehicle_types))
  into fits from dock d where d.id = b.dock_id for no key update;
  if fits and needed > b.ends_at then
    begin
      update dock_slot set ends_at = ends_at + (needed - b.ends_at) where booking_id = b.id and held_until is null;
      update booking set ends_at = needed where id = b.id;
    exception when exclusion_violation then
      fits := false;
    end;
  end if;
  if b.misfit = fits then update booking set misfit = not fits where id = b.id; end if;
  if not fits and not b.misfit then perform app.booking_happened(b, 'noLongerFits', 'truckChanged'); end if;
end
$$;

-- Bookings follow their orders, in the transaction that changes the order: they come, change and go with it.
create function app.follow_orders(ids uuid[]) returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  b booking;
  w record;
  wanted boolean;
  ended smallint;
begin
  -- Whoever writes a booking locks its order first, so nobody waits here for somebody who waits for the order.
  for b in select k.* from booking k where k.order_id = any (ids) and k.state in ('pending', 'scheduled', 'arrived', 'inDock') order by k.id for update loop
    select o.status into ended from load_order o where o.id = b.order_id and o.status in (3, 4, 5, 6);
    select * into w from app.wanted_bookings(array[b.order_id]) n
    where n.warehouse_id = b.warehouse_id and n.action = b.action and n.stop_id is not distinct from b.stop_id;
    wanted := found;
    if ended is not null and ended <> 5 and b.state <> 'pending' then
      update booking set state = 'completed', left_at = coalesce(left_at, now()) where id = b.id;
      delete from dock_slot where booking_id = b.id;
      perform app.booking_happened(b, 'left', 'orderFinished');
    elsif ended is not null or (not wanted and b.state in ('pending', 'scheduled')) then
      update booking set state = 'cancelled' where id = b.id;
      delete from dock_slot where booking_id = b.id;
      perform app.booking_happened(b, 'cancelled',
        case when ended = 5 then 'orderCancelled' when ended is not null then 'orderFinished' else 'placeChanged' end);
    elsif wanted then
      update booking k set due_on = w.due_on, expected_at = coalesce(k.starts_at, w.expected_at), order_code = w.order_code,
        order_codes = w.order_codes, delivery_codes = w.delivery_codes, carrier_company_id = w.carrier_company_id,
        carrier_name = w.carrier_name, client_company_id = w.client_company_id, fleet_company_id = w.fleet_company_id,
        truck_id = w.truck_id, plate = w.plate, trailer_plate = w.trailer_plate, driver_id = w.driver_id, driver_name = w.driver_name,
        vehicle_type = w.vehicle_type, type_operation = w.type_operation, origin_city = w.origin_city,
        destination_city = w.destination_city, search_text = w.search_text,
        ticket_version = k.ticket_version + case when k.state = 'scheduled'
          and (k.plate, k.driver_id, k.driver_name) is distinct from (w.plate, w.driver_id, w.driver_name) then 1 else 0 end
      where k.id = b.id and (k.due_on, k.order_code, k.order_codes, k.delivery_codes, k.carrier_company_id, k.carrier_name,
        k.client_company_id, k.fleet_company_id, k.truck_id, k.plate, k.trailer_plate, k.driver_id, k.driver_name, k.vehicle_type,
        k.type_operation, k.origin_city, k.destination_city)
        is distinct from (w.due_on, w.order_code, w.order_codes, w.delivery_codes, w.carrier_company_id, w.carrier_name,
        w.client_company_id, w.fleet_company_id, w.truck_id, w.plate, w.trailer_plate, w.driver_id, w.driver_name, w.vehicle_type,
        w.type_operation, w.origin_city, w.destination_city);
      if b.state = 'scheduled' and (b.plate, b.driver_id, b.driver_name) is distinct from (w.plate, w.driver_id, w.driver_name) then
        perform app.booking_happened(b, 'ticketReplaced', 'truckChanged');
      end if;
      if b.state = 'scheduled' and (b.vehicle_type, b.type_operation) is distinct from (w.vehicle_type, w.type_operation) then
        perform app.fit_booking(b.id);
      end if;
    end if;
  end loop;
  with created as (
    insert into booking (company_id, warehouse_id, order_company_id, order_id, stop_id, action, code, due_on, expected_at, order_kind,
      operation_id, order_code, order_codes, delivery_codes, carrier_company_id, carrier_name, client_company_id, fleet_company_id,
      truck_id, plate, trailer_plate, driver_id, driver_name, vehicle_type, type_operation, origin_city, destination_city, search_text)
    select n.company_id, n.warehouse_id, n.order_company_id, n.order_id, n.stop_id, n.action, app.ticket_code(), n.due_on, n.expected_at,
      n.order_kind, n.operation_id, n.order_code, n.order_codes, n.delivery_codes, n.carrier_company_id, n.carrier_name,
      n.client_company_id, n.fleet_company_id, n.truck_id, n.plate, n.trailer_plate, n.driver_id, n.driver_name, n.vehicle_type,
      n.type_operation, n.origin_city, n.destination_city, n.search_text
    from app.wanted_bookings(ids) n
    where n.opens and not exists (select from booking k where k.order_id = n.order_id and k.action = n.action
      and k.stop_id is not distinct from n.stop_id and k.state not in ('cancelled', 'noShow'))
    returning company_id, id
  )
  insert into booking_event (company_id, booking_id, user_id, type) select c.company_id, c.id, app.user_id(), 'created' from created c;
end
$$;

-- The open orders at a place, when it becomes a warehouse or books other trucks than before.
create function app.follow_orders_at(at_warehouse uuid) returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform app.follow_orders(array(
    select o.id from load_order o where o.origin ->> 'warehouseId' = at_warehouse::text and o.status in (0, 1, 2)
    union select o.id from load_order o where o.destination ->> 'warehouseId' = at_warehouse::text and o.status in (0, 1, 2)
    union select o.id from load_order_stop s join load_order o on o.company_id = s.company_id and o.id = s.order_id
      where s.place ->> 'warehouseId' = at_warehouse::text and o.status in (0, 1, 2)
    union select b.order_id from booking b where b.warehouse_id = at_warehouse and b.state in ('pending', 'scheduled') and b.order_id is not null));
end
$$;
create index load_order_origin_warehouse on load_order ((origin ->> 'warehouseId')) where origin ->> 'warehouseId' is not null;
create index load_order_destination_warehouse on load_order ((destination ->> 'warehouseId')) where destination ->> 'warehouseId' is not null;
create index load_order_stop_warehouse on load_order_stop ((place ->> 'warehouseId')) where place ->> 'warehouseId' is not null;

create function app.order_followed() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform app.follow_orders(array[new.id]);
  return null;
end
$$;
create function app.stops_followed() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform app.follow_orders(array_agg(distinct r.order_id)) from moved r having count(*) > 0;
  return null;
end
$$;

-- Orders carry the state of their next booking, so that their lists need nothing of the warehouses.
alter table load_order
  add column booking_state text check (booking_state in ('pending', 'scheduled', 'arrived', 'inDock', 'completed')),
  add column booking_at timestamptz;
create index load_order_booking on load_order (company_id, kind, booking_state, created_at desc, id desc)
  include (client_company_id, carrier_company_id) where booking_state is not null;
drop trigger load_order_touch on load_order;
create trigger load_order_touch before update on load_order for each row
  when ((old.last_seen_at, old.tasks_done, old.rated, old.late_at, old.booking_state, old.booking_at)
    is not distinct from (new.last_seen_at, new.tasks_done, new.rated, new.late_at, new.booking_state, new.booking_at))
  execute function app.touch();

create function app.next_booking() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  about uuid := coalesce(new.order_id, old.order_id);
begin
  update load_order o set booking_state = n.state, booking_at = n.starts_at
  from (select 1) one left join lateral (
    select b.state, b.starts_at from booking b where b.order_id = about and b.state not in ('cancelled', 'noShow')
    order by b.state = 'completed', b.expected_at, b.id limit 1
  ) n on true
  where o.id = about and (o.booking_state, o.booking_at) is distinct from (n.state, n.starts_at);
  return null;
end
$$;
revoke all on function app.booking_happened, app.wanted_bookings, app.fit_booking, app.follow_orders, app.follow_orders_at,
  app.order_followed, app.stops_followed, app.next_booking from public;
grant execute on function app.follow_orders, app.follow_orders_at to tropeiro_app, tropeiro_platform;

create trigger load_order_followed_first after insert on load_order for each row
  when (new.origin ->> 'warehouseId' is not null or new.destination ->> 'warehouseId' is not null)
  execute function app.order_followed();
create trigger load_order_followed after update of status, origin, destination, loading_date, delivery_date, vehicle_type, type_operation,
    order_codes, delivery_codes, carrier_company_id, carrier_name, client_company_id, fleet_company_id, truck_id, plate, trailer_plate,
    driver_id, driver_name on load_order for each row
  when (new.booking_state is not null
    or new.status in (0, 1, 2) and (new.origin ->> 'warehouseId' is not null or new.destination ->> 'warehouseId' is not null))
  execute function app.order_followed();
create trigger load_order_stop_followed_first after insert on load_order_stop referencing new table as moved
  for each statement execute function app.stops_followed();
create trigger load_order_stop_followed after update on load_order_stop referencing new table as moved
  for each statement execute function app.stops_followed();
create trigger load_order_stop_followed_last after delete on load_order_stop referencing old table as moved
  for each statement execute function app.stops_followed();
create trigger booking_next_first after insert on booking for each row when (new.order_id is not null) execute function app.next_booking();
create trigger booking_next after update of state, starts_at, expected_at on booking for each row when (new.order_id is not null)
  execute function app.next_booking();
create trigger booking_next_last after delete on booking for each row when (old.order_id is not null) execute function app.next_booking();

-- The warehouse area gets its rights in the companies that exist already.
update role set permissions = permissions || array['warehouses-write']
where shipped and key in ('operator', 'shipper', 'warehouse-scheduler', 'company-administrator', 'super-administrator') and not 'warehouses-write' = any(permissions);
update role set permissions = permissions || array['warehouses'] where shipped and key = 'auditor' and not 'warehouses' = any(permissions);
update role set permissions = permissions || array['scheduling'] where shipped and key = 'transport-company' and not 'scheduling' = any(permissions);

-- Who sees what change. A booking is seen at its warehouse, by the company of its order and by the carrier; what is taken of
-- a dock, by everybody who is choosing a time there.
call app.publish_changes('warehouse', 'warehouse', 'r.id', $$select r.company_id, 'company', null::uuid[]$$);
call app.publish_changes('warehouse_photo', 'warehouse', 'r.warehouse_id', $$select r.company_id, 'company', null::uuid[]$$);
call app.publish_changes('dock', 'warehouse', 'r.warehouse_id', $$select r.company_id, 'company', null::uuid[]$$);
call app.publish_changes('warehouse_shift', 'warehouse', 'r.warehouse_id', $$select r.company_id, 'company', null::uuid[]$$);
call app.publish_changes('warehouse_closure', 'warehouse', 'r.warehouse_id', $$select r.company_id, 'company', null::uuid[]$$);
call app.publish_changes('warehouse_category', 'warehouse', 'r.warehouse_id', $$select r.company_id, 'company', null::uuid[]$$);
call app.publish_changes('booking', 'booking', 'r.id',
  $$select c.company_id, 'company', null::uuid[] from (select r.company_id union select r.order_company_id union select r.carrier_company_id)
    as c (company_id) where c.company_id is not null$$);
call app.publish_changes('booking_event', 'booking', 'r.booking_id', $$select r.company_id, 'company', null::uuid[]$$);
call app.publish_changes('dock_slot', 'dockSlot', 'r.warehouse_id', $$select r.company_id, 'company', null::uuid[]$$);
call app.publish_changes('warehouse_rating', 'warehouseRating', 'r.id', $$select r.company_id, 'company', null::uuid[]$$);

-- A booking of an order that got another state is shown with the order.
create or replace function app.load_order_updated() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into app.signal (topic, record_id, company_id, readers, user_ids)
  select distinct 'order', case when m.quantity <= app.most_records() then m.id end, a.company_id, a.readers, a.user_ids
  from (
    select n.*, count(*) over () as quantity, b.carrier_company_id as old_carrier, b.client_company_id as old_client,
      b.fleet_company_id as old_fleet, b.driver_id as old_driver
    from moved n join before b on b.id = n.id
    where (n.version, n.status, n.tasks_done, n.rated, n.booking_state, n.booking_at)
      is distinct from (b.version, b.status, b.tasks_done, b.rated, b.booking_state, b.booking_at)
  ) m cross join lateral (
    select * from app.order_readers(m.kind, m.company_id, m.carrier_company_id, m.client_company_id, m.fleet_company_id, m.driver_id)
    union
    select * from app.order_readers(m.kind, m.company_id, m.old_carrier, m.old_client, m.old_fleet, m.old_driver)
  ) a;
  return null;
end
$$;
