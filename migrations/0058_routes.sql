-- Routes: where trucks load and unload (place), the planned ways between two places (route, route_path and the versions of
-- a path), fences of the company (geofence), and what counts as wrong on the way (alarms of the company and of a path).

-- The city and its country, as a place of an order has them.
create table place (
  id uuid primary key,
  company_id uuid not null references company,
  name text not null check (length(name) between 1 and 200),
  address text check (length(address) <= 500),
  city text check (length(city) <= 170),
  city_id text check (length(city_id) <= 150),
  country_code char(2),
  lat double precision not null check (lat between -90 and 90 and lat <> 0),
  lng double precision not null check (lng between -180 and 180 and lng <> 0),
  -- {kind: 'circle', radiusMeters} around the position, or {kind: 'polygon', rings}
  fence jsonb not null default '{"kind": "circle", "radiusMeters": 300}',
  expected_minutes int not null default 120 check (expected_minutes between 0 and 10080),
  for_load boolean not null default true,
  for_unload boolean not null default true,
  -- The one address of the company or of a partner it is; a warehouse is an address of the company.
  company_address_id uuid,
  partner_address_id uuid,
  archived_at timestamptz,
  search_text text not null generated always as (app.fold(name || ' ' || coalesce(city, '') || ' ' || coalesce(address, ''))) stored,
  -- Empty where the product made it of an address.
  created_by uuid references app_user,
  created_at timestamptz not null default now(),
  updated_by uuid references app_user,
  updated_at timestamptz not null default now(),
  version int not null default 1,
  unique (company_id, id),
  foreign key (company_id, company_address_id) references company_address (company_id, id) on delete set null (company_address_id),
  foreign key (company_id, partner_address_id) references partner_address (company_id, id) on delete set null (partner_address_id),
  check (num_nonnulls(company_address_id, partner_address_id) <= 1),
  check (for_load or for_unload)
);
-- Addresses may share a name, so places made of them may too.
create unique index place_name on place (company_id, app.fold(name))
  where archived_at is null and company_address_id is null and partner_address_id is null;
create unique index place_company_address on place (company_id, company_address_id) where company_address_id is not null;
create unique index place_partner_address on place (company_id, partner_address_id) where partner_address_id is not null;
create index place_sorted on place (company_id, app.fold(name), id);
-- Finds places near a position: degrees of latitude first, then the distance.
create index place_position on place (company_id, lat, lng) where archived_at is null;
create trigger place_touch before update on place for each row execute function app.touch();
call app.protect('place', 'company_id = app.company_id()');

-- An address with a position is a place, and moves with it. Its fence and minutes are the place's own.
create function app.place_of_address(address company_address) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into place (id, company_id, name, address, city, city_id, country_code, lat, lng, company_address_id)
  select address.id, address.company_id, left(address.full_name, 200), left(address.address, 500), left(address.city, 170),
    address.city_id, coalesce(address.country_code, c.country_code), address.lat, address.lng, address.id
  from company c where c.id = address.company_id and address.lat <> 0 and address.lng <> 0
  on conflict (id) do update set name = excluded.name, address = excluded.address, city = excluded.city, city_id = excluded.city_id,
    country_code = excluded.country_code, lat = excluded.lat, lng = excluded.lng
  where (place.name, place.address, place.city, place.lat, place.lng)
    is distinct from (excluded.name, excluded.address, excluded.city, excluded.lat, excluded.lng)
$$;
create function app.address_placed() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform app.place_of_address(new);
  return null;
end
$$;
create trigger company_address_placed after insert or update on company_address for each row
  when (new.lat is not null and new.lng is not null) execute function app.address_placed();
revoke all on function app.place_of_address, app.address_placed from public;

-- The ways from one place to another. What its list shows of paths is kept here, so that it sorts by an index.
create table route (
  id uuid primary key,
  company_id uuid not null references company,
  load_id uuid not null,
  unload_id uuid not null,
  name text not null check (length(name) between 1 and 200),
  -- Of its tolls.
  currency char(3) not null,
  archived_at timestamptz,
  path_count int not null default 0,
  usual_meters int,
  usual_minutes int,
  checkpoint_count int not null default 0,
  checkpoint_types text[] not null default '{}',
  fence_count int not null default 0,
  -- Orders that are not over; the orders keep it.
  open_orders int not null default 0 check (open_orders >= 0),
  search_text text not null generated always as (app.fold(name)) stored,
  created_by uuid not null references app_user,
  created_at timestamptz not null default now(),
  updated_by uuid references app_user,
  updated_at timestamptz not null default now(),
  version int not null default 1,
  unique (company_id, id),
  -- An archived pair is opened again instead of made twice.
  unique (company_id, load_id, unload_id),
  foreign key (company_id, load_id) references place (company_id, id),
  foreign key (company_id, unload_id) references place (company_id, id),
  check (load_id <> unload_id)
);
create unique index route_name on route (company_id, app.fold(name)) where archived_at is null;
create index route_sorted on route (company_id, app.fold(name), id);
create index route_changed on route (company_id, updated_at desc, id);
create index route_unload on route (company_id, unload_id);
call app.protect('route', 'company_id = app.company_id()');
-- The number of open orders makes nobody's open editor stale.
create trigger route_touch before update on route for each row
  when (old.open_orders is not distinct from new.open_orders) execute function app.touch();

create table route_path (
  id uuid primary key,
  company_id uuid not null,
  route_id uuid not null,
  name text not null check (length(name) between 1 and 200),
  kind text not null check (kind in ('usual', 'alternative', 'rainySeason', 'emptyReturn')),
  is_usual boolean not null default false,
  position int not null,
  -- The newest version; orders planned earlier keep theirs.
  version_id uuid not null,
  -- By the type of an alert, only what differs from the company. They count at once, for trips on the road too.
  alarms jsonb not null default '{}',
  archived_at timestamptz,
  created_by uuid not null references app_user,
  created_at timestamptz not null default now(),
  updated_by uuid references app_user,
  updated_at timestamptz not null default now(),
  version int not null default 1,
  unique (company_id, id),
  foreign key (company_id, route_id) references route (company_id, id) on delete cascade
);
create unique index route_path_usual on route_path (company_id, route_id) where is_usual and archived_at is null;
create unique index route_path_name on route_path (company_id, route_id, app.fold(name)) where archived_at is null;
create index route_path_route on route_path (company_id, route_id, position);
create trigger route_path_touch before update on route_path for each row execute function app.touch();
call app.protect('route_path', 'company_id = app.company_id()');

-- A path as it was saved once; never changed, because orders refer to it.
create table route_path_version (
  id uuid primary key,
  company_id uuid not null,
  path_id uuid not null,
  number int not null check (number > 0),
  -- Names as they were, for whoever sees the path of an order and not the library.
  route_name text not null,
  path_name text not null,
  -- Encoded polylines of six decimals: every point, and three levels for a country, a region and a city.
  line text not null,
  levels text[] not null check (cardinality(levels) = 3),
  points int not null check (points between 2 and 50000),
  meters int not null check (meters between 1 and 10000000),
  expected_minutes int not null check (expected_minutes between 1 and 43200),
  source text not null check (source in ('estimate', 'osrm', 'valhalla', 'graphhopper', 'drawn', 'driven', 'file', 'copied')),
  corridor_meters int not null check (corridor_meters between 20 and 200000),
  speed_kmh int check (speed_kmh between 5 and 130),
  -- [{days, from, to}]
  forbidden_hours jsonb not null default '[]',
  -- [{lat, lng, name, placeId}]
  stopovers jsonb not null default '[]',
  -- [{id, type, name, lat, lng, radiusMeters, stopMinutes, mustPass, expectedMinute, speedKmh, prices, meters}] along the line
  checkpoints jsonb not null default '[]',
  fence_ids uuid[] not null default '{}',
  created_by uuid not null references app_user,
  created_at timestamptz not null default now(),
  unique (company_id, id),
  unique (company_id, path_id, number),
  foreign key (company_id, path_id) references route_path (company_id, id) on delete cascade
);
-- A line compresses badly, and trying takes longer than writing it.
alter table route_path_version alter column line set storage external, alter column levels set storage external;
create index route_path_version_fences on route_path_version using gin (fence_ids);
call app.protect('route_path_version', 'company_id = app.company_id()');
revoke update on route_path_version from tropeiro_app;
alter table route_path add foreign key (company_id, version_id) references route_path_version (company_id, id) deferrable initially deferred;

create table geofence (
  id uuid primary key,
  company_id uuid not null references company,
  name text not null check (length(name) between 1 and 200),
  -- {kind: 'circle', centre, radiusMeters}, {kind: 'polygon', rings} or {kind: 'corridor', line, halfWidthMeters}
  shape jsonb not null,
  shape_kind text not null generated always as (shape ->> 'kind') stored,
  -- The box around it, for maps and for the list.
  west double precision not null,
  south double precision not null,
  east double precision not null,
  north double precision not null,
  kind text not null check (kind in ('allowed', 'forbidden', 'danger', 'rest', 'border')),
  entry_alarm boolean not null default false,
  exit_alarm boolean not null default false,
  speed_kmh int check (speed_kmh between 5 and 130),
  -- Empty: always. {days, from, to} otherwise.
  validity jsonb,
  color text check (color ~ '^#[0-9A-F]{6}$'),
  note text check (length(note) <= 500),
  -- Paths whose newest version has it.
  path_count int not null default 0,
  archived_at timestamptz,
  search_text text not null generated always as (app.fold(name || ' ' || coalesce(note, ''))) stored,
  created_by uuid not null references app_user,
  created_at timestamptz not null default now(),
  updated_by uuid references app_user,
  updated_at timestamptz not null default now(),
  version int not null default 1,
  unique (company_id, id),
  check (shape ->> 'kind' in ('circle', 'polygon', 'corridor'))
);
create unique index geofence_name on geofence (company_id, app.fold(name)) where archived_at is null;
create index geofence_sorted on geofence (company_id, app.fold(name), id);
create trigger geofence_touch before update on geofence for each row
  when (old.path_count is not distinct from new.path_count) execute function app.touch();
call app.protect('geofence', 'company_id = app.company_id()');

-- What counts as wrong for every path of the company, where a path says nothing else.
create table company_alarms (
  company_id uuid primary key references company,
  alarms jsonb not null default '{}',
  updated_by uuid references app_user,
  updated_at timestamptz not null default now(),
  version int not null default 1
);
create trigger company_alarms_touch before update on company_alarms for each row execute function app.touch();
call app.protect('company_alarms', 'company_id = app.company_id()');

-- What the list of routes shows of their paths; called with every change of a path.
create function app.settle_route(wanted uuid) returns void language sql set search_path = public, pg_temp as $$
  update route r set path_count = n.paths, usual_meters = u.meters, usual_minutes = u.expected_minutes,
    checkpoint_count = coalesce(jsonb_array_length(u.checkpoints), 0), checkpoint_types = n.types, fence_count = coalesce(cardinality(u.fence_ids), 0)
  from (
    select count(*)::int as paths, array(select distinct c ->> 'type' from route_path p
      join route_path_version v on v.company_id = p.company_id and v.id = p.version_id
      cross join jsonb_array_elements(v.checkpoints) c where p.route_id = wanted and p.archived_at is null order by 1) as types
    from route_path p where p.route_id = wanted and p.archived_at is null
  ) n
  left join (
    select v.* from route_path p join route_path_version v on v.company_id = p.company_id and v.id = p.version_id
    where p.route_id = wanted and p.archived_at is null and p.is_usual
  ) u on true
  where r.id = wanted
$$;
-- How many paths use each of these fences.
create function app.settle_fences(wanted uuid[]) returns void language sql set search_path = public, pg_temp as $$
  update geofence g set path_count = n.paths
  from (
    select f.id, count(p.id)::int as paths from unnest(wanted) f (id)
    left join route_path_version v on v.fence_ids @> array[f.id]
    left join route_path p on p.company_id = v.company_id and p.version_id = v.id and p.archived_at is null
    group by 1
  ) n
  where g.id = n.id and g.path_count <> n.paths
$$;
grant execute on function app.settle_route, app.settle_fences to tropeiro_app, tropeiro_platform;

-- The plan of an order: the version of a path, and what of it is watched.
alter table load_order
  add column route_id uuid,
  add column path_id uuid,
  add column path_version_id uuid,
  add column supervision text check (supervision in ('geofence', 'controlPoints')),
  -- How long the trip should take, and whether that is the path's own figure or only proposed.
  add column expected_minutes int check (expected_minutes between 1 and 43200),
  add check (num_nonnulls(route_id, path_id, path_version_id, supervision) in (0, 4)),
  add foreign key (company_id, route_id) references route (company_id, id),
  add foreign key (company_id, path_id) references route_path (company_id, id),
  add foreign key (company_id, path_version_id) references route_path_version (company_id, id);
create index load_order_route on load_order (company_id, route_id) where route_id is not null;
create index load_order_path_version on load_order (path_version_id) where path_version_id is not null;

-- Whoever sees an order sees its path, and nothing else of the library.
create policy planned on route_path_version for select to tropeiro_app using (
  company_id <> (select app.company_id()) and exists (select from load_order o where o.path_version_id = route_path_version.id));

-- Keeps the number of open orders of a route: programmed, assigned and in progress.
create function app.route_orders_counted() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update route r set open_orders = r.open_orders + c.change
  from (
    select t.route_id, sum(t.change)::int as change from (
      select new.route_id, 1 as change where tg_op <> 'DELETE' and new.route_id is not null and new.status in (0, 1, 2)
      union all
      select old.route_id, -1 where tg_op <> 'INSERT' and old.route_id is not null and old.status in (0, 1, 2)
    ) t group by 1 having sum(t.change) <> 0
  ) c where r.id = c.route_id;
  return null;
end
$$;
create trigger load_order_route_in after insert on load_order for each row when (new.route_id is not null)
  execute function app.route_orders_counted();
create trigger load_order_route_out after delete on load_order for each row when (old.route_id is not null)
  execute function app.route_orders_counted();
create trigger load_order_route_moved after update of status, route_id on load_order for each row
  when ((old.route_id, old.status) is distinct from (new.route_id, new.status) and num_nonnulls(old.route_id, new.route_id) > 0)
  execute function app.route_orders_counted();
revoke all on function app.route_orders_counted from public;

call app.publish_changes('place', 'place', 'r.id', $$select r.company_id, 'company', null::uuid[]$$);
call app.publish_changes('route', 'route', 'r.id', $$select r.company_id, 'company', null::uuid[]$$);
call app.publish_changes('route_path', 'route', 'r.route_id', $$select r.company_id, 'company', null::uuid[]$$);
call app.publish_changes('geofence', 'geofence', 'r.id', $$select r.company_id, 'company', null::uuid[]$$);
call app.publish_changes('company_alarms', 'companyAlarms', 'r.company_id', $$select r.company_id, 'company', null::uuid[]$$);

-- The places of addresses that have a position already.
select app.place_of_address(a) from company_address a where a.lat is not null and a.lng is not null;
