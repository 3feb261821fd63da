-- Load orders: the trips themselves. An order belongs to one company and one operation; the client's and the
-- carrier's own companies on the platform see it too.

-- Attributes a company adds to its orders.
create table order_property (
  id uuid primary key,
  company_id uuid not null references company,
  name_key text not null check (name_key ~ '^[A-Za-z][A-Za-z0-9_]{0,39}$'),
  name text not null check (length(name) between 1 and 100),
  type text not null check (type in ('text', 'number', 'date', 'list', 'flag')),
  required boolean not null default false,
  -- The choices of a list.
  choices text[] not null default '{}',
  disabled boolean not null default false,
  max_length int not null default 40 check (max_length between 1 and 500),
  abbreviation text check (length(abbreviation) between 1 and 10),
  number int,
  form_step int not null default 1,
  regular_expression text check (length(regular_expression) <= 200),
  position int not null,
  unique (company_id, id),
  unique (company_id, name_key)
);
call app.protect('order_property', 'company_id = app.company_id()');

create table order_property_list (
  company_id uuid primary key references company,
  version int not null default 0
);
call app.protect('order_property_list', 'company_id = app.company_id()');

create table load_order (
  id uuid primary key,
  company_id uuid not null references company,
  operation_id uuid not null,
  kind text not null check (kind in ('normal', 'agro', 'multipoint')),
  mode text not null default 'normal' check (mode in ('express', 'uploader', 'normal')),
  code text not null,
  -- Follows load_order_event: the last entry that carries a status. 0 programmed, 1 assigned, 2 in progress, 3 to pay,
  -- 4 paid, 5 cancelled, 6 finished.
  status smallint not null check (status between 0 and 6),
  status_at timestamptz not null default now(),

  client_id uuid,
  client_company_id uuid references company,
  -- Who is told by mail on the client's side.
  notification_mail text,
  notification_first_name text,
  notification_last_name text,
  client_tax_document text,
  operator_id uuid references app_user,
  analyst_id uuid references app_user,

  -- {cityId, cityName, countryCode, address, reference, lat, lng, category, warehouseId}
  origin jsonb not null,
  destination jsonb not null,
  origin_city text not null,
  destination_city text not null,
  loading_date date,
  loading_hour time,
  delivery_date date,
  delivery_hour time,
  container_return date,
  delay_cutoff timestamptz,
  delay_date timestamptz,
  distance_km numeric(8, 1) check (distance_km >= 0),

  -- Keys of the catalogues in the rules.
  category_load text,
  weight numeric(14, 3) check (weight >= 0),
  weight_unit text,
  boarding_mode text,
  vehicle_type text,
  type_operation text,
  action text check (action in ('load', 'unload')),
  service_type text,
  -- [{category, value}]
  loads jsonb not null default '[]',

  client_freight_type text check (client_freight_type in ('simple', 'compound', 'toNegotiate')),
  client_freight numeric(14, 2) check (client_freight >= 0),
  client_freight_currency char(3),
  client_freight_unit text,
  client_freight_invoice boolean not null default false,
  client_freight_advance numeric(14, 2) check (client_freight_advance >= 0),
  carrier_freight_type text check (carrier_freight_type in ('simple', 'compound', 'toNegotiate')),
  carrier_freight numeric(14, 2) check (carrier_freight >= 0),
  carrier_freight_currency char(3),
  carrier_freight_unit text,
  carrier_freight_invoice boolean not null default false,
  carrier_freight_advance numeric(14, 2) check (carrier_freight_advance >= 0),
  transport_freight numeric(14, 2) check (transport_freight >= 0),
  transport_freight_currency char(3),
  hide_trucker_freight boolean not null default false,

  assignment_number text,
  order_codes text[] not null default '{}',
  delivery_codes text[] not null default '{}',
  bill_of_lading text,
  bill_of_lading_fourkites text,
  carrier_booking_number text,
  -- The container's number, its type, the ship, the waybill and the invoice.
  equipment_number text,
  container_type text,
  vessel text,
  crt text,
  invoice_number text,
  comment text check (length(comment) <= 500),
  properties jsonb not null default '{}',

  -- The assignment. Names are kept as they were: they are part of the trip's history.
  carrier_id uuid,
  carrier_company_id uuid references company,
  carrier_name text,
  -- Companies with keyed attributes name the transport company an order is meant for.
  assignment_company_id uuid,
  -- Whose fleet the truck, the driver and the semitrailers are of: the own company's or the carrier's.
  fleet_company_id uuid references company,
  truck_id uuid,
  plate text,
  trailer_id uuid,
  trailer_plate text,
  second_trailer_id uuid,
  driver_id uuid,
  driver_name text,
  -- Calling code without plus, a space, the number.
  driver_phone text,
  gps_device_id text,
  assigned_at timestamptz,
  -- The driver agreed: from here to the delivery the position may be shared.
  accepted_at timestamptz,
  started_at timestamptz,
  finished_at timestamptz,
  -- What the weighbridge said, in tonnes.
  loaded_tn numeric(14, 3) check (loaded_tn >= 0),
  delivered_tn numeric(14, 3) check (delivered_tn >= 0),

  template_version_id uuid,
  tasks_done int not null default 0,
  tasks_total int not null default 0,
  rated boolean not null default false,
  last_lat double precision,
  last_lng double precision,
  last_seen_at timestamptz,

  -- Written by load_order_searched.
  search_text text not null default '',
  created_by uuid not null references app_user,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  unique (company_id, id),
  unique (company_id, code),
  foreign key (company_id, operation_id) references operation (company_id, id),
  foreign key (company_id, client_id) references partner (company_id, id),
  foreign key (company_id, carrier_id) references partner (company_id, id),
  foreign key (company_id, assignment_company_id) references partner (company_id, id),
  foreign key (fleet_company_id, truck_id) references vehicle (company_id, id),
  foreign key (fleet_company_id, trailer_id) references vehicle (company_id, id),
  foreign key (fleet_company_id, second_trailer_id) references vehicle (company_id, id),
  foreign key (fleet_company_id, driver_id) references driver (company_id, id),
  foreign key (company_id, template_version_id) references stage_template_version (company_id, id),
  check (num_nonnulls(truck_id, driver_id, fleet_company_id) in (0, 3)),
  check (fleet_company_id in (company_id, carrier_company_id)),
  check (status not in (1, 2, 3, 4, 6) or truck_id is not null)
);
-- One open trip per truck and per driver, whoever is faster.
create unique index load_order_truck_busy on load_order (truck_id) where status in (1, 2);
create unique index load_order_driver_busy on load_order (driver_id) where status in (1, 2);
create unique index load_order_trailer_busy on load_order (trailer_id) where status in (1, 2) and trailer_id is not null;
create index load_order_operation on load_order (company_id, operation_id, created_at, id);
create index load_order_truck on load_order (truck_id, created_at desc) where truck_id is not null;
create index load_order_driver on load_order (driver_id, created_at desc) where driver_id is not null;
-- Lists. The two other companies stand in every index that a total is counted from: without them row-level security
-- would have to look at each of the rows.
create index load_order_newest on load_order (company_id, kind, created_at desc, id desc) include (client_company_id, carrier_company_id);
create index load_order_status on load_order (company_id, kind, status, created_at desc, id desc) include (client_company_id, carrier_company_id);
create index load_order_client_company on load_order (client_company_id, kind, created_at desc, id desc)
  include (company_id, carrier_company_id) where client_company_id is not null;
create index load_order_carrier_company on load_order (carrier_company_id, kind, created_at desc, id desc)
  include (company_id, client_company_id) where carrier_company_id is not null;
-- What lists are filtered by and has few values: any combination is counted here.
create index load_order_list on load_order (company_id, kind, created_at desc, id desc) include (
  client_company_id, carrier_company_id, status, rated, client_id, carrier_id, operator_id, origin_city, destination_city,
  category_load, weight_unit, vehicle_type, type_operation, action, service_type, container_type, loading_date,
  delivery_date, client_freight, carrier_freight, transport_freight);
-- What lists are sorted by besides.
create index load_order_loading on load_order (company_id, kind, (coalesce(loading_date, 'infinity'::date)), id);
create index load_order_delivery on load_order (company_id, kind, (coalesce(delivery_date, 'infinity'::date)), id);
-- Filters whose options are found by going from one value to the next, or whose values are rare.
create index load_order_origin on load_order (company_id, kind, origin_city);
create index load_order_destination on load_order (company_id, kind, destination_city);
create index load_order_client on load_order (company_id, kind, client_id) where client_id is not null;
create index load_order_carrier on load_order (company_id, kind, carrier_id) where carrier_id is not null;
create index load_order_operator on load_order (company_id, kind, operator_id) where operator_id is not null;
create index load_order_plate on load_order (company_id, kind, plate) where plate is not null;
create index load_order_trucker on load_order (company_id, kind, driver_id) where driver_id is not null;
create index load_order_assignment_number on load_order (company_id, kind, assignment_number) where assignment_number is not null;
create index load_order_bill on load_order (company_id, kind, bill_of_lading) where bill_of_lading is not null;
create index load_order_container on load_order (company_id, kind, equipment_number) where equipment_number is not null;
create index load_order_invoice on load_order (company_id, kind, invoice_number) where invoice_number is not null;
create index load_order_crt on load_order (company_id, kind, crt) where crt is not null;
create index load_order_vessel on load_order (company_id, kind, vessel) where vessel is not null;
create index load_order_search on load_order using gin (search_text gin_trgm_ops) with (fastupdate = off);

-- Everything an order is looked for by, one text per line, whoever writes it: a carrier does not see the client's name.
create function app.load_order_searched() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  new.search_text := app.fold(concat_ws(E'\n', new.code, new.plate, new.trailer_plate, new.driver_name,
    (select p.name from partner p where p.company_id = new.company_id and p.id = new.client_id), new.carrier_name,
    new.assignment_number, new.bill_of_lading, new.equipment_number, new.carrier_booking_number, new.invoice_number,
    array_to_string(new.order_codes, E'\n'), array_to_string(new.delivery_codes, E'\n'), new.origin_city, new.destination_city));
  return new;
end
$$;
revoke all on function app.load_order_searched from public;
create trigger load_order_searched before insert or update of code, plate, trailer_plate, driver_name, client_id, carrier_name,
  assignment_number, bill_of_lading, equipment_number, carrier_booking_number, invoice_number, order_codes, delivery_codes,
  origin_city, destination_city on load_order for each row execute function app.load_order_searched();

-- A search under row-level security may not use the trigram index: here it does, for the rows the session's company sees.
-- Planned anew each time: the longest word finds few orders or the company has few, and only the values tell which.
create function app.search_load_orders(patterns text[]) returns setof uuid language plpgsql stable security definer
  set search_path = public, pg_temp rows 20 as $$
begin
  return query execute 'select o.id from load_order o
    where o.search_text like $1 and o.search_text like all ($2)
      and (o.company_id = $3 or o.client_company_id = $3 or o.carrier_company_id = $3)'
    using (select word from unnest(patterns) as word order by length(word) desc limit 1), patterns, app.company_id();
end
$$;
revoke all on function app.search_load_orders from public;
grant execute on function app.search_load_orders to tropeiro_app, tropeiro_platform;

create trigger load_order_touch before update on load_order for each row
  when ((old.last_seen_at, old.tasks_done, old.rated) is not distinct from (new.last_seen_at, new.tasks_done, new.rated))
  execute function app.touch();
-- In this form it is only checked, never searched by: an "or" of three companies tempts into reading all that is of any
-- of them, where every statement asks for the orders of one of the three.
call app.protect('load_order', 'case when company_id = app.company_id() then true
  else client_company_id = app.company_id() or carrier_company_id = app.company_id() end');
-- Others see the order and may move it along; it comes and goes with its company alone.
create policy comes on load_order as restrictive for insert to tropeiro_app with check (company_id = (select app.company_id()));
create policy goes on load_order as restrictive for delete to tropeiro_app using (company_id = (select app.company_id()));
-- A carrier sees the operations it drives for.
create policy carrier on operation for select to tropeiro_app using (exists (
  select from load_order o where o.carrier_company_id = (select app.company_id()) and o.company_id = operation.company_id and o.operation_id = operation.id));

-- Everything that happened to an order, written once. An entry with a status is its way to that status.
create table load_order_event (
  id uuid primary key,
  company_id uuid not null,
  order_id uuid not null,
  at timestamptz not null default clock_timestamp(),
  -- Who: a person of the platform, or somebody with a link (by name), or nobody (the product itself).
  user_id uuid references app_user,
  by_name text,
  type text not null,
  status smallint check (status between 0 and 6),
  reason text check (length(reason) <= 500),
  details jsonb not null default '{}',
  unique (company_id, id),
  foreign key (company_id, order_id) references load_order (company_id, id) on delete cascade
);
create index load_order_event_order on load_order_event (company_id, order_id, at, id);
call app.protect('load_order_event', 'exists (select from load_order o where o.company_id = load_order_event.company_id and o.id = load_order_event.order_id)');

-- Whoever moves an order may not see its operation, or not all of its orders: these two see everything.
create function app.load_order_follows() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update load_order set status = new.status, status_at = new.at
  where company_id = new.company_id and id = new.order_id and status is distinct from new.status
    -- What is told of long ago belongs to the history; the order has gone on since.
    and new.at > status_at - interval '1 hour';
  return null;
end
$$;
revoke all on function app.load_order_follows from public;
create trigger load_order_follows after insert on load_order_event for each row
  when (new.status is not null) execute function app.load_order_follows();

-- The operation's state follows its orders. Orders are always locked before their operation.
create function app.operation_follows() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  -- Only an update has rows of before; the name may not even stand in an expression of the others.
  if tg_op = 'UPDATE' then
    if not exists (select from before b join moved m on m.id = b.id where m.status <> b.status) then
      return null;
    end if;
  end if;
  update operation p set order_count = n.orders, state = case
      when p.canceled_at is not null or (n.orders > 0 and n.cancelled = n.orders) then 'canceled'
      when n.programmed + n.cancelled = n.orders then 'planned'
      when n.open > 0 or n.programmed > 0 then 'active'
      when n.unpaid > 0 then 'toBeSettled'
      else 'liquidated' end
  from (
    select t.company_id, t.operation_id, count(o.id)::int as orders,
      count(*) filter (where o.status = 0) as programmed,
      count(*) filter (where o.status = 5) as cancelled,
      count(*) filter (where o.status in (1, 2)) as open,
      count(*) filter (where o.status in (3, 6)) as unpaid
    from (select distinct company_id, operation_id from moved) t
    left join load_order o on o.company_id = t.company_id and o.operation_id = t.operation_id
    group by 1, 2
  ) n
  where p.company_id = n.company_id and p.id = n.operation_id;
  return null;
end
$$;
revoke all on function app.operation_follows from public;
create trigger load_order_comes after insert on load_order referencing new table as moved
  for each statement execute function app.operation_follows();
create trigger load_order_moves after update on load_order referencing old table as before new table as moved
  for each statement execute function app.operation_follows();
create trigger load_order_goes after delete on load_order referencing old table as moved
  for each statement execute function app.operation_follows();

-- Places on the way, in the order they are driven: pickups and deliveries of a multipoint order.
create table load_order_stop (
  id uuid primary key,
  company_id uuid not null,
  order_id uuid not null,
  position int not null,
  action text not null check (action in ('pickup', 'delivery')),
  place jsonb not null,
  city text not null,
  customer text check (length(customer) <= 500),
  contact_name text,
  contact_phone text,
  order_code text,
  delivery_code text,
  planned_at timestamptz,
  -- What is picked up or delivered, planned and done.
  quantity numeric(14, 3) check (quantity >= 0),
  quantity_unit text,
  quantity_done numeric(14, 3) check (quantity_done >= 0),
  status text not null default 'pending' check (status in ('pending', 'delivered', 'partial', 'totalReturn', 'completed')),
  note text check (length(note) <= 500),
  arrived_at timestamptz,
  done_at timestamptz,
  done_by uuid references app_user,
  unique (company_id, id),
  unique (company_id, order_id, position) deferrable initially deferred,
  foreign key (company_id, order_id) references load_order (company_id, id) on delete cascade
);
create index load_order_stop_code on load_order_stop (company_id, delivery_code) where delivery_code is not null;
call app.protect('load_order_stop', 'exists (select from load_order o where o.company_id = load_order_stop.company_id and o.id = load_order_stop.order_id)');

-- Copied from the template's version when the order is assigned.
create table load_order_task (
  id uuid primary key,
  company_id uuid not null,
  order_id uuid not null,
  stop_id uuid,
  stage_position int not null,
  stage_name text not null,
  position int not null,
  key text not null,
  name text not null,
  by text not null check (by in ('driver', 'operator', 'client', 'security')),
  evidence text not null check (evidence in ('none', 'photo', 'document', 'form', 'signature')),
  required boolean not null,
  -- The questions of a form, and what was answered.
  form jsonb not null default '[]',
  answers jsonb not null default '{}',
  note text check (length(note) <= 500),
  done_at timestamptz,
  done_by uuid references app_user,
  done_by_name text,
  -- Chosen by the phone that sends it: what waited without network and is sent twice counts once.
  client_key text check (length(client_key) <= 100),
  lat double precision,
  lng double precision,
  unique (company_id, id),
  unique (company_id, order_id, stage_position, position),
  foreign key (company_id, order_id) references load_order (company_id, id) on delete cascade,
  foreign key (company_id, stop_id) references load_order_stop (company_id, id) on delete cascade
);
call app.protect('load_order_task', 'exists (select from load_order o where o.company_id = load_order_task.company_id and o.id = load_order_task.order_id)');

-- Files of an order: its papers by type, proof of a task or of a delivery, receipts.
create table load_order_file (
  id uuid primary key,
  company_id uuid not null,
  order_id uuid not null,
  task_id uuid,
  stop_id uuid,
  type text not null,
  file_id uuid not null references file_object,
  name text not null check (length(name) between 1 and 150),
  created_by uuid references app_user,
  created_at timestamptz not null default now(),
  unique (company_id, id),
  foreign key (company_id, order_id) references load_order (company_id, id) on delete cascade,
  foreign key (company_id, task_id) references load_order_task (company_id, id) on delete cascade,
  foreign key (company_id, stop_id) references load_order_stop (company_id, id) on delete cascade
);
create index load_order_file_order on load_order_file (company_id, order_id, created_at);
create index load_order_file_file on load_order_file (file_id);
call app.protect('load_order_file', 'exists (select from load_order o where o.company_id = load_order_file.company_id and o.id = load_order_file.order_id)');

-- An order is paid once.
create table load_order_payment (
  id uuid primary key,
  company_id uuid not null,
  order_id uuid not null,
  amount numeric(14, 2) not null check (amount > 0),
  currency char(3) not null,
  paid_on date not null,
  reference text check (length(reference) <= 100),
  file_id uuid references file_object,
  created_by uuid not null references app_user,
  created_at timestamptz not null default now(),
  unique (company_id, id),
  unique (company_id, order_id),
  foreign key (company_id, order_id) references load_order (company_id, id)
);
create index load_order_payment_file on load_order_payment (file_id) where file_id is not null;
call app.protect('load_order_payment', 'company_id = app.company_id()');
call app.append_only('load_order_payment');

create table load_order_comment (
  id uuid primary key,
  company_id uuid not null,
  order_id uuid not null,
  text text not null check (length(text) between 1 and 500),
  created_by uuid not null references app_user,
  created_at timestamptz not null default now(),
  unique (company_id, id),
  foreign key (company_id, order_id) references load_order (company_id, id) on delete cascade
);
create index load_order_comment_order on load_order_comment (company_id, order_id, created_at);
call app.protect('load_order_comment', 'company_id = app.company_id()');

-- Where a truck was seen on a trip.
create table load_order_position (
  company_id uuid not null,
  order_id uuid not null,
  at timestamptz not null,
  lat double precision not null check (lat between -90 and 90),
  lng double precision not null check (lng between -180 and 180),
  accuracy_m real,
  speed_kmh real,
  source text not null check (source in ('driver', 'device', 'manual')),
  primary key (company_id, order_id, at),
  foreign key (company_id, order_id) references load_order (company_id, id) on delete cascade
);
call app.protect('load_order_position', 'exists (select from load_order o where o.company_id = load_order_position.company_id and o.id = load_order_position.order_id)');

-- What somebody without an account may see or do, for a while. The address holds a random alias; only its hash is here.
create table public_link (
  id uuid primary key,
  company_id uuid not null references company,
  purpose text not null check (purpose in ('client', 'webForm', 'driver', 'rating', 'report', 'agroMap')),
  -- About one order, or the orders of an operation or of a client, or all agro orders of the company.
  order_id uuid,
  operation_id uuid,
  client_id uuid,
  -- Of a driver's own link: who drove when it was made. Whoever drives later has another one.
  driver_id uuid references driver,
  alias_hash text not null unique,
  -- A form's token until it is exchanged, then the cookie it was exchanged for.
  secret_hash text,
  exchanged_at timestamptz,
  -- The parts the sharer ticked.
  shows text[] not null default '{}',
  language text,
  recipient text check (length(recipient) <= 200),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  revoked_by uuid references app_user,
  access_count int not null default 0,
  last_access_at timestamptz,
  created_by uuid not null references app_user,
  created_at timestamptz not null default now(),
  unique (company_id, id),
  foreign key (company_id, order_id) references load_order (company_id, id) on delete cascade,
  foreign key (company_id, operation_id) references operation (company_id, id) on delete cascade,
  foreign key (company_id, client_id) references partner (company_id, id),
  check (num_nonnulls(order_id, operation_id, client_id) <= 1),
  check ((purpose in ('client', 'webForm', 'driver', 'rating')) = (order_id is not null)),
  check (purpose <> 'report' or num_nonnulls(operation_id, client_id) = 1),
  check ((purpose = 'webForm') = (secret_hash is not null)),
  check ((purpose = 'driver') = (driver_id is not null))
);
create index public_link_order on public_link (company_id, order_id) where order_id is not null;
create index public_link_operation on public_link (company_id, operation_id) where operation_id is not null;
create index public_link_driver on public_link (driver_id) where driver_id is not null;
create index public_link_client on public_link (company_id, client_id) where client_id is not null;
call app.protect('public_link', 'company_id = app.company_id()');

-- How a trip was, once per link, with the right of reply.
create table load_order_rating (
  id uuid primary key,
  company_id uuid not null,
  order_id uuid not null,
  link_id uuid not null,
  facility smallint check (facility between 1 and 5),
  driver smallint check (driver between 1 and 5),
  company smallint check (company between 1 and 5),
  comment text check (length(comment) <= 500),
  rated_by text,
  created_at timestamptz not null default now(),
  reply text check (length(reply) between 1 and 500),
  replied_by uuid references app_user,
  replied_at timestamptz,
  unique (company_id, id),
  unique (link_id),
  foreign key (company_id, order_id) references load_order (company_id, id) on delete cascade,
  foreign key (company_id, link_id) references public_link (company_id, id),
  check (num_nonnulls(facility, driver, company) > 0),
  check ((reply is null) = (replied_at is null))
);
create index load_order_rating_order on load_order_rating (company_id, order_id);
call app.protect('load_order_rating', 'company_id = app.company_id()');
-- A rating that arrives makes nobody's open form stale.
drop trigger driver_touch on driver;
create trigger driver_touch before update on driver for each row
  when ((old.papers_done, old.papers_required, old.papers_expired, old.rating) is not distinct from (new.papers_done, new.papers_required, new.papers_expired, new.rating))
  execute function app.touch();
drop trigger company_touch on company;
create trigger company_touch before update on company for each row
  when (old.average_company is not distinct from new.average_company)
  execute function app.touch();

-- Papers made from an order: a checklist filled in, a contract with its text as signed.
create table load_order_form (
  id uuid primary key,
  company_id uuid not null,
  order_id uuid not null,
  kind text not null check (kind in ('checklist', 'contract')),
  code text not null,
  content jsonb not null,
  completed_at timestamptz,
  created_by uuid not null references app_user,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  unique (company_id, id),
  unique (company_id, kind, code),
  foreign key (company_id, order_id) references load_order (company_id, id) on delete cascade
);
create index load_order_form_order on load_order_form (company_id, order_id, kind);
create trigger load_order_form_touch before update on load_order_form for each row execute function app.touch();
call app.protect('load_order_form', 'company_id = app.company_id()');

-- Trips and ratings are counted with a driver without making anybody's open form stale.
drop trigger driver_touch on driver;
create trigger driver_touch before update on driver for each row
  when ((old.papers_done, old.papers_required, old.papers_expired, old.total_travels, old.rating)
    is not distinct from (new.papers_done, new.papers_required, new.papers_expired, new.total_travels, new.rating))
  execute function app.touch();
