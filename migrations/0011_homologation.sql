-- Homologation: what the official registers say about a driver or a vehicle. A request asks one or several of them;
-- it is open until each is done with. What stands for a record is the latest check of every register.

create table homologation (
  id uuid primary key,
  company_id uuid not null references company,
  driver_id uuid,
  vehicle_id uuid,
  country_code char(2) not null,
  -- What the registers are told about the record.
  question jsonb not null,
  requested_by uuid not null references app_user,
  requested_at timestamptz not null,
  -- When the answers should be there; what is still open long after that is taken for lost.
  due_at timestamptz not null,
  finished_at timestamptz,
  -- When those who asked were notified, once.
  told_at timestamptz,
  unique (company_id, id),
  foreign key (company_id, driver_id) references driver (company_id, id) on delete cascade,
  foreign key (company_id, vehicle_id) references vehicle (company_id, id) on delete cascade,
  check (num_nonnulls(driver_id, vehicle_id) = 1)
);
create index homologation_driver on homologation (company_id, driver_id, requested_at desc) where driver_id is not null;
create index homologation_vehicle on homologation (company_id, vehicle_id, requested_at desc) where vehicle_id is not null;
-- Whoever asks while a request is open joins it.
create unique index homologation_driver_open on homologation (company_id, driver_id) where driver_id is not null and finished_at is null;
create unique index homologation_vehicle_open on homologation (company_id, vehicle_id) where vehicle_id is not null and finished_at is null;
create index homologation_due on homologation (due_at) where finished_at is null;
call app.protect('homologation', 'company_id = app.company_id()');

create table homologation_check (
  company_id uuid not null,
  homologation_id uuid not null,
  code text not null,
  status text not null default 'pending' check (status in ('pending', 'success', 'error', 'not-found', 'not_found')),
  -- Whether nothing stands against.
  clear boolean,
  source text not null check (source in ('manual', 'http', 'simulator')),
  failure text,
  message text check (length(message) between 1 and 500),
  details jsonb not null default '{}',
  -- Who looked it up, and what they saw.
  checked_by uuid references app_user,
  evidence_file_id uuid references file_object,
  requested_at timestamptz not null,
  -- When the question was done with. A pending check that is done with waits for a person.
  settled_at timestamptz,
  primary key (homologation_id, code),
  foreign key (company_id, homologation_id) references homologation (company_id, id) on delete cascade,
  check (settled_at is not null or status = 'pending'),
  check ((status = 'success') = (clear is not null)),
  check ((status = 'error') = (failure is not null)),
  check (num_nonnulls(checked_by, evidence_file_id) in (0, 2)),
  check (checked_by is null or source = 'manual')
);
create index homologation_check_company on homologation_check (company_id, homologation_id);
create index homologation_check_evidence on homologation_check (evidence_file_id) where evidence_file_id is not null;
call app.protect('homologation_check', 'company_id = app.company_id()');

-- The people who asked; they hear of every result.
create table homologation_watcher (
  company_id uuid not null,
  homologation_id uuid not null,
  user_id uuid not null references app_user,
  -- Chosen by their browser and repeated to it.
  pusher_id text not null,
  primary key (homologation_id, user_id),
  foreign key (company_id, homologation_id) references homologation (company_id, id) on delete cascade
);
create index homologation_watcher_company on homologation_watcher (company_id, homologation_id);
call app.protect('homologation_watcher', 'company_id = app.company_id()');
