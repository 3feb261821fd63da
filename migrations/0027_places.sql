-- The address book: what a form needs to fill in a place by one click, and when it was added (the newest first).
alter table company_address
  add column city_id text check (length(city_id) <= 150),
  add column country_code char(2),
  add column reference text check (length(reference) <= 500);
alter table partner_address
  add column city_id text check (length(city_id) <= 150),
  add column country_code char(2),
  add column reference text check (length(reference) <= 500),
  add column lat double precision check (lat between -90 and 90),
  add column lng double precision check (lng between -180 and 180),
  add column created_at timestamptz not null default now();

-- The distance was not measured but proposed from the positions of origin and destination.
alter table load_order add column distance_estimated boolean not null default false;
