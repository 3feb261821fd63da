-- Where trucks were seen, whatever reported it: a device, the phone of a driver, or a person by hand. One store for orders, the
-- fleet, clients and the control room; who sends and what counts as wrong is the business of tracking.

-- What reports positions for a company: a GPS unit, a phone, another system that forwards, or the simulator of the demo. Its
-- secret tells which one speaks, so identifiers are unique within a company only.
create table device (
  id uuid primary key,
  company_id uuid not null references company,
  identifier text not null check (length(identifier) between 1 and 64),
  name text check (length(name) between 1 and 100),
  kind text not null check (kind in ('hardware', 'phone', 'forwarded', 'simulated')),
  -- SHA-256 of the secret, which is shown once; null until one is made.
  secret_hash bytea unique,
  secret_at timestamptz,
  -- Protocols without a secret, allowed by the company for this device; what they say is shown as unverified.
  claimed_protocol text check (claimed_protocol in ('teltonika', 'gt06')),
  -- The truck it reports for, kept by the truck; a phone reports for its driver.
  vehicle_id uuid,
  driver_id uuid,
  -- Where it differs from the settings of its company.
  interval_seconds int check (interval_seconds between 1 and 86400),
  disabled_at timestamptz,
  search_text text not null generated always as (app.fold(identifier || ' ' || coalesce(name, ''))) stored,
  created_by uuid references app_user,
  created_at timestamptz not null default now(),
  updated_by uuid references app_user,
  updated_at timestamptz not null default now(),
  version int not null default 1,
  unique (company_id, id),
  foreign key (company_id, vehicle_id) references vehicle (company_id, id) on delete set null (vehicle_id),
  foreign key (company_id, driver_id) references driver (company_id, id) on delete set null (driver_id),
  check (driver_id is null or kind = 'phone')
);
create unique index device_identifier on device (company_id, app.fold(identifier));
create unique index device_vehicle on device (company_id, vehicle_id) where vehicle_id is not null;
create unique index device_driver on device (company_id, driver_id) where driver_id is not null;
-- Who claims a number of a protocol without secrets, in whichever company.
create index device_claimed on device (claimed_protocol, identifier) where claimed_protocol is not null;
create trigger device_touch before update on device for each row execute function app.touch();
call app.protect('device', 'company_id = app.company_id()');

-- Which truck a device reported for, and when: a message that comes late belongs to the truck of its time.
create table device_link (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null,
  device_id uuid not null,
  vehicle_id uuid not null,
  plate text not null,
  from_at timestamptz not null default now(),
  to_at timestamptz,
  linked_by uuid,
  unlinked_by uuid,
  foreign key (company_id, device_id) references device (company_id, id) on delete cascade,
  check (to_at >= from_at)
);
create unique index device_link_open on device_link (device_id) where to_at is null;
create index device_link_device on device_link (company_id, device_id, from_at desc);
create index device_link_vehicle on device_link (company_id, vehicle_id, from_at desc);
call app.protect('device_link', 'company_id = app.company_id()');

-- The device of a truck is the truck's own field, as it always was. Another company may use the same number.
drop index vehicle_device;
create unique index vehicle_device on vehicle (company_id, gps_device_id) where gps_device_id is not null;

-- Follows that field: a number that is new becomes a device, and the history of links goes on.
create function app.follow_vehicle_device(target vehicle) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  wanted uuid;
begin
  if target.gps_device_id is not null then
    insert into device (id, company_id, identifier, kind, created_by)
    values (gen_random_uuid(), target.company_id, target.gps_device_id, 'hardware', app.user_id())
    on conflict (company_id, app.fold(identifier)) do nothing;
    select d.id into wanted from device d
    where d.company_id = target.company_id and app.fold(d.identifier) = app.fold(target.gps_device_id);
  end if;
  update device_link l set to_at = greatest(l.from_at, now()), unlinked_by = app.user_id()
  where l.company_id = target.company_id and l.to_at is null and (l.vehicle_id = target.id or l.device_id = wanted)
    and (l.vehicle_id, l.device_id) is distinct from (target.id, wanted);
  update device d set vehicle_id = null where d.company_id = target.company_id and d.vehicle_id = target.id and d.id is distinct from wanted;
  if wanted is null then return; end if;
  update device d set vehicle_id = target.id where d.id = wanted and d.vehicle_id is distinct from target.id;
  insert into device_link (company_id, device_id, vehicle_id, plate, linked_by)
  values (target.company_id, wanted, target.id, target.plate, app.user_id())
  on conflict (device_id) where to_at is null do nothing;
end
$$;
create function app.vehicle_device_changed() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform app.follow_vehicle_device(new);
  return null;
end
$$;
create function app.vehicle_device_gone() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update device_link l set to_at = greatest(l.from_at, now()), unlinked_by = app.user_id()
  where l.company_id = old.company_id and l.vehicle_id = old.id and l.to_at is null;
  return null;
end
$$;
revoke all on function app.follow_vehicle_device, app.vehicle_device_changed, app.vehicle_device_gone from public;
create trigger vehicle_device_first after insert on vehicle for each row when (new.gps_device_id is not null)
  execute function app.vehicle_device_changed();
create trigger vehicle_device_changed after update of gps_device_id on vehicle for each row
  when (old.gps_device_id is distinct from new.gps_device_id) execute function app.vehicle_device_changed();
create trigger vehicle_device_gone after delete on vehicle for each row when (old.gps_device_id is not null)
  execute function app.vehicle_device_gone();
select app.follow_vehicle_device(v) from vehicle v where v.gps_device_id is not null;

-- What is expected of a kind of device, where the company says so.
create table gps_settings (
  company_id uuid not null references company,
  kind text not null check (kind in ('hardware', 'phone', 'forwarded', 'simulated')),
  interval_seconds int check (interval_seconds between 1 and 86400),
  -- Silent after this.
  silence_minutes int check (silence_minutes between 1 and 10080),
  -- Faster is not believed.
  max_speed_kmh int check (max_speed_kmh between 40 and 400),
  max_accuracy_m int check (max_accuracy_m between 5 and 10000),
  -- Shorter than the product's own, never longer.
  trip_days int check (trip_days between 1 and 366),
  off_trip_days int check (off_trip_days between 1 and 90),
  updated_by uuid references app_user,
  updated_at timestamptz not null default now(),
  version int not null default 1,
  primary key (company_id, kind)
);
create trigger gps_settings_touch before update on gps_settings for each row execute function app.touch();
call app.protect('gps_settings', 'company_id = app.company_id()');

-- Which truck and driver an order had, and when. Kept by the order itself, whoever changes it.
create table trip_span (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null,
  order_id uuid not null,
  fleet_company_id uuid not null,
  truck_id uuid not null,
  driver_id uuid not null,
  from_at timestamptz not null,
  to_at timestamptz,
  foreign key (company_id, order_id) references load_order (company_id, id) on delete cascade,
  check (to_at >= from_at)
);
create unique index trip_span_open on trip_span (order_id) where to_at is null;
create index trip_span_order on trip_span (company_id, order_id, from_at);
create index trip_span_truck on trip_span (truck_id, from_at desc);
create index trip_span_driver on trip_span (driver_id, from_at desc);
call app.protect('trip_span', 'exists (select from load_order o where o.company_id = trip_span.company_id and o.id = trip_span.order_id)');

-- When the driver of an order shared the position. A phone is followed then and at no other time.
create table sharing_span (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null,
  order_id uuid not null,
  driver_id uuid not null,
  from_at timestamptz not null,
  to_at timestamptz,
  foreign key (company_id, order_id) references load_order (company_id, id) on delete cascade,
  check (to_at >= from_at)
);
create unique index sharing_span_open on sharing_span (order_id) where to_at is null;
create index sharing_span_driver on sharing_span (driver_id, from_at desc);
call app.protect('sharing_span', 'exists (select from load_order o where o.company_id = sharing_span.company_id and o.id = sharing_span.order_id)');

create function app.follow_trip() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  ended timestamptz := coalesce(new.finished_at, now());
begin
  update trip_span s set to_at = greatest(s.from_at, ended)
  where s.order_id = new.id and s.to_at is null
    and (new.status not in (1, 2) or (s.truck_id, s.driver_id) is distinct from (new.truck_id, new.driver_id));
  if new.truck_id is not null and new.assigned_at is not null
    and (new.status in (1, 2) or (new.finished_at is not null and not exists (select from trip_span s where s.order_id = new.id))) then
    insert into trip_span (company_id, order_id, fleet_company_id, truck_id, driver_id, from_at, to_at)
    values (new.company_id, new.id, new.fleet_company_id, new.truck_id, new.driver_id, new.assigned_at,
      case when new.status not in (1, 2) then greatest(new.assigned_at, ended) end)
    on conflict (order_id) where to_at is null do nothing;
  end if;
  update sharing_span s set to_at = greatest(s.from_at, ended)
  where s.order_id = new.id and s.to_at is null
    and (new.status not in (1, 2) or s.driver_id is distinct from new.driver_id or s.from_at is distinct from new.sharing_since);
  if new.driver_id is not null and new.sharing_since is not null
    and (new.status in (1, 2) or (new.finished_at is not null and not exists (select from sharing_span s where s.order_id = new.id))) then
    insert into sharing_span (company_id, order_id, driver_id, from_at, to_at)
    values (new.company_id, new.id, new.driver_id, new.sharing_since,
      case when new.status not in (1, 2) then greatest(new.sharing_since, ended) end)
    on conflict (order_id) where to_at is null do nothing;
  end if;
  return null;
end
$$;
revoke all on function app.follow_trip from public;
create trigger load_order_trip_first after insert on load_order for each row when (new.truck_id is not null) execute function app.follow_trip();
create trigger load_order_trip after update of status, truck_id, driver_id, sharing_since, finished_at on load_order for each row
  when ((old.status, old.truck_id, old.driver_id, old.sharing_since, old.finished_at)
    is distinct from (new.status, new.truck_id, new.driver_id, new.sharing_since, new.finished_at))
  execute function app.follow_trip();
insert into trip_span (company_id, order_id, fleet_company_id, truck_id, driver_id, from_at, to_at)
select o.company_id, o.id, o.fleet_company_id, o.truck_id, o.driver_id, o.assigned_at,
  case when o.status not in (1, 2) then greatest(o.assigned_at, coalesce(o.finished_at, o.updated_at)) end
from load_order o where o.truck_id is not null and o.assigned_at is not null;
insert into sharing_span (company_id, order_id, driver_id, from_at, to_at)
select o.company_id, o.id, o.driver_id, o.sharing_since,
  case when o.status not in (1, 2) then greatest(o.sharing_since, coalesce(o.finished_at, o.updated_at)) end
from load_order o where o.driver_id is not null and o.sharing_since is not null;

-- Orders whose positions this transaction may read, because it may read the orders. Asking row by row would cost more than
-- reading the positions.
create function app.seen_orders() returns uuid[] language sql stable parallel safe
  return nullif(current_setting('app.seen_orders', true), '')::uuid[];
create function app.see_orders(wanted uuid[]) returns uuid[] language plpgsql as $$
declare
  seen uuid[] := array(select o.id from load_order o where o.id = any (wanted));
begin
  perform set_config('app.seen_orders', seen::text, true);
  return seen;
end
$$;
grant execute on function app.seen_orders, app.see_orders to tropeiro_app, tropeiro_platform;

create sequence app.position_number as bigint;
grant usage on sequence app.position_number to tropeiro_app, tropeiro_platform;

-- Every position, once for its time and its tracker: the device, or the order where the driver's page or a person reported it.
create table position (
  tracker_id uuid not null,
  at timestamptz not null,
  -- Whose it is: the company of the device, or of the order.
  company_id uuid not null,
  device_id uuid,
  vehicle_id uuid,
  -- The trip that was open at its time.
  order_id uuid,
  lat double precision not null check (lat between -90 and 90),
  lng double precision not null check (lng between -180 and 180),
  speed_kmh real,
  heading real,
  accuracy_m real,
  altitude_m real,
  source text not null check (source in ('driver', 'device', 'manual')),
  -- fine; clockAhead: kept at the time of arrival; late: came after a newer one; parked: noise of a truck that stands.
  verdict text not null default 'fine' check (verdict in ('fine', 'clockAhead', 'late', 'parked')),
  received_at timestamptz not null default clock_timestamp(),
  -- In the order of storing, so that a reader knows what is new to it.
  number bigint not null default nextval('app.position_number'),
  primary key (tracker_id, at)
) partition by range (at);
create index position_order on position (order_id, at) where order_id is not null;
create index position_time on position using brin (at);
call app.protect('position', 'company_id = app.company_id() or order_id = any ((select app.seen_orders())::uuid[])');

-- A day of positions is a table of its own: made ahead, and dropped whole when nobody may keep it any longer. What is before or
-- after all days goes to the rest. Nobody is granted anything on a day itself, so nobody passes by the rules of the whole.
create table position_rest partition of position default;
alter table position_rest enable row level security;
alter table position_rest force row level security;
create policy nobody on position_rest to tropeiro_app using (false) with check (false);

create function app.make_position_days(first date, last date) returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  day date;
  made int := 0;
  name text;
begin
  -- Two processes that make the same day wait for each other.
  perform pg_advisory_xact_lock(hashtext('position days'));
  for day in select generate_series(first, last, interval '1 day')::date loop
    name := 'position_' || to_char(day, 'YYYYMMDD');
    continue when to_regclass('public.' || name) is not null;
    -- What waits in the rest for its day moves with it.
    execute format('create table %I (like position including defaults including constraints)', name);
    execute format('with moved as (delete from position_rest where at >= %L and at < %L returning *) insert into %I select * from moved',
      day::timestamp at time zone 'UTC', (day + 1)::timestamp at time zone 'UTC', name);
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy nobody on %I to tropeiro_app using (false) with check (false)', name);
    execute format('alter table position attach partition %I for values from (%L) to (%L)', name,
      day::timestamp at time zone 'UTC', (day + 1)::timestamp at time zone 'UTC');
    made := made + 1;
  end loop;
  return made;
end
$$;
revoke all on function app.make_position_days from public;
grant execute on function app.make_position_days to tropeiro_platform;
select app.make_position_days((now() at time zone 'UTC')::date - 35, (now() at time zone 'UTC')::date + 8);

-- Where each tracker is now. Written with every message, so what changes is kept out of every index.
create table latest_position (
  tracker_id uuid primary key,
  company_id uuid not null,
  device_id uuid,
  vehicle_id uuid,
  order_id uuid,
  -- Of the last position; null until there is one.
  at timestamptz,
  lat double precision,
  lng double precision,
  speed_kmh real,
  heading real,
  accuracy_m real,
  source text not null check (source in ('driver', 'device', 'manual')),
  is_clock_ahead boolean not null default false,
  -- Since when it has stood there; null while it moves.
  stationary_since timestamptz,
  -- Of the last message, with or without a position.
  contact_at timestamptz not null,
  battery_percent real,
  has_power boolean,
  ignition boolean,
  -- A position too far away to have been reached; it counts when the next one agrees.
  doubt jsonb,
  -- The transaction that wrote it, so that a reader knows what is new to it.
  changed xid8 not null default pg_current_xact_id(),
  check (num_nonnulls(at, lat, lng) in (0, 3))
) with (fillfactor = 60);
call app.protect('latest_position', 'company_id = app.company_id() or order_id = any ((select app.seen_orders())::uuid[])');

-- Tells the screens that show an order that its truck was seen elsewhere; what devices report reaches them by the live feed.
create function app.publish_position(wanted uuid) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into app.signal (topic, record_id, company_id, readers, user_ids)
  select distinct 'position', o.id, a.company_id, a.readers, a.user_ids
  from load_order o cross join lateral app.order_readers(
    o.kind, o.company_id, o.carrier_company_id, o.client_company_id, o.fleet_company_id, o.driver_id) a
  where o.id = wanted
$$;
revoke all on function app.publish_position from public;
grant execute on function app.publish_position to tropeiro_app, tropeiro_platform;

-- What orders had until now moves over.
do $do$
declare
  oldest date := (select (min(at) at time zone 'UTC')::date from load_order_position where at > now() - interval '400 days');
begin
  if oldest is not null then perform app.make_position_days(oldest, (now() at time zone 'UTC')::date + 8); end if;
end
$do$;
insert into position (tracker_id, at, company_id, vehicle_id, order_id, lat, lng, speed_kmh, accuracy_m, source, received_at)
select p.order_id, p.at, p.company_id, o.truck_id, p.order_id, p.lat, p.lng, p.speed_kmh, p.accuracy_m, p.source, p.at
from load_order_position p join load_order o on o.company_id = p.company_id and o.id = p.order_id order by p.at;
insert into latest_position (tracker_id, company_id, vehicle_id, order_id, at, lat, lng, speed_kmh, accuracy_m, source, contact_at)
select distinct on (p.order_id) p.order_id, p.company_id, p.vehicle_id, p.order_id, p.at, p.lat, p.lng, p.speed_kmh, p.accuracy_m, p.source, p.at
from position p where p.order_id is not null order by p.order_id, p.at desc;
drop table load_order_position;

call app.publish_changes('device', 'device', 'r.id', $$select r.company_id, 'company', null::uuid[]$$);
call app.publish_changes('device_link', 'device', 'r.device_id', $$select r.company_id, 'company', null::uuid[]$$);
call app.publish_changes('gps_settings', 'gpsSettings', 'null::uuid', $$select r.company_id, 'company', null::uuid[]$$);
