-- How carriers find loads: words, saved lanes, watched ones, and what suits their trucks.

-- Words in the opportunities a company sees. Row-level security keeps LIKE away from the index, so these read the company
-- from the session themselves. Planned anew each time: only the values tell whether a word is rare.
create index opportunity_open_search on opportunity using gin (search_text gin_trgm_ops) with (fastupdate = off) where is_open;
create function app.search_opportunities(patterns text[], own boolean) returns setof uuid language plpgsql stable parallel restricted
  security definer set search_path = public, pg_temp rows 20 as $$
declare
  words text;
begin
  select coalesce(string_agg(format('p.search_text like %L', word), ' and '), 'true') into words from unnest(patterns) as word;
  if own then
    return query execute format('select p.id from opportunity p where p.company_id = $1 and %s', words) using app.company_id();
  else
    return query execute format('select p.id from opportunity p where p.is_open and %1$s
      union all select p.id from opportunity_reader r join opportunity p on p.id = r.opportunity_id
        where r.reader_company_id = $1 and r.turn = ''asked'' and not p.is_open and %1$s', words) using app.company_id();
  end if;
end
$$;
create function app.search_applied(patterns text[]) returns setof uuid language sql stable parallel restricted
  security definer set search_path = public, pg_temp rows 20 as $$
  select distinct p.id from postulation a join opportunity p on p.id = a.opportunity_id
  where a.applicant_company_id = app.company_id() and p.search_text like all (patterns)
$$;
revoke all on function app.search_opportunities, app.search_applied from public;
grant execute on function app.search_opportunities, app.search_applied to tropeiro_app, tropeiro_platform;

-- Totals and filters of the open ones are read from here: with every column that row-level security and the filters ask
-- for, no look at the table is needed.
create index opportunity_open_list on opportunity (publication_type, published_at desc, id desc) include (
  company_id, state, is_open, origin_city, destination_city, origin_country, destination_country, category_load, vehicle_type,
  date_type, market_type, quantity, pickup_date) where is_open;
drop index opportunity_open;
create index opportunity_own_list on opportunity (company_id, created_at desc, id desc) include (
  state, is_open, publication_type, client_id, created_by, origin_city, destination_city, origin_country, destination_country,
  category_load, vehicle_type, date_type, market_type, quantity, pickup_date);
drop index opportunity_newest;
-- Filters whose options are found by going from one value to the next.
create index opportunity_origin on opportunity (company_id, origin_city);
create index opportunity_destination on opportunity (company_id, destination_city);
create index opportunity_open_origin on opportunity (publication_type, origin_city) where is_open;
create index opportunity_open_destination on opportunity (publication_type, destination_city) where is_open;

-- A lane a person looks for again and again; with an alert they are notified of what is offered there.
create table saved_lane (
  id uuid primary key,
  company_id uuid not null references company,
  user_id uuid not null references app_user,
  -- Null: anywhere.
  origin_city text check (length(origin_city) between 1 and 170),
  destination_city text check (length(destination_city) between 1 and 170),
  vehicle_type text,
  alert boolean not null default true,
  created_at timestamptz not null default now(),
  unique (company_id, id),
  check (num_nonnulls(origin_city, destination_city) > 0)
);
create unique index saved_lane_same on saved_lane
  (company_id, user_id, coalesce(origin_city, ''), coalesce(destination_city, ''), coalesce(vehicle_type, ''));
create index saved_lane_origin on saved_lane (origin_city, destination_city) where alert;
call app.protect('saved_lane', 'company_id = app.company_id() and user_id = app.user_id()');
call app.publish_changes('saved_lane', 'savedLane', 'null::uuid', $$select r.company_id, 'self', array[r.user_id]$$);

-- Loads a person keeps an eye on.
create table opportunity_watch (
  company_id uuid not null references company,
  user_id uuid not null references app_user,
  opportunity_id uuid not null references opportunity on delete cascade,
  created_at timestamptz not null default now(),
  primary key (company_id, user_id, opportunity_id)
);
create index opportunity_watch_opportunity on opportunity_watch (opportunity_id);
call app.protect('opportunity_watch', 'company_id = app.company_id() and user_id = app.user_id()');
call app.publish_changes('opportunity_watch', 'opportunityWatch', 'r.opportunity_id', $$select r.company_id, 'self', array[r.user_id]$$);

-- Where the company's free trucks are, to a tenth of a degree: the last position of a trip, or where the last one ended.
create function app.free_truck_places() returns table (lat float8, lng float8) language sql stable security definer
  set search_path = public, pg_temp rows 100 as $$
  select distinct round(coalesce(o.last_lat, (o.destination ->> 'lat')::float8)::numeric, 1)::float8,
    round(coalesce(o.last_lng, (o.destination ->> 'lng')::float8)::numeric, 1)::float8
  from vehicle v cross join lateral (
    select o.last_lat, o.last_lng, o.destination from load_order o
    where o.truck_id = v.id and (o.last_seen_at is not null or o.status in (3, 4, 6))
    order by o.created_at desc limit 1) o
  where v.company_id = app.company_id() and v.kind = 'truck' and v.enabled
    and not exists (select from load_order b where b.truck_id = v.id and b.status in (1, 2))
    and coalesce(o.last_lat, (o.destination ->> 'lat')::float8) is not null
$$;
-- Kilometres between two places on the earth.
create function app.distance_km(lat1 float8, lng1 float8, lat2 float8, lng2 float8) returns float8
  language sql immutable parallel safe return 12742 * asin(sqrt(least(1,
    power(sin(radians(lat2 - lat1) / 2), 2) + cos(radians(lat1)) * cos(radians(lat2)) * power(sin(radians(lng2 - lng1) / 2), 2))));
revoke all on function app.free_truck_places, app.distance_km from public;
grant execute on function app.free_truck_places, app.distance_km to tropeiro_app, tropeiro_platform;

-- The search over records knows opportunities too. Otherwise as before (0043_search_exact_code.sql).
create or replace function app.search_records(records text, patterns text[], spelled text, code text,
  out matches uuid[], out begun uuid[], out called uuid[])
  language plpgsql stable parallel restricted security definer set search_path = public, pg_temp set enable_seqscan = off as $$
declare
  few constant int := 500;
  few_codes constant int := 2000;
  sides text[] := array['company_id = $1'];
  words text;
  is_match text;
  parts text;
begin
  if records not in ('driver', 'load_order', 'operation', 'opportunity', 'partner', 'vehicle') then
    raise exception 'no records to search: %', records;
  end if;
  if records = 'load_order' then
    sides := sides || array['client_company_id = $1 and company_id <> $1',
      'carrier_company_id = $1 and company_id <> $1 and client_company_id is distinct from $1'];
  end if;
  select coalesce(string_agg(format('search_text like %L', word), ' and '), 'true') into words from unnest(patterns) as word;
  is_match := words || coalesce(format(' or search_text like %L', spelled), '');

  begun := '{}';
  called := '{}';
  if code is not null then
    -- The code itself is the first of those that begin with it.
    select string_agg(format('(select id, code, search_text from %I where code ^@ %L and %s order by code limit $2 + 1)',
      records, code, side), ' union all ') into parts from unnest(sides) as side;
    execute format('select case when count(*) <= $2 then coalesce(array_agg(id) filter (where %s), ''{}'') end,
        coalesce(array_agg(id) filter (where code = %L), ''{}'')
      from (%s) as coded', is_match, code, parts) into begun, called using app.company_id(), few_codes;
    if begun is null or cardinality(begun) > few then
      return;
    end if;
  end if;
  if records = 'load_order' then
    -- The text of an order begins with its code.
    if patterns[1] not like '\%%' then
      matches := begun;
      return;
    end if;
    -- Without three letters or digits in a row the index knows nothing, and what is common is faster read by its date.
    if array_to_string(patterns, ' ') !~ '[[:alnum:]]{3}' or exists (
      select from unnest(array['normal', 'agro', 'multipoint']) as kind where app.is_common_in_load_orders(kind, patterns)) then
      return;
    end if;
  end if;

  -- Planned as if all were needed: an expected end makes reading the table in any order look cheap.
  select string_agg(format('select id from %I where (%s) and %s', records, is_match, side), ' union all ') into parts
  from unnest(sides) as side;
  execute format('with record_match as materialized (%s)
    select case when count(*) <= $2 then coalesce(array_agg(id), ''{}'') end
    from (select id from record_match limit $2 + 1) as first', parts) into matches using app.company_id(), few;
end
$$;
revoke all on function app.search_records from public;
grant execute on function app.search_records to tropeiro_app, tropeiro_platform;
