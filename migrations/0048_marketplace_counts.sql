-- What makes the lists of the marketplace quick with a million opportunities: what is offered by name now stands apart from
-- what was offered once, totals without a filter are counted beforehand, and indexes answer the others without the table.

-- A company that was asked keeps its line when the opportunity is over. Whether it still sees the opportunity because of that
-- line is written beside it, so that nobody looks at the thousands that are over.
alter table opportunity_reader
  add column live boolean not null default false,
  add column publication_type text,
  add column published_at timestamptz;

create function app.opportunity_reader_offered() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  select p.state = 'published' and not p.is_open, p.publication_type, p.published_at
  into new.live, new.publication_type, new.published_at
  from opportunity p where p.company_id = new.company_id and p.id = new.opportunity_id;
  return new;
end
$$;
revoke all on function app.opportunity_reader_offered from public;
create trigger opportunity_reader_offered before insert on opportunity_reader
  for each row execute function app.opportunity_reader_offered();

create function app.opportunity_offered() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update opportunity_reader r
  set live = new.state = 'published' and not new.is_open, publication_type = new.publication_type, published_at = new.published_at
  where r.opportunity_id = new.id;
  return null;
end
$$;
revoke all on function app.opportunity_offered from public;
create trigger opportunity_offered after update on opportunity for each row when (
  (old.state, old.is_open, old.publication_type, old.published_at) is distinct from (new.state, new.is_open, new.publication_type, new.published_at)
) execute function app.opportunity_offered();
create index opportunity_reader_live on opportunity_reader (reader_company_id, publication_type, published_at desc, opportunity_id desc)
  include (company_id, turn, user_ids, live) where live and turn = 'asked';

-- Row-level security asks once for a statement what the company is offered, instead of once for every row. The rule is that
-- of before (0045_marketplace.sql).
create function app.asked_opportunities() returns setof uuid language sql stable security definer set search_path = public, pg_temp rows 200 as $$
  select r.opportunity_id from opportunity_reader r where r.reader_company_id = app.company_id() and r.live and r.turn = 'asked'
    and (r.user_ids is null or app.user_id() = any(r.user_ids))
$$;
revoke all on function app.asked_opportunities from public;
grant execute on function app.asked_opportunities to tropeiro_app, tropeiro_platform;
alter policy tenant on opportunity using (case when company_id = (select app.company_id()) or is_open then true
  when state = 'published' and id in (select app.asked_opportunities()) then true else app.has_applied(id) end);

-- Words, as before (0046_carrier_lists.sql), without a look at what is not offered any more.
create or replace function app.search_opportunities(patterns text[], own boolean) returns setof uuid language plpgsql stable parallel restricted
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
        where r.reader_company_id = $1 and r.turn = ''asked'' and r.live and %1$s', words) using app.company_id();
  end if;
end
$$;

-- How many opportunities there are of each company, state and publication. Nobody waits for anybody here: every change adds
-- lines (+1, -1), a total is their sum, and now and then whoever writes puts the lines of the company together.
create table app.opportunity_tally (
  company_id uuid not null,
  state text not null,
  publication_type text not null,
  is_open boolean not null,
  opportunities int not null
);
create index opportunity_tally_company on app.opportunity_tally (company_id);
create index opportunity_tally_open on app.opportunity_tally (publication_type) where is_open;
call app.protect('app.opportunity_tally', 'case when company_id = app.company_id() then true else is_open end');
revoke insert, update, delete on app.opportunity_tally from tropeiro_app, tropeiro_platform;

-- Whoever counts meanwhile sees the old lines or the new; whoever puts together at the same time leaves it to the other.
create function app.settle_opportunity_tally(company uuid) returns void language sql security definer set search_path = public, pg_temp as $$
  with mine as materialized (select pg_try_advisory_xact_lock(hashtext('opportunity_tally'), hashtext(company::text)) as held),
  gone as (delete from app.opportunity_tally t using mine where mine.held and t.company_id = company returning t.*)
  insert into app.opportunity_tally
  select company_id, state, publication_type, is_open, sum(opportunities) from gone group by 1, 2, 3, 4 having sum(opportunities) <> 0
$$;
revoke all on function app.settle_opportunity_tally from public;

create function app.opportunities_tallied() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into app.opportunity_tally
  select m.company_id, m.state, m.publication_type, m.is_open, case tg_op when 'INSERT' then count(*) else -count(*) end
  from moved m group by 1, 2, 3, 4;
  perform app.settle_opportunity_tally(m.company_id) from (select distinct company_id from moved) m where random() < 0.02;
  return null;
end
$$;
create function app.opportunity_retallied() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into app.opportunity_tally values
    (old.company_id, old.state, old.publication_type, old.is_open, -1),
    (new.company_id, new.state, new.publication_type, new.is_open, 1);
  if random() < 0.02 then
    perform app.settle_opportunity_tally(new.company_id);
  end if;
  return null;
end
$$;
revoke all on function app.opportunities_tallied, app.opportunity_retallied from public;
create trigger opportunity_tally_more after insert on opportunity referencing new table as moved
  for each statement execute function app.opportunities_tallied();
create trigger opportunity_tally_less after delete on opportunity referencing old table as moved
  for each statement execute function app.opportunities_tallied();
create trigger opportunity_tally_moves after update on opportunity for each row when (
  (old.company_id, old.state, old.publication_type, old.is_open) is distinct from (new.company_id, new.state, new.publication_type, new.is_open)
) execute function app.opportunity_retallied();

-- Counts what is there and writes what is offered, for opportunities that came past the triggers.
create function app.recount_opportunities() returns void language sql security definer set search_path = public, pg_temp as $$
  delete from app.opportunity_tally;
  insert into app.opportunity_tally
  select company_id, state, publication_type, is_open, count(*) from opportunity group by 1, 2, 3, 4;
  update opportunity_reader r set live = p.state = 'published' and not p.is_open, publication_type = p.publication_type, published_at = p.published_at
  from opportunity p where p.id = r.opportunity_id
$$;
revoke all on function app.recount_opportunities from public;
select app.recount_opportunities();

-- A city is what most people look for. With every column that row-level security, the other filters and the order ask for,
-- the page and its total need no look at the table.
drop index opportunity_origin, opportunity_destination, opportunity_open_origin, opportunity_open_destination;
create index opportunity_origin on opportunity (company_id, origin_city, created_at desc, id desc) include (
  state, is_open, publication_type, client_id, created_by, destination_city, origin_country, destination_country, category_load,
  vehicle_type, date_type, market_type, quantity, pickup_date);
create index opportunity_destination on opportunity (company_id, destination_city, created_at desc, id desc) include (
  state, is_open, publication_type, client_id, created_by, origin_city, origin_country, destination_country, category_load,
  vehicle_type, date_type, market_type, quantity, pickup_date);
create index opportunity_open_origin on opportunity (publication_type, origin_city, published_at desc, id desc) include (
  company_id, state, is_open, destination_city, origin_country, destination_country, category_load, vehicle_type, date_type,
  market_type, quantity, pickup_date) where is_open;
create index opportunity_open_destination on opportunity (publication_type, destination_city, published_at desc, id desc) include (
  company_id, state, is_open, origin_city, origin_country, destination_country, category_load, vehicle_type, date_type,
  market_type, quantity, pickup_date) where is_open;
-- As before (0046_carrier_lists.sql), with the price.
drop index opportunity_open_list, opportunity_own_list;
create index opportunity_open_list on opportunity (publication_type, published_at desc, id desc) include (
  company_id, state, is_open, origin_city, destination_city, origin_country, destination_country, category_load, vehicle_type,
  date_type, market_type, quantity, pickup_date, freight) where is_open;
create index opportunity_own_list on opportunity (company_id, created_at desc, id desc) include (
  state, is_open, publication_type, client_id, created_by, origin_city, destination_city, origin_country, destination_country,
  category_load, vehicle_type, date_type, market_type, quantity, pickup_date, freight);
-- What ends or is loaded first comes first.
create index opportunity_open_ends on opportunity (publication_type, ends_at, id) include (company_id, state, is_open) where is_open;
create index opportunity_open_pickup on opportunity (publication_type, pickup_date, id) include (company_id, state, is_open) where is_open;

-- The applications of one company are counted without the table.
drop index postulation_applicant;
create index postulation_applicant on postulation (applicant_company_id, created_at desc, id desc)
  include (company_id, state, user_id, opportunity_id);

-- An index answers alone only for pages that were vacuumed; with the usual fifth of the table that would be rare.
alter table opportunity set (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_insert_scale_factor = 0.01);
alter table opportunity_reader set (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_insert_scale_factor = 0.01);
alter table postulation set (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_insert_scale_factor = 0.01);

-- How often a carrier gave an award back is asked of every applicant.
create index opportunity_event_given_back on opportunity_event ((details ->> 'companyId')) where type = 'givenBack';

-- A process that is killed has used up one of the attempts of the job it was at. The event of a publication is delivered to
-- everybody or to nobody, so it outlives many kills; otherwise as before (0001_ground.sql).
create or replace function app.enqueue(task text, payload json, run_at timestamptz default null, job_key text default null, max_attempts int default 25)
returns bigint language sql security definer set search_path = graphile_worker, pg_temp as $$
  select id from graphile_worker.add_job(task, payload, run_at => run_at, job_key => job_key, max_attempts => max_attempts);
$$;
