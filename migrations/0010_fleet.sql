-- The fleet: drivers, trucks and semitrailers with their papers. A record belongs to one company and to one market:
-- its own fleet, or the spot market it hires from.

create table driver (
  id uuid primary key,
  company_id uuid not null references company,
  market text not null check (market in ('own', 'spot')),
  country_code char(2) not null,
  first_name text not null check (length(first_name) between 1 and 100),
  last_name text not null check (length(last_name) between 1 and 100),
  -- Calling code without plus, number without separators.
  phone_code text not null,
  phone text not null check (phone <> ''),
  document_type text not null,
  -- Canonical; null where the country does not ask for it.
  document_number text check (document_number <> ''),
  -- The state that issued it, where documents are not national.
  document_state text,
  birth_date date not null,
  licence_number text not null check (licence_number <> ''),
  licence_category text,
  tax_id text check (tax_id <> ''),
  business_name text,
  reference_person text,
  reference_phone text,
  street text,
  fleet_type text check (fleet_type in ('ownFleet', 'externalFleet')),
  curp text,
  chat_expires_on date,
  operator text,
  -- The transport company the driver works for.
  partner_id uuid,
  -- The driver's own account, when there is one.
  user_id uuid references app_user,
  photo_file_id uuid references file_object,
  -- Hired for one trip: the contact phone is shown only to those who may see it.
  eventual boolean not null default false,
  verified boolean not null default false,
  enabled boolean not null default true,
  rating numeric(3, 2) check (rating between 0 and 5),
  total_travels int not null default 0,
  -- Papers that are there of those required, written together with them.
  papers_done int not null default 0,
  papers_required int not null default 0,
  -- A required paper has run out.
  papers_expired boolean not null default false,
  -- Folded, one text per line.
  search_text text not null,
  created_by uuid not null references app_user,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  unique (company_id, id),
  foreign key (company_id, partner_id) references partner (company_id, id)
);
create unique index driver_document on driver (company_id, country_code, document_type, document_number) where document_number is not null;
create unique index driver_phone on driver (company_id, phone_code, phone);
create unique index driver_licence on driver (company_id, country_code, licence_number);
create index driver_newest on driver (company_id, market, created_at desc, id desc);
create index driver_by_name on driver (company_id, market, app.fold(first_name || ' ' || last_name), id);
create index driver_partner on driver (company_id, partner_id) where partner_id is not null;
create index driver_user on driver (user_id) where user_id is not null;
-- Exact look-ups across companies.
create index driver_phone_anywhere on driver (phone_code, phone);
create index driver_document_anywhere on driver (country_code, document_number) where document_number is not null;
create index driver_licence_anywhere on driver (country_code, licence_number);
-- The papers' summary follows the calendar as well as people: it makes nobody's open form stale.
create trigger driver_touch before update on driver for each row
  when ((old.papers_done, old.papers_required, old.papers_expired) is not distinct from (new.papers_done, new.papers_required, new.papers_expired))
  execute function app.touch();
call app.protect('driver', 'company_id = app.company_id()');

create table vehicle (
  id uuid primary key,
  company_id uuid not null references company,
  market text not null check (market in ('own', 'spot')),
  kind text not null check (kind in ('truck', 'semitrailer')),
  country_code char(2) not null,
  -- Canonical: upper case, without separators.
  plate text not null check (plate <> ''),
  -- A name of the catalogue of types for this kind.
  type text not null,
  brand text,
  year int check (year between 1900 and 2200),
  color text,
  chassis text,
  crpva text,
  ruat_document_type text,
  axles int check (axles > 0),
  capacity_tn numeric(10, 2) check (capacity_tn > 0),
  volume_m3 numeric(10, 2) check (volume_m3 > 0),
  pallets int check (pallets > 0),
  fleet_type text check (fleet_type in ('ownFleet', 'externalFleet')),
  partner_id uuid,
  gps_device_id text,
  -- Whom a truck is driven by and what it pulls.
  driver_id uuid,
  trailer_id uuid,
  second_trailer_id uuid,
  enabled boolean not null default true,
  papers_done int not null default 0,
  papers_required int not null default 0,
  papers_expired boolean not null default false,
  search_text text not null,
  created_by uuid not null references app_user,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  unique (company_id, id),
  foreign key (company_id, partner_id) references partner (company_id, id),
  foreign key (company_id, driver_id) references driver (company_id, id),
  foreign key (company_id, trailer_id) references vehicle (company_id, id),
  foreign key (company_id, second_trailer_id) references vehicle (company_id, id),
  check (kind = 'truck' or num_nonnulls(driver_id, trailer_id, second_trailer_id) = 0),
  check (second_trailer_id is null or trailer_id is not null),
  check (trailer_id <> second_trailer_id)
);
-- A company knows a plate once; a closed fleet anywhere holds it alone.
create unique index vehicle_plate on vehicle (company_id, country_code, plate);
create unique index vehicle_plate_owned on vehicle (country_code, plate) where market = 'own';
create unique index vehicle_driver on vehicle (company_id, driver_id) where driver_id is not null;
create unique index vehicle_trailer on vehicle (company_id, trailer_id) where trailer_id is not null;
create unique index vehicle_second_trailer on vehicle (company_id, second_trailer_id) where second_trailer_id is not null;
create unique index vehicle_device on vehicle (gps_device_id) where gps_device_id is not null;
create index vehicle_newest on vehicle (company_id, market, kind, created_at desc, id desc);
create index vehicle_by_plate on vehicle (company_id, market, kind, plate, id);
create index vehicle_plate_anywhere on vehicle (country_code, plate);
create index vehicle_partner on vehicle (company_id, partner_id) where partner_id is not null;
-- The papers' summary follows the calendar as well as people: it makes nobody's open form stale.
create trigger vehicle_touch before update on vehicle for each row
  when ((old.papers_done, old.papers_required, old.papers_expired) is not distinct from (new.papers_done, new.papers_required, new.papers_expired))
  execute function app.touch();
call app.protect('vehicle', 'company_id = app.company_id()');

create table vehicle_photo (
  id uuid primary key,
  company_id uuid not null,
  vehicle_id uuid not null,
  file_id uuid not null references file_object,
  position int not null,
  created_at timestamptz not null default now(),
  unique (company_id, id),
  foreign key (company_id, vehicle_id) references vehicle (company_id, id) on delete cascade
);
create index vehicle_photo_vehicle on vehicle_photo (company_id, vehicle_id, position);
create index vehicle_photo_file on vehicle_photo (file_id);
call app.protect('vehicle_photo', 'company_id = app.company_id()');

-- One row per paper of a driver or a vehicle. A date may be known before the file is there: the expiry dates of the
-- forms (licence, identity, SOAT, policy…) live here, with the paper they are about.
create table document (
  id uuid primary key,
  company_id uuid not null references company,
  driver_id uuid,
  vehicle_id uuid,
  type text not null,
  file_id uuid references file_object,
  name text check (length(name) between 1 and 150),
  -- The number printed on it: an insurance policy's.
  number text check (number <> ''),
  category text,
  issued_on date,
  expires_on date,
  -- The last notice given about its expiry: 30, 14 or 7 days before, 0 on its last good day or after. Cleared with a new date.
  told_days int,
  created_by uuid not null references app_user,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  unique (company_id, id),
  foreign key (company_id, driver_id) references driver (company_id, id) on delete cascade,
  foreign key (company_id, vehicle_id) references vehicle (company_id, id) on delete cascade,
  check (num_nonnulls(driver_id, vehicle_id) = 1),
  check ((file_id is null) = (name is null)),
  check (num_nonnulls(file_id, number, issued_on, expires_on) > 0)
);
create unique index document_of_driver on document (company_id, driver_id, type) where driver_id is not null;
create unique index document_of_vehicle on document (company_id, vehicle_id, type) where vehicle_id is not null;
create index document_file on document (file_id) where file_id is not null;
create index document_expiry on document (expires_on) where expires_on is not null;
create trigger document_touch before update on document for each row execute function app.touch();
call app.protect('document', 'company_id = app.company_id()');

-- What a company asks for instead of its country's list. No row: the country's list.
create table required_documents (
  company_id uuid not null references company,
  owner_kind text not null check (owner_kind in ('driver', 'truck', 'semitrailer')),
  country_code char(2) not null,
  types text[] not null,
  updated_by uuid not null references app_user,
  updated_at timestamptz not null default now(),
  version int not null default 1,
  primary key (company_id, owner_kind, country_code)
);
create trigger required_documents_touch before update on required_documents for each row execute function app.touch();
call app.protect('required_documents', 'company_id = app.company_id()');

-- How long a type of truck takes for a kind of operation. Dock scheduling reads it; a row with bookings is locked.
create table vehicle_category (
  id uuid primary key,
  company_id uuid not null references company,
  vehicle_type text not null,
  type_operation text not null,
  minutes int not null check (minutes >= 1),
  scheduled boolean not null default false,
  position int not null,
  unique (company_id, id),
  unique (company_id, vehicle_type, type_operation)
);
call app.protect('vehicle_category', 'company_id = app.company_id()');

-- The categories are saved as one list: here two people who save it at once meet.
create table vehicle_category_list (
  company_id uuid primary key references company,
  version int not null default 0
);
call app.protect('vehicle_category_list', 'company_id = app.company_id()');

-- A company asks the owner of a closed fleet to let a vehicle go. Seen by both.
create table vehicle_claim (
  id uuid primary key,
  company_id uuid not null references company,
  -- As the owner is told who asks.
  company_name text not null,
  owner_company_id uuid not null references company,
  vehicle_id uuid not null,
  country_code char(2) not null,
  plate text not null,
  kind text not null check (kind in ('truck', 'semitrailer')),
  status text not null default 'pending' check (status in ('pending', 'accepted', 'refused', 'withdrawn')),
  asked_by uuid not null references app_user,
  asked_at timestamptz not null default now(),
  answered_by uuid references app_user,
  answered_at timestamptz,
  unique (company_id, id),
  foreign key (owner_company_id, vehicle_id) references vehicle (company_id, id) on delete cascade,
  check (company_id <> owner_company_id),
  check ((status = 'pending') = (answered_at is null))
);
create unique index vehicle_claim_open on vehicle_claim (company_id, vehicle_id) where status = 'pending';
create index vehicle_claim_asked on vehicle_claim (company_id, asked_at desc);
create index vehicle_claim_owner on vehicle_claim (owner_company_id, status, asked_at desc);
call app.protect('vehicle_claim', 'company_id = app.company_id() or owner_company_id = app.company_id()');
