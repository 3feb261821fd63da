-- How fast parts of planned paths were driven, learned from finished trips: what expected arrivals are made of.

create table section_drive (
  order_id uuid not null,
  -- The part of the path, from its beginning.
  section smallint not null check (section >= 0),
  company_id uuid not null,
  path_version_id uuid not null,
  -- Of the day (UTC) at which the part was entered.
  hour smallint not null check (hour between 0 and 23),
  kmh real not null check (kmh > 0),
  primary key (order_id, section),
  foreign key (company_id, order_id) references load_order (company_id, id) on delete cascade
);
create index section_drive_path on section_drive (company_id, path_version_id);
call app.protect('section_drive', 'company_id = app.company_id()');

-- Trips that were looked at, also those that taught nothing.
create table learned_trip (
  order_id uuid primary key,
  company_id uuid not null,
  learned_at timestamptz not null default now(),
  foreign key (company_id, order_id) references load_order (company_id, id) on delete cascade
);
call app.protect('learned_trip', 'company_id = app.company_id()');

-- Who reads the orders whose trucks moved, for the live feed of each process.
create function app.readers_of_positions(wanted uuid[])
returns table (order_id uuid, company_id uuid, readers text, user_ids uuid[])
language sql stable security definer set search_path = public, pg_temp as $$
  select o.id, a.company_id, a.readers, a.user_ids
  from load_order o cross join lateral app.order_readers(
    o.kind, o.company_id, o.carrier_company_id, o.client_company_id, o.fleet_company_id, o.driver_id) a
  where o.id = any (wanted) and o.status in (1, 2)
$$;
revoke all on function app.readers_of_positions from public;
grant execute on function app.readers_of_positions to tropeiro_platform;
