-- What a control centre shows instead of its own dashboard, reports that everybody with a link may read, and whether
-- people outside see prices in a report they are sent.

create table report_embed (
  id uuid primary key,
  company_id uuid not null references company,
  screen text not null check (screen in ('overview', 'operations', 'shipper', 'agro', 'agroShipper', 'security')),
  kind text not null check (kind in ('own', 'powerBi', 'metabase', 'address')),
  -- The name of a service in the settings of the installation, where its secrets are.
  source text check (length(source) between 1 and 60),
  workspace_id uuid,
  report_id uuid,
  -- Null is the one of the report.
  dataset_id uuid,
  dashboard int check (dashboard > 0),
  address text check (length(address) <= 2000 and address ~ '^https?://'),
  changed_by uuid not null references app_user,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  unique (company_id, id),
  unique (company_id, screen),
  check ((kind in ('powerBi', 'metabase')) = (source is not null)),
  check ((kind = 'powerBi') = (workspace_id is not null) and (kind = 'powerBi') = (report_id is not null)),
  check (dataset_id is null or kind = 'powerBi'),
  check ((kind = 'metabase') = (dashboard is not null)),
  check ((kind = 'address') = (address is not null))
);
create trigger report_embed_touch before update on report_embed for each row execute function app.touch();
call app.protect('report_embed', 'company_id = app.company_id()');
call app.publish_changes('report_embed', 'reportEmbed', 'r.id', $$select r.company_id, 'company', null::uuid[]$$);

-- Only the hash of the link is stored.
create table report_link (
  id uuid primary key,
  company_id uuid not null references company,
  name text not null check (length(name) between 1 and 100),
  screen text not null check (screen in ('overview', 'operations', 'shipper', 'agro', 'agroShipper', 'security')),
  -- The period, and what the control centre is filtered by.
  filters jsonb not null,
  shows_prices boolean not null,
  shows_people boolean not null,
  -- It shows nothing that this person may not see themselves.
  author_id uuid not null references app_user,
  alias_hash text not null unique,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  revoked_by uuid references app_user,
  access_count int not null default 0,
  last_access_at timestamptz,
  created_at timestamptz not null default now(),
  unique (company_id, id),
  check ((revoked_at is null) = (revoked_by is null))
);
create index report_link_newest on report_link (company_id, screen, created_at desc, id desc);
call app.protect('report_link', 'company_id = app.company_id()');
call app.publish_changes('report_link', 'reportLink', 'r.id', $$select r.company_id, 'company', null::uuid[]$$);

-- Ticked by a person who may see them.
alter table report_schedule add column outside_prices boolean not null default false;
