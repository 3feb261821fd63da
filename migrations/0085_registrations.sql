-- Transport companies and independent drivers who register themselves through an invitation.

alter table public_link
  drop constraint public_link_purpose_check,
  add constraint public_link_purpose_check
    check (purpose in ('client', 'webForm', 'driver', 'rating', 'report', 'agroMap', 'opportunity', 'registration')),
  add constraint public_link_registration_check
    check (purpose <> 'registration' or num_nonnulls(order_id, operation_id, client_id, opportunity_id) = 0);

-- One invitation, and what its holder sent by it. It has the id of its link.
create table registration (
  id uuid primary key,
  company_id uuid not null references company,
  country_code text not null check (country_code in ('BO', 'CL', 'PY', 'PE', 'MX', 'AR', 'UY', 'BR')),
  state text not null default 'invited' check (state in ('invited', 'waiting', 'approved', 'refused')),
  -- Known once something was sent.
  kind text check (kind in ('company', 'driver')),
  name text check (length(name) <= 200),
  tax_id text,
  form jsonb,
  sent_at timestamptz,
  decided_by uuid references app_user,
  decided_at timestamptz,
  -- Why it was refused; its holder reads it.
  reason text check (length(reason) between 1 and 500),
  -- The transport company it became.
  partner_id uuid,
  created_by uuid not null references app_user,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  unique (company_id, id),
  foreign key (company_id, id) references public_link (company_id, id),
  foreign key (company_id, partner_id) references partner (company_id, id),
  check ((state = 'invited') = (form is null)),
  check (num_nonnulls(form, kind, name, sent_at) in (0, 4)),
  check ((state = 'approved') = (partner_id is not null)),
  check ((state = 'refused') = (reason is not null)),
  check ((state in ('approved', 'refused')) = (decided_at is not null))
);
create index registration_newest on registration (company_id, created_at desc, id desc);
create index registration_waiting on registration (company_id, sent_at) where state = 'waiting';
create trigger registration_touch before update on registration for each row execute function app.touch();
call app.protect('registration', 'company_id = app.company_id()');
call app.publish_changes('registration', 'registration', 'r.id', $$select r.company_id, 'company', null::uuid[]$$);

-- A photo or a document that the holder of an invitation uploaded.
create table registration_file (
  file_id uuid primary key references file_object,
  company_id uuid not null,
  registration_id uuid not null,
  created_at timestamptz not null default now(),
  foreign key (company_id, registration_id) references registration (company_id, id) on delete cascade
);
create index registration_file_registration on registration_file (company_id, registration_id);
call app.protect('registration_file', 'company_id = app.company_id()');
call app.publish_changes('registration_file', 'registration', 'r.registration_id', $$select r.company_id, 'company', null::uuid[]$$);

-- Each step, with who took it; the holder of the invitation has no account.
create table registration_event (
  id uuid primary key,
  company_id uuid not null,
  registration_id uuid not null,
  type text not null check (type in ('invited', 'revoked', 'sent', 'sentAgain', 'approved', 'refused')),
  user_id uuid references app_user,
  details jsonb not null default '{}',
  at timestamptz not null default clock_timestamp(),
  foreign key (company_id, registration_id) references registration (company_id, id) on delete cascade
);
create index registration_event_registration on registration_event (company_id, registration_id, at desc, id desc);
call app.protect('registration_event', 'company_id = app.company_id()');
call app.append_only('registration_event');
call app.publish_changes('registration_event', 'registration', 'r.registration_id', $$select r.company_id, 'company', null::uuid[]$$);

-- An invitation is shown with its registration.
create or replace function app.public_link_changed() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into app.signal (topic, record_id, company_id, readers, user_ids)
  select distinct
    case when l.purpose = 'registration' then 'registration' when l.opportunity_id is null then 'publicLink' else 'opportunity' end,
    case when l.quantity <= app.most_records() then
      coalesce(l.order_id, l.operation_id, l.client_id, l.opportunity_id, case when l.purpose = 'registration' then l.id end) end,
    l.company_id, 'company', (select array[o.created_by] from opportunity o where o.company_id = l.company_id and o.id = l.opportunity_id)
  from (select r.*, count(*) over () as quantity from moved r) l;
  return null;
end
$$;
