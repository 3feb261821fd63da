-- Makes of vehicles are a catalogue as well.
create or replace function app.catalogue_uses(which text, entry text) returns table (kind text, uses bigint)
language sql stable set search_path = public, pg_temp as $$
  select 'orders', count(*) from load_order o
  where o.company_id = app.company_id() and case which
    when 'categories' then o.category_load = entry or o.loads @> jsonb_build_array(jsonb_build_object('category', entry))
    when 'boardingModes' then o.boarding_mode = entry
    when 'vehicleTypes' then o.vehicle_type = entry end
  union all
  select 'operations', count(*) from operation p
  where p.company_id = app.company_id() and case which
    when 'categories' then p.category_load = entry
    when 'vehicleTypes' then p.vehicle_type = entry end
  union all
  select 'opportunities', count(*) from opportunity p
  where p.company_id = app.company_id() and which = 'categories' and p.category_load = entry
  union all
  select 'vehicles', count(*) from vehicle v
  where v.company_id = app.company_id() and case which
    when 'vehicleTypes' then v.type = entry
    when 'vehicleBrands' then v.brand = entry end
$$;

-- A text that is searched follows the names of catalogues: nobody changed the vehicle then.
drop trigger vehicle_touch on vehicle;
create trigger vehicle_touch before update on vehicle for each row
  when ((old.documents_done, old.documents_required, old.documents_expired)
      is not distinct from (new.documents_done, new.documents_required, new.documents_expired)
    and (old.search_text = new.search_text
      or (old.country_code, old.plate, old.brand, old.chassis, old.crpva, old.color)
        is distinct from (new.country_code, new.plate, new.brand, new.chassis, new.crpva, new.color)))
  execute function app.touch();

-- The countries are the platform's: its company changes them, and every other reads what it decided.
create policy everybody on catalogue_entry for select to tropeiro_app using (catalogue = 'countries');
create index catalogue_state_of_platform on catalogue_state (version) where catalogue = 'countries';
create or replace function app.actor_of(person uuid, workplace uuid) returns jsonb
language sql stable security definer set search_path = public, pg_temp as $$
  select case when s.version is null then actor else actor || jsonb_build_object('cataloguesVersion', s.version) end
  from app.actor_with_switches(person, workplace) as actor
  cross join lateral (
    select sum(version)::int as version
    from (
      select version from catalogue_state where company_id = (actor ->> 'companyId')::uuid and catalogue <> 'countries'
      union all
      select version from catalogue_state where catalogue = 'countries') v) s
$$;
drop trigger catalogue_state_inserted on catalogue_state;
drop trigger catalogue_state_updated on catalogue_state;
drop trigger catalogue_state_deleted on catalogue_state;
drop function app.catalogue_state_changed;
call app.publish_changes('catalogue_state', 'catalogue', 'r.company_id',
  $$values (case when r.catalogue <> 'countries' then r.company_id end,
    case when r.catalogue = 'countries' then 'everybody' else 'company' end, null::uuid[])$$);

-- The towns of the product, which it brings itself (`platform/places/fill-cities.ts`), with those that the platform added.
create table city (
  id text primary key,
  country_code char(2) not null,
  region text not null,
  name text not null,
  lat double precision not null,
  lng double precision not null,
  people int not null default 0,
  hidden boolean not null default false,
  -- As the product brings it; null for a town that the platform added.
  product_name text,
  -- 0 while nobody of the platform has changed it.
  version int not null default 0,
  changed_by uuid references app_user,
  changed_at timestamptz,
  search_text text not null generated always as (
    app.fold(name) || E'\n' || app.fold(region) || coalesce(E'\n' || app.fold(product_name), '')) stored
);
create index city_by_name on city (country_code, (app.fold(name)), id);
create index city_changed on city (id) where version > 0;
create index city_search on city using gin (search_text gin_trgm_ops);
call app.protect('city', 'false');
create policy everybody on city for select to tropeiro_app using (true);
call app.publish_changes('city', 'city', 'null::uuid', $$select null::uuid, 'platform', null::uuid[] where r.version > 0$$);

-- Every process sees by it whether the towns it keeps are those of today.
create table city_state (
  singleton boolean primary key default true check (singleton),
  -- Which towns the product brought last.
  filled_from text,
  -- Another one after each change of the platform; null while there was none.
  version uuid
);
insert into city_state default values;
call app.protect('city_state', 'false');
create policy everybody on city_state for select to tropeiro_app using (true);
