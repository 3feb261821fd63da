-- Operations and the templates of what is done on a trip.

-- Numbers people read: one row per company and series, counted up in the transaction that uses it.
create table company_series (
  company_id uuid not null references company,
  name text not null,
  last_number bigint not null,
  primary key (company_id, name)
);
call app.protect('company_series', 'company_id = app.company_id()');

-- What must be done on a trip, by whom and with which proof. The content is versioned: see stage_template_version.
create table stage_template (
  id uuid primary key,
  company_id uuid not null references company,
  kind text not null check (kind in ('normal', 'agro', 'multipoint')),
  name text not null check (length(name) between 1 and 100),
  enabled boolean not null default true,
  -- The one taken for an order when nobody chooses.
  is_default boolean not null default false,
  current_number int not null default 1,
  created_by uuid not null references app_user,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  unique (company_id, id),
  check (enabled or not is_default)
);
create unique index stage_template_name on stage_template (company_id, kind, app.fold(name));
create unique index stage_template_default on stage_template (company_id, kind) where is_default;
create trigger stage_template_touch before update on stage_template for each row execute function app.touch();
call app.protect('stage_template', 'company_id = app.company_id()');

-- Written once: a running order keeps the version it started with.
create table stage_template_version (
  id uuid primary key,
  company_id uuid not null,
  template_id uuid not null,
  number int not null,
  -- [{key, name, tasks: [{key, name, by, evidence, required, …}]}]
  stages jsonb not null,
  created_by uuid not null references app_user,
  created_at timestamptz not null default now(),
  unique (company_id, id),
  unique (template_id, number),
  foreign key (company_id, template_id) references stage_template (company_id, id)
);
call app.protect('stage_template_version', 'company_id = app.company_id()');
call app.append_only('stage_template_version');

-- A piece of business: one or many load orders for a client. Its state follows its orders (see load_order_moves).
create table operation (
  id uuid primary key,
  company_id uuid not null references company,
  kind text not null check (kind in ('normal', 'agro')),
  code text not null,
  -- Keys of the catalogues in the operations' rules.
  dispatch_type text,
  service_type text,
  client_id uuid,
  -- The client's own company on the platform, when it has one: it sees the operation too.
  client_company_id uuid references company,
  operator_id uuid references app_user,
  reference text check (length(reference) <= 100),
  comment text check (length(comment) <= 500),
  origin jsonb not null,
  destination jsonb not null,
  origin_city text not null,
  destination_city text not null,
  pickup_date date not null,
  delivery_date date not null,
  category_load text,
  vehicle_type text,
  weight_unit text,
  client_freight_type text check (client_freight_type in ('simple', 'compound', 'toNegotiate')),
  client_freight numeric(14, 2) check (client_freight >= 0),
  client_freight_currency char(3),
  supplier_freight_type text check (supplier_freight_type in ('simple', 'compound', 'toNegotiate')),
  supplier_freight numeric(14, 2) check (supplier_freight >= 0),
  supplier_freight_currency char(3),
  -- Agro: what was promised, in tonnes.
  promised_tn numeric(14, 3) check (promised_tn > 0),
  finalized_at timestamptz,
  template_id uuid,
  state text not null default 'planned' check (state in ('planned', 'active', 'toBeSettled', 'liquidated', 'canceled')),
  canceled_at timestamptz,
  cancel_reason text,
  order_count int not null default 0,
  search_text text not null,
  created_by uuid not null references app_user,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  unique (company_id, id),
  unique (company_id, code),
  foreign key (company_id, client_id) references partner (company_id, id),
  foreign key (company_id, template_id) references stage_template (company_id, id),
  check (delivery_date >= pickup_date),
  check ((canceled_at is null) = (cancel_reason is null))
);
create index operation_newest on operation (company_id, kind, created_at desc, id desc);
create index operation_state on operation (company_id, kind, state, created_at desc);
create index operation_client on operation (company_id, client_id) where client_id is not null;
create index operation_client_company on operation (client_company_id, kind, created_at desc) where client_company_id is not null;
create trigger operation_touch before update on operation for each row
  when ((old.state, old.order_count) is not distinct from (new.state, new.order_count))
  execute function app.touch();
call app.protect('operation', 'company_id = app.company_id() or client_company_id = app.company_id()');
