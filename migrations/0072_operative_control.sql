-- What people report of a trip on the way: checkpoints with photos, and what went wrong.

-- Something went wrong on a trip: a call for help, an accident and the like. It raises an alert; this is what was reported.
create table trip_trouble (
  id uuid primary key,
  company_id uuid not null,
  order_id uuid not null,
  type text not null check (type in ('priority', 'theft', 'accident', 'pollution', 'loadOpened', 'policeReview', 'other')),
  note text check (length(note) <= 1000),
  at timestamptz not null,
  lat double precision,
  lng double precision,
  -- Of the phone that sent it: sent again, it is stored once.
  client_key text check (length(client_key) between 8 and 100),
  -- Of the driver, or of an operator.
  by_driver boolean not null,
  alert_id uuid,
  created_by uuid references app_user,
  by_name text,
  created_at timestamptz not null default now(),
  unique (company_id, id),
  foreign key (company_id, order_id) references load_order (company_id, id) on delete cascade,
  check ((lat is null) = (lng is null))
);
create unique index trip_trouble_once on trip_trouble (order_id, client_key) where client_key is not null;
create index trip_trouble_order on trip_trouble (company_id, order_id, at desc);
call app.protect('trip_trouble', 'exists (select from load_order o where o.company_id = trip_trouble.company_id and o.id = trip_trouble.order_id)');

-- The photos of a checkpoint or a trouble, each readable by whoever may see the order.
create table trip_photo (
  id uuid primary key,
  company_id uuid not null,
  order_id uuid not null,
  report_id uuid,
  trouble_id uuid,
  file_id uuid not null references file_object,
  name text not null check (length(name) between 1 and 255),
  created_at timestamptz not null default now(),
  foreign key (company_id, order_id) references load_order (company_id, id) on delete cascade,
  foreign key (company_id, report_id) references trip_report (company_id, id) on delete cascade,
  foreign key (company_id, trouble_id) references trip_trouble (company_id, id) on delete cascade,
  check (num_nonnulls(report_id, trouble_id) = 1)
);
create index trip_photo_order on trip_photo (company_id, order_id, created_at);
create index trip_photo_report on trip_photo (company_id, report_id) where report_id is not null;
create index trip_photo_trouble on trip_photo (company_id, trouble_id) where trouble_id is not null;
create index trip_photo_file on trip_photo (file_id);
call app.protect('trip_photo', 'exists (select from load_order o where o.company_id = trip_photo.company_id and o.id = trip_photo.order_id)');
alter table trip_report drop column file_ids;

do $do$
declare
  part text;
  every_reader text := 'select a.* from load_order o cross join lateral app.order_readers(
    o.kind, o.company_id, o.carrier_company_id, o.client_company_id, o.fleet_company_id, o.driver_id) a
    where o.company_id = r.company_id and o.id = r.order_id';
begin
  foreach part in array array['trip_trouble', 'trip_photo'] loop
    call app.publish_changes(part::regclass, 'order', 'r.order_id', every_reader);
  end loop;
end
$do$;
