-- Filters of the marketplace with a million opportunities: what an application is for stands beside it, loads are near a
-- truck by the square they lie in, and the own list is read along the client, the category and the pickup day.

-- What the applications of a company are filtered by. It was read from the opportunity behind each of them.
alter table postulation
  add column category_load text,
  add column origin_city text not null default '',
  add column destination_city text not null default '',
  add column search_text text not null default '';
alter table postulation disable trigger user;
update postulation a set category_load = p.category_load, origin_city = p.origin_city, destination_city = p.destination_city, search_text = p.search_text
from opportunity p where p.company_id = a.company_id and p.id = a.opportunity_id;
alter table postulation enable trigger user;

create function app.postulation_described() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  select p.category_load, p.origin_city, p.destination_city, p.search_text
  into new.category_load, new.origin_city, new.destination_city, new.search_text
  from opportunity p where p.company_id = new.company_id and p.id = new.opportunity_id;
  return new;
end
$$;
create function app.opportunity_described() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update postulation a
  set category_load = new.category_load, origin_city = new.origin_city, destination_city = new.destination_city, search_text = new.search_text
  where a.company_id = new.company_id and a.opportunity_id = new.id;
  return null;
end
$$;
revoke all on function app.postulation_described, app.opportunity_described from public;
create trigger postulation_described before insert on postulation for each row execute function app.postulation_described();
create trigger opportunity_described after update on opportunity for each row when (
  (old.category_load, old.origin_city, old.destination_city, old.search_text)
  is distinct from (new.category_load, new.origin_city, new.destination_city, new.search_text)
) execute function app.opportunity_described();

-- Squares of a tenth of a degree, and those whose middle is within a distance of the company's free trucks: worked out
-- once for a list instead of once for every load.
create function app.square(lat float8, lng float8) returns int language sql immutable parallel safe
  return round(lat * 10)::int * 10000 + round(lng * 10)::int;
create function app.squares_near_trucks(km float8) returns int4multirange language sql stable security definer
  set search_path = public, pg_temp as $$
  select range_agg(int4range(n * 10000 + ceil((t.lng - width) * 10)::int, n * 10000 + floor((t.lng + width) * 10)::int, '[]'))
  from app.free_truck_places() t
  cross join lateral generate_series(ceil((t.lat - degrees(km / 6371)) * 10)::int, floor((t.lat + degrees(km / 6371)) * 10)::int) n
  cross join lateral (
    select degrees(2 * asin(sqrt(greatest(0, least(1, (power(sin(km / 12742), 2) - power(sin(radians(n / 10.0 - t.lat) / 2), 2))
      / (cos(radians(t.lat)) * cos(radians(n / 10.0)))))))) as width) w
  where ceil((t.lng - width) * 10) <= floor((t.lng + width) * 10)
$$;
revoke all on function app.square, app.squares_near_trucks from public;
grant execute on function app.square, app.squares_near_trucks to tropeiro_app, tropeiro_platform;
alter table opportunity add column origin_square int
  generated always as (app.square((origin ->> 'lat')::float8, (origin ->> 'lng')::float8)) stored;

-- Words. These return whole rows, so that nobody looks up each of them again under row-level security; what the company may
-- see is decided here. Planned anew each time: only the values say whether a word is rare.
drop function app.search_opportunities, app.search_applied;
drop index opportunity_open_search;
create index opportunity_open_search on opportunity using gin (publication_type, search_text gin_trgm_ops) with (fastupdate = off) where is_open;
create index postulation_search on postulation using gin (applicant_company_id, search_text gin_trgm_ops) with (fastupdate = off);
create function app.words_in(text_column text, patterns text[]) returns text language sql immutable parallel safe as $$
  select coalesce(string_agg(format('%s like %L', text_column, word), ' and '), 'true') from unnest(patterns) as word
$$;
create function app.own_opportunities_with(patterns text[]) returns setof opportunity language plpgsql stable parallel restricted
  security definer set search_path = public, pg_temp rows 100 as $$
begin
  return query execute format('select * from opportunity where company_id = $1 and %s', app.words_in('search_text', patterns))
    using app.company_id();
end
$$;
create function app.offered_opportunities_with(patterns text[], type text) returns setof opportunity language plpgsql stable
  parallel restricted security definer set search_path = public, pg_temp rows 100 as $$
begin
  return query execute format('select p.* from opportunity p where p.is_open and p.publication_type = %L and %s',
    type, app.words_in('p.search_text', patterns));
  return query execute format('select p.* from opportunity_reader r join opportunity p on p.id = r.opportunity_id
      where r.reader_company_id = $1 and r.live and r.turn = ''asked'' and r.publication_type = %L
        and (r.user_ids is null or $2 = any(r.user_ids)) and %s', type, app.words_in('p.search_text', patterns))
    using app.company_id(), app.user_id();
end
$$;
create function app.own_postulations_with(patterns text[]) returns setof postulation language plpgsql stable parallel restricted
  security definer set search_path = public, pg_temp rows 100 as $$
begin
  return query execute format('select * from postulation where applicant_company_id = $1 and %s', app.words_in('search_text', patterns))
    using app.company_id();
end
$$;
revoke all on function app.words_in, app.own_opportunities_with, app.offered_opportunities_with, app.own_postulations_with from public;
grant execute on function app.own_opportunities_with, app.offered_opportunities_with, app.own_postulations_with to tropeiro_app, tropeiro_platform;

-- Besides cities and states, the own list is read along these, and the open one along the price. Those without a price
-- come last, so they are read apart.
create index opportunity_client on opportunity (company_id, client_id, created_at desc, id desc) include (state, is_open);
create index opportunity_category on opportunity (company_id, category_load, created_at desc, id desc) include (state, is_open);
create index opportunity_pickup on opportunity (company_id, pickup_date, id) include (state, is_open);
create index opportunity_price on opportunity (company_id, ((freight is null)::int), freight, id) include (state, is_open);
create index opportunity_open_price on opportunity (publication_type, ((freight is null)::int), freight, id)
  include (company_id, state, is_open) where is_open;
-- As before (0048_marketplace_counts.sql), with the square.
drop index opportunity_open_list;
create index opportunity_open_list on opportunity (publication_type, published_at desc, id desc) include (
  company_id, state, is_open, origin_city, destination_city, origin_country, destination_country, category_load, vehicle_type,
  date_type, market_type, quantity, pickup_date, freight, origin_square) where is_open;

-- The applications of one company are filtered and counted without the table.
drop index postulation_applicant;
create index postulation_applicant on postulation (applicant_company_id, created_at desc, id desc)
  include (company_id, state, user_id, opportunity_id, category_load, origin_city, destination_city);
