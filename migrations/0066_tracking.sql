-- What is noticed while trucks drive: alerts with their review, everything else that happened on the map, and what people ask and
-- report. Positions themselves are in 0065.

-- One incident is one alert: it opens, keeps its worst value, and ends. Open or ended is the truck's; pending or reviewed is the
-- person's.
create table alert (
  id uuid primary key,
  -- Whose it is to review: the company of the order, or of the device where there is no trip.
  company_id uuid not null references company,
  -- Who carries the order, and sees its alerts.
  carrier_company_id uuid references company,
  order_id uuid,
  vehicle_id uuid,
  driver_id uuid,
  device_id uuid,
  type text not null,
  -- What exactly of the type: a fence, a checkpoint, forbidden hours or the expected arrival.
  subject text not null default '',
  origin text not null check (origin in ('rule', 'device', 'person')),
  criticality text not null check (criticality in ('high', 'medium', 'low')),
  started_at timestamptz not null,
  ended_at timestamptz,
  lat double precision,
  lng double precision,
  -- The figures of its type, the worst so far: deviationMeters, speedKmH, expectedSpeedKmH and so on.
  details jsonb not null default '{}',
  note text check (length(note) <= 1000),
  file_ids uuid[] not null default '{}',
  -- Alerts of one cause, such as a dead gateway, are one line.
  group_key text,
  -- Found in the history of late positions: nobody was notified.
  is_late boolean not null default false,
  -- As they were, for lists and search.
  plate text,
  driver_name text,
  order_code text,
  route_id uuid,
  route_name text,
  client_id uuid,
  client_name text,
  carrier_id uuid,
  carrier_name text,
  operator_id uuid,
  review text not null default 'pending' check (review in ('pending', 'reviewed')),
  result text check (result in ('true', 'falseAlarm', 'expected', 'driverNotified', 'passedOn')),
  review_note text check (length(review_note) <= 1000),
  reviewed_by uuid references app_user,
  reviewed_at timestamptz,
  -- Somebody is dealing with it.
  taken_by uuid references app_user,
  taken_at timestamptz,
  escalated_at timestamptz,
  search_text text not null generated always as
    (app.fold(coalesce(plate, '') || ' ' || coalesce(driver_name, '') || ' ' || coalesce(order_code, '') || ' ' || coalesce(route_name, ''))) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  unique (company_id, id),
  foreign key (company_id, order_id) references load_order (company_id, id) on delete cascade,
  check ((review = 'reviewed') = (result is not null)),
  check (ended_at >= started_at)
);
-- Whatever is repeated, an incident is stored once.
create unique index alert_incident on alert (coalesce(order_id, vehicle_id, device_id, id), type, subject, started_at) where origin <> 'person';
create index alert_newest on alert (company_id, started_at desc, id desc);
create index alert_pending on alert (company_id, criticality, started_at desc) where review = 'pending';
create index alert_carrier on alert (carrier_company_id, started_at desc, id desc) where carrier_company_id is not null;
create index alert_order on alert (order_id, started_at) where order_id is not null;
create index alert_vehicle on alert (vehicle_id, started_at desc) where vehicle_id is not null;
create index alert_device on alert (device_id, started_at desc) where device_id is not null;
create index alert_open on alert (company_id, type, started_at) where ended_at is null;
create index alert_words on alert using gin (search_text gin_trgm_ops) with (fastupdate = off);
create trigger alert_touch before update on alert for each row execute function app.touch();
call app.protect('alert', 'company_id = app.company_id() or carrier_company_id = app.company_id()');

-- What happened to an alert, append-only.
create table alert_event (
  id uuid primary key,
  company_id uuid not null,
  alert_id uuid not null,
  type text not null check (type in ('opened', 'worsened', 'ended', 'taken', 'released', 'reviewed', 'reopened', 'escalated', 'noted')),
  at timestamptz not null default now(),
  user_id uuid references app_user,
  details jsonb not null default '{}',
  foreign key (company_id, alert_id) references alert (company_id, id) on delete cascade
);
create index alert_event_alert on alert_event (company_id, alert_id, at);
call app.protect('alert_event', 'exists (select from alert a where a.company_id = alert_event.company_id and a.id = alert_event.alert_id)');
call app.append_only('alert_event');

-- A rule that says nothing about one truck for a while.
create table alert_mute (
  id uuid primary key,
  company_id uuid not null references company,
  vehicle_id uuid not null,
  type text not null,
  reason text not null check (length(reason) between 3 and 500),
  from_at timestamptz not null default now(),
  until_at timestamptz not null,
  created_by uuid not null references app_user,
  ended_by uuid references app_user,
  ended_at timestamptz,
  check (until_at > from_at and until_at <= from_at + interval '24 hours')
);
create index alert_mute_vehicle on alert_mute (company_id, vehicle_id, until_at);
call app.protect('alert_mute', 'company_id = app.company_id()');

-- What the rules remember of a trip, or of a truck without one, between two positions.
create table watched_trip (
  -- The order, or the device of a truck without a trip.
  id uuid primary key,
  company_id uuid not null references company,
  order_id uuid,
  device_id uuid,
  -- The last position that was judged, by its number in the store; what comes with an older time makes all be judged again.
  number bigint not null default 0,
  judged_at timestamptz,
  is_due boolean not null default true,
  replays_from timestamptz,
  -- When the clock alone may raise or end something.
  next_check_at timestamptz,
  state jsonb not null default '{}',
  updated_at timestamptz not null default now()
) with (fillfactor = 60);
create index watched_trip_due on watched_trip (updated_at) where is_due;
create index watched_trip_clock on watched_trip (next_check_at) where next_check_at is not null;
call app.protect('watched_trip', 'company_id = app.company_id()');

-- Everything that trucks and people did, as the map shows it.
create table map_event (
  id uuid primary key,
  company_id uuid not null references company,
  carrier_company_id uuid references company,
  order_id uuid,
  vehicle_id uuid,
  device_id uuid,
  -- checkpointPassed, checkpointMissed, fenceEntered, fenceLeft, stop, task, manualPosition, locationAsked, locationAnswered,
  -- locationExpired, tripReport, irregular, deviceLinked, deviceUnlinked, departed, arrived, deviation.
  kind text not null check (length(kind) between 1 and 40),
  -- What exactly, so that it is stored once.
  subject text not null default '',
  at timestamptz not null,
  ended_at timestamptz,
  lat double precision,
  lng double precision,
  details jsonb not null default '{}',
  plate text,
  driver_name text,
  order_code text,
  user_id uuid references app_user,
  by_name text,
  search_text text not null generated always as
    (app.fold(coalesce(plate, '') || ' ' || coalesce(driver_name, '') || ' ' || coalesce(order_code, ''))) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (company_id, id),
  foreign key (company_id, order_id) references load_order (company_id, id) on delete cascade
);
create unique index map_event_once on map_event (coalesce(order_id, vehicle_id, device_id, id), kind, subject, at);
create index map_event_newest on map_event (company_id, at desc, id desc);
create index map_event_carrier on map_event (carrier_company_id, at desc, id desc) where carrier_company_id is not null;
create index map_event_order on map_event (order_id, at) where order_id is not null;
create index map_event_words on map_event using gin (search_text gin_trgm_ops) with (fastupdate = off);
call app.protect('map_event', 'company_id = app.company_id() or carrier_company_id = app.company_id()');

-- Somebody asked the driver where they are. One open question per trip, one answer.
create table location_request (
  id uuid primary key,
  company_id uuid not null,
  order_id uuid not null,
  asked_by uuid not null references app_user,
  asked_company_id uuid not null references company,
  asked_at timestamptz not null default now(),
  expires_at timestamptz not null,
  answered_at timestamptz,
  refused_at timestamptz,
  expired_at timestamptz,
  lat double precision,
  lng double precision,
  accuracy_m real,
  unique (company_id, id),
  foreign key (company_id, order_id) references load_order (company_id, id) on delete cascade,
  check (num_nonnulls(answered_at, refused_at, expired_at) <= 1),
  check ((answered_at is null) = (lat is null) and (lat is null) = (lng is null))
);
create unique index location_request_open on location_request (order_id) where num_nonnulls(answered_at, refused_at, expired_at) = 0;
create index location_request_order on location_request (company_id, order_id, asked_at desc);
create index location_request_expiry on location_request (expires_at) where num_nonnulls(answered_at, refused_at, expired_at) = 0;
call app.protect('location_request', 'exists (select from load_order o where o.company_id = location_request.company_id and o.id = location_request.order_id)');

-- A checkpoint of a trip: what somebody reports of it on the way.
create table trip_report (
  id uuid primary key,
  company_id uuid not null,
  order_id uuid not null,
  place text not null check (length(place) between 1 and 200),
  note text check (length(note) <= 1000),
  lat double precision,
  lng double precision,
  at timestamptz not null,
  file_ids uuid[] not null default '{}',
  created_by uuid references app_user,
  by_name text,
  created_at timestamptz not null default now(),
  updated_by uuid references app_user,
  updated_at timestamptz not null default now(),
  version int not null default 1,
  unique (company_id, id),
  foreign key (company_id, order_id) references load_order (company_id, id) on delete cascade,
  check ((lat is null) = (lng is null))
);
create index trip_report_order on trip_report (company_id, order_id, at desc);
create trigger trip_report_touch before update on trip_report for each row execute function app.touch();
call app.protect('trip_report', 'exists (select from load_order o where o.company_id = trip_report.company_id and o.id = trip_report.order_id)');

-- Who looked where a driver was: one line per viewer, order and five minutes.
create table position_view (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null,
  order_id uuid not null,
  driver_id uuid,
  viewer_company_id uuid references company,
  user_id uuid references app_user,
  -- Of a public link; null for people of companies.
  link_id uuid,
  way text not null check (way in ('live', 'replay', 'export', 'link')),
  slot timestamptz not null,
  views int not null default 1,
  foreign key (company_id, order_id) references load_order (company_id, id) on delete cascade
);
create unique index position_view_once on position_view (order_id, way, slot, coalesce(user_id, link_id, '00000000-0000-0000-0000-000000000000'));
create index position_view_order on position_view (company_id, order_id, slot desc);
create index position_view_driver on position_view (driver_id, slot desc) where driver_id is not null;
call app.protect('position_view', 'exists (select from load_order o where o.company_id = position_view.company_id and o.id = position_view.order_id)');

-- The rules of a company for its trips that are not thresholds of a path.
create table tracking_settings (
  company_id uuid primary key references company,
  -- Assigning and starting need a device that reports believably.
  requires_gps boolean not null default false,
  updated_by uuid references app_user,
  updated_at timestamptz not null default now(),
  version int not null default 1
);
create trigger tracking_settings_touch before update on tracking_settings for each row execute function app.touch();
call app.protect('tracking_settings', 'company_id = app.company_id()');

-- Reviewing is a right of its own: whoever only watches could otherwise close the alert of a theft.
update role set permissions = permissions || array['alert-review']
where shipped and key in ('operator', 'shipper', 'agro-shipper', 'transport-company', 'security', 'company-administrator', 'super-administrator')
  and not 'alert-review' = any(permissions);

call app.publish_changes('alert', 'alert', 'r.id',
  $$select c.company_id, 'company', null::uuid[] from (select r.company_id union select r.carrier_company_id) as c (company_id) where c.company_id is not null$$);
call app.publish_changes('alert_event', 'alert', 'r.alert_id',
  $$select c.company_id, 'company', null::uuid[] from alert a cross join lateral (select a.company_id union select a.carrier_company_id) as c (company_id)
    where a.company_id = r.company_id and a.id = r.alert_id and c.company_id is not null$$);
call app.publish_changes('alert_mute', 'alertMute', 'r.id', $$select r.company_id, 'company', null::uuid[]$$);
call app.publish_changes('map_event', 'mapEvent', 'r.id',
  $$select c.company_id, 'company', null::uuid[] from (select r.company_id union select r.carrier_company_id) as c (company_id) where c.company_id is not null$$);
call app.publish_changes('tracking_settings', 'trackingSettings', 'null::uuid', $$select r.company_id, 'company', null::uuid[]$$);
do $do$
declare
  part text;
  every_reader text := 'select a.* from load_order o cross join lateral app.order_readers(
    o.kind, o.company_id, o.carrier_company_id, o.client_company_id, o.fleet_company_id, o.driver_id) a
    where o.company_id = r.company_id and o.id = r.order_id';
begin
  foreach part in array array['location_request', 'trip_report', 'position_view'] loop
    call app.publish_changes(part::regclass, 'order', 'r.order_id', every_reader);
  end loop;
end
$do$;
