-- Partners: the clients, transport companies and external companies a company works with. One table, three kinds.

create table partner (
  id uuid primary key,
  company_id uuid not null references company,
  kind text not null check (kind in ('client', 'transport', 'external')),
  name text not null check (length(name) between 1 and 500),
  country_code char(2) not null,
  tax_id text check (tax_id <> ''),
  address text,
  city text,
  notes text,
  active boolean not null default true,
  -- The partner's own company on the platform; cleared when the association ends.
  linked_company_id uuid references company,
  -- Folded, one text per line; written together with the record and its contacts and addresses.
  search_text text not null,
  created_by uuid not null references app_user,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  unique (company_id, id),
  check (linked_company_id <> company_id)
);
-- A firm is registered once per kind, country and tax id, whoever is faster.
create unique index partner_tax_id on partner (company_id, kind, country_code, tax_id) where tax_id is not null;
create index partner_by_name on partner (company_id, kind, app.fold(name), id);
create index partner_newest on partner (company_id, kind, created_at desc, id desc);
create index partner_linked on partner (linked_company_id) where linked_company_id is not null;
create trigger partner_touch before update on partner for each row execute function app.touch();
call app.protect('partner', 'company_id = app.company_id()');

create table partner_contact (
  id uuid primary key,
  company_id uuid not null,
  partner_id uuid not null,
  position int not null,
  full_name text not null check (length(full_name) between 1 and 500),
  -- Calling code without plus.
  country_code text,
  phone text,
  email text,
  unique (company_id, id),
  foreign key (company_id, partner_id) references partner (company_id, id) on delete cascade,
  check ((country_code is null) = (phone is null))
);
create index partner_contact_partner on partner_contact (company_id, partner_id, position);
call app.protect('partner_contact', 'company_id = app.company_id()');

create table partner_address (
  id uuid primary key,
  company_id uuid not null,
  partner_id uuid not null,
  position int not null,
  full_name text not null check (length(full_name) between 1 and 500),
  address text,
  city text,
  unique (company_id, id),
  foreign key (company_id, partner_id) references partner (company_id, id) on delete cascade
);
create index partner_address_partner on partner_address (company_id, partner_id, position);
call app.protect('partner_address', 'company_id = app.company_id()');

create table partner_document (
  id uuid primary key,
  company_id uuid not null,
  partner_id uuid not null,
  file_id uuid not null references file_object,
  type text not null,
  name text not null check (length(name) between 1 and 150),
  expires_on date,
  created_by uuid not null references app_user,
  created_at timestamptz not null default now(),
  unique (company_id, id),
  foreign key (company_id, partner_id) references partner (company_id, id) on delete cascade
);
create index partner_document_partner on partner_document (company_id, partner_id, created_at);
create index partner_document_file on partner_document (file_id);
call app.protect('partner_document', 'company_id = app.company_id()');

-- Members of the own company who act for a transport company. Whoever leaves the company leaves this list too.
create table partner_access (
  company_id uuid not null,
  partner_id uuid not null,
  user_id uuid not null,
  granted_by uuid not null references app_user,
  granted_at timestamptz not null default now(),
  primary key (company_id, partner_id, user_id),
  foreign key (company_id, partner_id) references partner (company_id, id) on delete cascade,
  foreign key (company_id, user_id) references membership (company_id, user_id) on delete cascade
);
create index partner_access_user on partner_access (company_id, user_id);
call app.protect('partner_access', 'company_id = app.company_id()');
