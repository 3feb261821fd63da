-- Facts are compared as sets, so that a change of everything a company moved takes as long for each trip as one of few.
-- Planning anew takes a hundred times longer than the work for one trip: each session plans once.
create or replace function app.refresh_trips(wanted uuid[]) returns void language plpgsql security definer
  set search_path = public, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  fresh report_trip[];
begin
  perform app.lock_report(i.id, false) from (
    select o.company_id as id from load_order o where o.id = any(wanted)
    union select o.carrier_company_id from load_order o where o.id = any(wanted)
    union select o.client_company_id from load_order o where o.id = any(wanted)
    union select t.company_id from report_trip t where t.order_id = any(wanted)
    order by 1) i where i.id is not null;
  fresh := array(select f from load_order o cross join lateral app.trip_facts(o) f where o.id = any(wanted));
  insert into report_line
  select l.* from (
    select row(g.*)::report_trip, -1 from (
      select * from report_trip t where t.order_id = any(wanted) except select * from unnest(fresh)) g
    union all
    select row(n.*)::report_trip, 1 from (
      select * from unnest(fresh) except select * from report_trip t where t.order_id = any(wanted)) n
  ) moved(trip, sign)
  cross join lateral app.trip_lines(moved.trip, moved.sign) l;
  delete from report_trip t where t.order_id = any(wanted);
  insert into report_trip select * from unnest(fresh);
end
$$;

-- One company after the other, and all its lines of the days and months that have loose ones: whatever the database
-- believes of how many there are, each line is read once.
create or replace function app.settle_report_lines(loose_lines int) returns void language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  crowded uuid[] := array(select company_id from report_line where loose group by 1 having count(*) >= loose_lines order by 1);
  company uuid;
  starts date[];
begin
  foreach company in array crowded loop
    starts := array(select distinct l.starts_on from report_line l where l.loose and l.company_id = company);
    with gone as (
      delete from report_line l where l.company_id = company and l.starts_on = any(starts) returning l.*)
    insert into report_line
    select company_id, side, kind, dimension, value, starts_on, income_currency, cost_currency,
        sum(ended)::int, sum(cancelled)::int, sum(cancelled_assigned)::int, sum(loading_on_time)::int,
        sum(loading_unknown)::int, sum(delivery_on_time)::int, sum(delivery_unknown)::int, sum(in_full)::int,
        sum(otif)::int, sum(km), sum(tonnes), sum(weighed_loaded_tn), sum(weighed_delivered_tn), sum(accepted)::int,
        sum(acceptance_minutes)::int, sum(income), sum(cost), sum(paid), sum(income_own), sum(cost_own),
        sum(unpriced)::int, sum(unrated)::int, sum(cost_of_km), sum(km_of_cost), sum(cost_of_tn), sum(tn_of_cost), false
    from gone
      group by 1, 2, 3, 4, 5, 6, 7, 8
      having (sum(ended), sum(cancelled), sum(cancelled_assigned), sum(loading_on_time), sum(loading_unknown),
        sum(delivery_on_time), sum(delivery_unknown), sum(in_full), sum(otif), sum(km), sum(tonnes),
        sum(weighed_loaded_tn), sum(weighed_delivered_tn), sum(accepted), sum(acceptance_minutes), sum(income),
        sum(cost), sum(paid), sum(income_own), sum(cost_own), sum(unpriced), sum(unrated), sum(cost_of_km),
        sum(km_of_cost), sum(cost_of_tn), sum(tn_of_cost))
        is distinct from (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
      order by 1, 2, 4, 5, 6;
  end loop;
end
$$;

-- What concerns many trips of a company at once (its tolerance, zone and payment terms, a rate of an earlier day) is asked
-- for here and counted in the background, some trips at a time: whoever saves it does not wait for all of them.
create table report_recount (
  company_id uuid primary key references company,
  -- Trips the company reads that ended on this day or later; null: those too that others read of its orders.
  since date,
  asked_at timestamptz not null default clock_timestamp(),
  -- Orders up to this one are counted.
  counted_to uuid not null default '00000000-0000-0000-0000-000000000000'
);
call app.protect('report_recount', 'company_id = app.company_id()');
revoke insert, update, delete on report_recount from tropeiro_app, tropeiro_platform;

-- Whoever writes trips with what was true before has committed when this returns, and others wait for this transaction.
create function app.ask_recount(company uuid, day date) returns void language plpgsql as $$
begin
  perform app.lock_report(company, true);
  insert into report_recount (company_id, since) values (company, day)
  on conflict (company_id) do update set asked_at = default, counted_to = default,
    since = case when day is not null and report_recount.since is not null then least(day, report_recount.since) end;
end
$$;

create or replace function app.rates_reported() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  perform app.ask_recount(r.company_id, r.since)
  from (select m.company_id, min(m.valid_from) as since from moved m group by 1 order by 1) r
  where exists (select from report_trip t where t.company_id = r.company_id and t.day >= r.since);
  return null;
end
$$;
create or replace function app.company_reported() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  perform app.ask_recount(new.id, null);
  return null;
end
$$;

create or replace function app.partner_reported() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  perform app.ask_recount(new.company_id, null);
  return null;
end
$$;

-- Counts the next trips that were asked for; false when none are left. Locks are taken in the order in which writers of
-- orders take them; what is asked for meanwhile begins anew.
create function app.recount_trips(many int) returns boolean language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  asked report_recount;
  ids uuid[];
begin
  select * into asked from report_recount order by company_id limit 1;
  if asked.company_id is null then return false; end if;
  ids := array(
    select o.id from load_order o
    where asked.since is null and o.company_id = asked.company_id and o.status in (3, 4, 5, 6) and o.id > asked.counted_to
    union
    select t.order_id from report_trip t
    where t.company_id = asked.company_id and t.order_id > asked.counted_to and (asked.since is null or t.day >= asked.since)
    order by 1 limit many);
  perform from load_order o where o.id = any(ids) order by o.id for no key update;
  perform app.refresh_trips(ids);
  if cardinality(ids) < many then
    delete from report_recount where company_id = asked.company_id and report_recount.asked_at = asked.asked_at;
  else
    update report_recount set counted_to = ids[many] where company_id = asked.company_id and report_recount.asked_at = asked.asked_at;
  end if;
  return true;
end
$$;
grant execute on function app.recount_trips to tropeiro_platform;
revoke all on function app.ask_recount, app.recount_trips from public;
