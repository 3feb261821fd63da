-- Companies: the tenants. A company sees itself and the companies it has an association with.

create table type_operation (
  id text primary key,
  name text not null
);
insert into type_operation values ('direct', 'Transportadora'), ('catering', 'Fornecedor'), ('distributor', 'Distribuidor');
grant select on type_operation to tropeiro_app, tropeiro_platform;

create table company (
  id uuid primary key,
  company_name text not null check (length(company_name) between 1 and 500),
  country_code char(2),
  tax_id text,
  address text,
  url citext unique check (url ~ '^[a-z0-9](-?[a-z0-9]){0,62}$'),
  url_agreement text,
  type_operation_id text not null default 'direct' references type_operation,
  average_company numeric(3, 2) not null default 0 check (average_company between 0 and 5),
  verified boolean not null default false,
  enabled boolean not null default true,
  is_platform boolean not null default false,
  automatic_assignment boolean not null default false,
  -- Company settings that change forms, such as alternativeAttributes.
  settings jsonb not null default '{}' check (jsonb_typeof(settings) = 'object'),
  agreement_data jsonb not null default '{}' check (jsonb_typeof(agreement_data) = 'object'),
  reference_person text,
  reference_country_code text,
  reference_phone text,
  reference_email citext,
  primary_color text not null default '#EC9405' check (primary_color ~ '^#[0-9A-F]{6}$'),
  logo_file_id uuid,
  favicon_file_id uuid,
  login_background_file_id uuid,
  marketplace_image_file_id uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1
);
create unique index company_tax_id on company (country_code, tax_id) where tax_id is not null;
create unique index company_one_platform on company (is_platform) where is_platform;
create index company_search on company using gin (app.fold(company_name) gin_trgm_ops) with (fastupdate = off);
create trigger company_touch before update on company for each row execute function app.touch();

-- An association is asked for by one company and answered by the other; both see it.
create table company_association (
  id uuid primary key,
  company_id uuid not null references company,
  partner_id uuid not null references company,
  status text not null default 'requested' check (status in ('requested', 'accepted', 'rejected', 'ended')),
  requested_by uuid not null,
  answered_by uuid,
  message text,
  requested_at timestamptz not null default now(),
  answered_at timestamptz,
  ended_at timestamptz,
  check (company_id <> partner_id)
);
-- One open association between two companies, whoever asked first.
create unique index company_association_open on company_association (least(company_id, partner_id), greatest(company_id, partner_id))
  where status in ('requested', 'accepted');
create index company_association_partner on company_association (partner_id, status);
create index company_association_company on company_association (company_id, status);
call app.protect('company_association', 'company_id = app.company_id() or partner_id = app.company_id()');

call app.protect('company',
  'id = app.company_id() or exists (select from company_association a
     where (a.company_id = app.company_id() and a.partner_id = company.id) or (a.partner_id = app.company_id() and a.company_id = company.id))');

create table company_operator (
  id uuid primary key,
  company_id uuid not null references company,
  user_id uuid,
  full_name text not null,
  mail citext,
  country_code text,
  phone text,
  created_at timestamptz not null default now(),
  unique (company_id, id)
);
create unique index company_operator_user on company_operator (company_id, user_id) where user_id is not null;
call app.protect('company_operator', 'company_id = app.company_id()');

create table company_address (
  id uuid primary key,
  company_id uuid not null references company,
  full_name text not null,
  address text,
  city text,
  lat double precision check (lat between -90 and 90),
  lng double precision check (lng between -180 and 180),
  created_at timestamptz not null default now(),
  unique (company_id, id)
);
create index company_address_company on company_address (company_id);
call app.protect('company_address', 'company_id = app.company_id()');

create table company_document (
  id uuid primary key,
  company_id uuid not null references company,
  file_id uuid not null,
  type text not null,
  name text not null,
  expires_on date,
  created_by uuid not null,
  created_at timestamptz not null default now(),
  unique (company_id, id)
);
create index company_document_company on company_document (company_id);
call app.protect('company_document', 'company_id = app.company_id()');

-- The rate in force is the newest row of a currency; older rows are the history.
create table exchange_rate (
  id uuid primary key,
  company_id uuid not null references company,
  currency char(3) not null,
  rate numeric(18, 6) not null check (rate > 0),
  set_by uuid not null,
  set_at timestamptz not null default clock_timestamp()
);
create index exchange_rate_current on exchange_rate (company_id, currency, set_at desc);
call app.protect('exchange_rate', 'company_id = app.company_id()');
call app.append_only('exchange_rate');
