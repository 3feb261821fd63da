-- What a company changes about the lists of choices that the product comes with: names, order, what is no longer offered,
-- and entries of its own. A list that nobody changed has no rows.
create table catalogue_entry (
  company_id uuid not null references company,
  catalogue text not null,
  -- The key of an entry of the product, or an id for one of the company's own.
  key text not null,
  is_own boolean not null,
  name_pt text,
  name_es text,
  name_en text,
  -- The entry of the product whose rules count for one of the company's own.
  behaves_as text,
  hidden boolean not null default false,
  position int not null,
  primary key (company_id, catalogue, key),
  check (not is_own or behaves_as is not null),
  check (not is_own or coalesce(name_pt, name_es, name_en) is not null)
);
call app.protect('catalogue_entry', 'company_id = app.company_id()');
-- Companies that work together see each other's orders, and with them the names of each other's own entries.
create policy partners on catalogue_entry for select to tropeiro_app using (is_own and exists (
  select from company_association a
  where a.status in ('accepted', 'ended')
    and ((a.company_id = (select app.company_id()) and a.partner_id = catalogue_entry.company_id)
      or (a.partner_id = (select app.company_id()) and a.company_id = catalogue_entry.company_id))));

-- Who saved a list last: of two people who save at the same time, the second is refused.
create table catalogue_state (
  company_id uuid not null references company,
  catalogue text not null,
  version int not null default 0,
  changed_by uuid references app_user,
  changed_at timestamptz not null default now(),
  primary key (company_id, catalogue)
);
call app.protect('catalogue_state', 'company_id = app.company_id()');
call app.publish_changes('catalogue_state', 'catalogue', 'r.company_id', $$select r.company_id, 'company', null::uuid[]$$);

-- Every request learns with its caller whether the company's lists changed since it last read them.
alter function app.actor_of(uuid, uuid) rename to actor_with_switches;
create function app.actor_of(person uuid, workplace uuid) returns jsonb
language sql stable security definer set search_path = public, pg_temp as $$
  select case when s.version is null then actor else actor || jsonb_build_object('cataloguesVersion', s.version) end
  from app.actor_with_switches(person, workplace) as actor
  cross join lateral (
    select sum(version)::int as version from catalogue_state where company_id = (actor ->> 'companyId')::uuid) s
$$;
revoke all on function app.actor_with_switches, app.actor_of from public;
revoke all on function app.actor_with_switches from tropeiro_platform;
grant execute on function app.actor_of to tropeiro_platform;

-- Where an entry of the own company is in use, by kind of record; the database looks through its own company only.
create function app.catalogue_uses(which text, entry text) returns table (kind text, uses bigint)
language sql stable set search_path = public, pg_temp as $$
  select 'orders', count(*) from load_order o
  where o.company_id = app.company_id() and case which
    when 'categories' then o.category_load = entry or o.loads @> jsonb_build_array(jsonb_build_object('category', entry))
    when 'boardingModes' then o.boarding_mode = entry end
  union all
  select 'operations', count(*) from operation p
  where p.company_id = app.company_id() and which = 'categories' and p.category_load = entry
  union all
  select 'opportunities', count(*) from opportunity p
  where p.company_id = app.company_id() and which = 'categories' and p.category_load = entry
$$;
