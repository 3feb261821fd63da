-- The way by which a device reported last. Many devices behind one gateway fall silent together. The address itself is
-- not kept: the code is made of it with a secret, and differs between companies.
create table device_source (
  company_id uuid not null,
  device_id uuid primary key,
  kind text not null check (kind in ('address', 'broker', 'listener')),
  code text not null check (length(code) between 1 and 40),
  seen_at timestamptz not null,
  foreign key (company_id, device_id) references device (company_id, id) on delete cascade
);
create index device_source_shared on device_source (company_id, kind, code);
call app.protect('device_source', 'company_id = app.company_id()');

-- What the alerts of a group share: the way their devices reported, or the kind of their devices.
alter table alert
  add column shared_by text check (shared_by in ('address', 'broker', 'listener', 'deviceKind')),
  add column shared_code text check (length(shared_code) between 1 and 40),
  add check ((shared_by is null) = (shared_code is null)),
  add check (shared_by is null or group_key is not null);
