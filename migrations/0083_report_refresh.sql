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
