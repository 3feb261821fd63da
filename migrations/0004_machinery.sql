-- What the machinery remembers: answers to repeated requests, events on their way, who changed what, files, mails, downloads.

-- The key is written in the same transaction as the record it protects: a second request waits on the unique
-- index, then finds the stored answer; a failed first request leaves nothing behind.
create table idempotency_key (
  user_id uuid not null,
  key text not null check (length(key) between 8 and 200),
  call text not null,
  body_hash text not null,
  status int,
  reply text,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);
create index idempotency_key_age on idempotency_key (created_at);
call app.protect('idempotency_key', 'user_id = app.user_id()');

create table outbox_event (
  id uuid primary key,
  company_id uuid references company,
  actor_id uuid,
  type text not null,
  payload jsonb not null,
  created_at timestamptz not null default now(),
  -- When every subscriber has done its work; until then the event waits for its job, or for a person.
  delivered_at timestamptz
);
create index outbox_event_delivered on outbox_event (delivered_at) where delivered_at is not null;
create index outbox_event_waiting on outbox_event (created_at) where delivered_at is null;
call app.protect('outbox_event', 'company_id = app.company_id()');

-- One row per event and subscriber, written together with the subscriber's own work: each works exactly once.
create table event_delivery (
  event_id uuid not null references outbox_event on delete cascade,
  subscriber text not null,
  delivered_at timestamptz not null default now(),
  primary key (event_id, subscriber)
);
call app.protect('event_delivery', 'false');

create table audit_entry (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  company_id uuid references company,
  user_id uuid,
  session_id uuid,
  request_id text,
  action text not null,
  entity text not null,
  entity_id text not null,
  -- Field by field: { field: { from, to } }; secrets are never written here.
  changes jsonb not null default '{}'
);
create index audit_entry_entity on audit_entry (company_id, entity, entity_id, at desc);
create index audit_entry_company on audit_entry (company_id, at desc);
call app.protect('audit_entry', 'company_id = app.company_id() or (company_id is null and user_id = app.user_id())');
call app.append_only('audit_entry');

create table file_object (
  id uuid primary key,
  company_id uuid references company,
  owner_id uuid,
  storage_key text not null unique,
  name text not null check (length(name) between 1 and 150),
  content_type text not null,
  size bigint not null check (size >= 0),
  sha256 text not null,
  width int,
  height int,
  -- Logos and sign-in backgrounds are seen before anybody signs in.
  public boolean not null default false,
  created_at timestamptz not null default now()
);
create index file_object_company on file_object (company_id);
call app.protect('file_object', 'company_id = app.company_id() or (company_id is null and owner_id = app.user_id())');

alter table company
  add foreign key (logo_file_id) references file_object,
  add foreign key (favicon_file_id) references file_object,
  add foreign key (login_background_file_id) references file_object,
  add foreign key (marketplace_image_file_id) references file_object;
alter table company_document add foreign key (file_id) references file_object;
alter table app_user add foreign key (photo_file_id) references file_object;

-- The local mailbox: what was sent when no mail server is configured, shown on a development page.
create table mail_message (
  id uuid primary key,
  recipient text not null,
  subject text not null,
  text_body text not null,
  html_body text not null,
  created_at timestamptz not null default now()
);
create index mail_message_newest on mail_message (created_at desc);
call app.protect('mail_message', 'false');

-- A spreadsheet being made in the background.
create table download (
  id uuid primary key,
  company_id uuid references company,
  user_id uuid not null references app_user,
  list text not null,
  query jsonb not null,
  status text not null default 'waiting' check (status in ('waiting', 'running', 'ready', 'failed')),
  done_rows int not null default 0,
  total_rows int,
  file_id uuid references file_object,
  error text,
  created_at timestamptz not null default now(),
  finished_at timestamptz
);
create index download_user on download (user_id, created_at desc);
call app.protect('download', 'user_id = app.user_id() and company_id is not distinct from app.company_id()');
