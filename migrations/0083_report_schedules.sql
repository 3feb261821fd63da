-- Reports by mail. A schedule says what is sent, when, and to whom; each period it is due in is one run, whatever dies
-- when; each recipient of a run has one mail with a link of their own.

create table report_schedule (
  id uuid primary key,
  company_id uuid not null references company,
  name text not null check (length(name) between 1 and 100),
  -- The control centre, and what it is filtered by.
  screen text not null check (screen in ('overview', 'operations', 'shipper', 'agro', 'agroShipper', 'security')),
  format text not null check (format in ('xlsx', 'pdf')),
  filters jsonb not null,
  frequency text not null check (frequency in ('daily', 'weekly', 'monthly')),
  -- Of a weekly one, 1 is Monday.
  weekday int check (weekday between 1 and 7),
  -- Of a monthly one; the last day of a month that is shorter.
  month_day int check (month_day between 1 and 31),
  -- Where the company is.
  hour text not null check (hour ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  -- Of recipients without an account.
  language text not null,
  -- People of the company ({"userId"}) and addresses outside ({"email"}).
  recipients jsonb not null check (jsonb_array_length(recipients) between 1 and 50),
  -- It shows what this person may see at the time of each run.
  author_id uuid not null references app_user,
  next_at timestamptz not null,
  -- The day of the last run that was due.
  last_period date,
  -- In a row.
  failures int not null default 0,
  paused_at timestamptz,
  paused_by text check (paused_by in ('person', 'failures')),
  removed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  unique (company_id, id),
  check ((frequency = 'weekly') = (weekday is not null)),
  check ((frequency = 'monthly') = (month_day is not null)),
  check ((paused_at is null) = (paused_by is null))
);
create index report_schedule_newest on report_schedule (company_id, created_at desc, id desc) where removed_at is null;
create index report_schedule_due on report_schedule (next_at) where paused_at is null and removed_at is null;
create trigger report_schedule_touch before update on report_schedule for each row execute function app.touch();
call app.protect('report_schedule', 'company_id = app.company_id()');
call app.publish_changes('report_schedule', 'reportSchedule', 'r.id', $$select r.company_id, 'company', null::uuid[]$$);

create table report_run (
  id uuid primary key,
  company_id uuid not null,
  schedule_id uuid not null,
  -- The day it was due on, or of one that a person asked for its own id.
  period text not null check (length(period) <= 40),
  author_id uuid not null references app_user,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed')),
  -- Why it failed.
  problem text check (length(problem) <= 60),
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  unique (company_id, id),
  unique (schedule_id, period),
  foreign key (company_id, schedule_id) references report_schedule (company_id, id),
  check ((state = 'waiting') = (finished_at is null)),
  check ((state = 'failed') = (problem is not null))
);
create index report_run_newest on report_run (company_id, schedule_id, created_at desc, id desc);
call app.protect('report_run', 'company_id = app.company_id()');
call app.publish_changes('report_run', 'reportSchedule', 'r.schedule_id', $$select r.company_id, 'company', null::uuid[]$$);

-- What one recipient of a run was sent. Only the hash of the link is stored.
create table report_mail (
  id uuid primary key,
  company_id uuid not null,
  run_id uuid not null,
  -- Null for an address outside.
  user_id uuid references app_user,
  email text not null check (length(email) between 3 and 254),
  language text not null,
  -- In the language of its recipient; gone some time after the link has ended.
  file_id uuid references file_object on delete set null,
  alias_hash text not null unique,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  revoked_by uuid references app_user,
  access_count int not null default 0,
  last_access_at timestamptz,
  unique (run_id, email),
  foreign key (company_id, run_id) references report_run (company_id, id)
);
create index report_mail_file on report_mail (file_id) where file_id is not null;
create index report_mail_over on report_mail (expires_at) where file_id is not null;
call app.protect('report_mail', 'company_id = app.company_id()');
call app.publish_changes('report_mail', 'reportSchedule', '(select n.schedule_id from report_run n where n.id = r.run_id)',
  $$select r.company_id, 'company', null::uuid[]$$);
