-- Freight is offered with the own types of transport of its company, and lanes are saved with those of the carrier's.

-- Entries that count as the same for the product's rules: equal, or behaving as the same entry of the product.
create function app.alike(which text, one text, other text) returns boolean language sql stable
  return one = other or ((length(one) = 36 or length(other) = 36) and app.product_entry(which, one) = app.product_entry(which, other));

-- Every entry, of whatever company, that counts as one of some.
create function app.entries_like(which text, entries text[]) returns text[]
language sql stable security definer set search_path = public, pg_temp as $$
  with wanted as (select distinct app.product_entry(which, entry) as key from unnest(entries) as entry)
  select coalesce(array_agg(key), '{}') from (
    select key from wanted
    union all
    select c.key from wanted w join catalogue_entry c on c.catalogue = which and c.behaves_as = w.key and c.is_own) k
$$;
create index on catalogue_entry (catalogue, behaves_as) include (key) where is_own;

-- An entry as the reader can name it: one of a company that they have nothing to do with as what it behaves as.
create function app.named_entry(which text, entry text) returns text
language sql stable set search_path = public, pg_temp as $$
  select case
    when length(entry) = 36 and not exists (select from catalogue_entry where catalogue = which and key = entry)
      then app.product_entry(which, entry)
    else entry end
$$;

-- Lanes belong to a person, and are counted for all people of the company.
create function app.lanes_with(entry text) returns bigint
language sql stable security definer set search_path = public, pg_temp as $$
  select count(*) from saved_lane where company_id = app.company_id() and vehicle_type = entry
$$;
revoke all on function app.alike, app.entries_like, app.named_entry, app.lanes_with from public;
grant execute on function app.alike, app.entries_like, app.named_entry, app.lanes_with to tropeiro_app, tropeiro_platform;

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
  where p.company_id = app.company_id() and case which
    when 'categories' then p.category_load = entry
    when 'vehicleTypes' then p.vehicle_type = entry end
  union all
  select 'lanes', case when which = 'vehicleTypes' then app.lanes_with(entry) else 0 end
  union all
  select 'vehicles', count(*) from vehicle v
  where v.company_id = app.company_id() and case which
    when 'vehicleTypes' then v.type = entry
    when 'vehicleBrands' then v.brand = entry end
$$;
