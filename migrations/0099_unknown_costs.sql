-- What cost figures leave out is counted apart from what waits for a client's price: trips of which the cost is unknown, and
-- those whose cost has no rate.

alter table report_trip add column unpriced_cost int not null default 0, add column unrated_cost int not null default 0;
alter table report_line add column unpriced_cost int not null default 0, add column unrated_cost int not null default 0;

-- As before, with the two counts at its end.
create or replace view app.trip_fact (
  order_id, side, company_id, kind, day, client, carrier, lane, category, vehicle_type, truck, driver, operator,
  origin_facility, destination_facility, income_currency, cost_currency, ended, cancelled, cancelled_assigned,
  loading_on_time, loading_unknown, delivery_on_time, delivery_unknown, in_full, otif, km, tonnes,
  weighed_loaded_tn, weighed_delivered_tn, accepted, acceptance_minutes, income, cost, paid, income_own, cost_own,
  unpriced, unrated, cost_of_km, km_of_cost, cost_of_tn, tn_of_cost, receivable, receivable_on, payable, payable_on,
  country, fleet, started_at, from_lat, from_lng, to_lat, to_lng,
  unpriced_cost, unrated_cost
) with (security_invoker = true) as
select o.id as order_id, s.side, c.id as company_id, o.kind, d.day,
  case s.side when 'own' then o.client_id::text when 'carrier' then o.company_id::text end,
  case s.side when 'own' then o.carrier_id::text when 'client' then o.company_id::text end,
  o.origin_city || E'\n' || o.destination_city, o.category_load, o.vehicle_type,
  case when s.side <> 'client' then o.truck_id::text end, case when s.side <> 'client' then o.driver_id::text end,
  case when s.side = 'own' then o.operator_id::text end,
  o.origin ->> 'warehouseId', nullif(o.destination ->> 'warehouseId', o.origin ->> 'warehouseId'),
  m.income_currency, m.cost_currency,

  e.ended, 1 - e.ended, case when e.ended = 0 and o.assigned_at is not null then 1 else 0 end,
  case when e.ended = 1 and o.started_at <= p.loading then 1 else 0 end,
  case when e.ended = 1 and (o.started_at <= p.loading) is null then 1 else 0 end,
  case when e.ended = 1 and o.finished_at <= p.delivery then 1 else 0 end,
  case when e.ended = 1 and (o.finished_at <= p.delivery) is null then 1 else 0 end,
  f.in_full, case when o.finished_at <= p.delivery then f.in_full else 0 end,
  case when e.ended = 1 then coalesce(o.distance_km, 0) else 0 end,
  case when e.ended = 1 then coalesce(w.best_tn, 0) else 0 end,
  case when e.ended = 1 and o.delivered_tn is not null then coalesce(o.loaded_tn, 0) else 0 end,
  case when e.ended = 1 and o.loaded_tn is not null then coalesce(o.delivered_tn, 0) else 0 end,
  a.accepted, case when a.accepted = 1
    then greatest(0, round(extract(epoch from o.accepted_at - o.assigned_at) / 60))::int else 0 end,

  coalesce(m.income, 0), coalesce(m.cost, 0), coalesce(m.paid, 0), coalesce(n.income_own, 0), coalesce(n.cost_own, 0),
  case when e.ended = 1 and s.side <> 'client' and (m.income is null
    or (s.side = 'own' and o.carrier_id is not null and m.cost is null)) then 1 else 0 end,
  case when (m.income is not null and n.income_own is null) or (m.cost is not null and n.cost_own is null) then 1 else 0 end,
  case when o.distance_km > 0 then coalesce(n.cost_own, 0) else 0 end,
  case when n.cost_own is not null then coalesce(o.distance_km, 0) else 0 end,
  case when w.best_tn > 0 then coalesce(n.cost_own, 0) else 0 end,
  case when n.cost_own is not null then coalesce(w.best_tn, 0) else 0 end,

  case when o.status = 3 then m.income - case when s.side = 'carrier' then x.paid else 0 end end,
  case when o.status = 3 and m.income is not null then t.accepted_on + case s.side when 'own' then t.client_term else t.carrier_term end end,
  case when o.status = 3 then m.cost - m.paid end,
  case when o.status = 3 and m.cost is not null then t.accepted_on + t.carrier_term end,
  nullif(o.origin ->> 'countryCode', ''),
  s.side <> 'client' and o.fleet_company_id is not distinct from c.id and o.truck_id is not null and o.started_at is not null, o.started_at,
  (o.origin ->> 'lat')::float8, (o.origin ->> 'lng')::float8, (o.destination ->> 'lat')::float8, (o.destination ->> 'lng')::float8,
  case when e.ended = 1 and s.side = 'own' and o.carrier_id is not null and m.cost is null then 1 else 0 end,
  case when m.cost is not null and n.cost_own is null then 1 else 0 end
from load_order o
join company h on h.id = o.company_id
cross join lateral (values ('own', o.company_id), ('carrier', nullif(o.carrier_company_id, o.company_id)),
  ('client', nullif(o.client_company_id, o.company_id))) s(side, company_id)
join company c on c.id = s.company_id
cross join lateral (select case when o.status = 5 then 0 else 1 end as ended) e
cross join lateral (select (case when o.status = 5 then o.status_at else coalesce(o.finished_at, o.status_at) end
  at time zone c.time_zone)::date as day offset 0) d
cross join lateral (select
  app.planned_at(o.loading_date, o.loading_hour, h.time_zone) + make_interval(mins => h.late_tolerance_minutes) as loading,
  app.planned_at(o.delivery_date, o.delivery_hour, h.time_zone) + make_interval(mins => h.late_tolerance_minutes) as delivery offset 0) p
cross join lateral (select app.weight_in(o.weight, o.weight_unit, 'tn') as planned_tn,
  coalesce(o.delivered_tn, o.loaded_tn, app.weight_in(o.weight, o.weight_unit, 'tn')) as best_tn offset 0) w
cross join lateral (select case when e.ended = 0 or w.best_tn * 1000 < w.planned_tn * 995 or exists (
    select from load_order_stop g where g.company_id = o.company_id and g.order_id = o.id
      and (g.status in ('partial', 'totalReturn') or g.quantity_done * 1000 < g.quantity * 995))
  then 0 else 1 end as in_full offset 0) f
cross join lateral (select case when e.ended = 1 and s.side <> 'client' and o.assigned_at is not null and o.accepted_at is not null
  then 1 else 0 end as accepted) a
-- What the carrier is paid: in the currency of its freight or, without one, of the first payment.
cross join lateral (select coalesce(o.carrier_freight_currency, (
  select y.currency from load_order_payment y where y.company_id = o.company_id and y.order_id = o.id
  order by y.created_at, y.id limit 1)) as currency) v
cross join lateral (select coalesce(sum(y.amount), 0) as paid from load_order_payment y
  where y.company_id = o.company_id and y.order_id = o.id and y.currency = v.currency) x
cross join lateral (select
  case when o.client_freight_currency is not null then app.freight_due(o.client_freight_type, o.client_freight,
    o.client_freight_unit, o.weight, o.weight_unit, o.loaded_tn, o.delivered_tn) end as charged,
  case when o.carrier_freight_currency is not null then app.freight_due(o.carrier_freight_type, o.carrier_freight,
    o.carrier_freight_unit, o.weight, o.weight_unit, o.loaded_tn, o.delivered_tn) end as owed) q
cross join lateral (select
  case when e.ended = 1 then case s.side when 'own' then o.client_freight_currency when 'carrier' then o.carrier_freight_currency end
    end as income_currency,
  case when e.ended = 1 then case s.side when 'own' then q.charged when 'carrier' then q.owed end end as income,
  case when e.ended = 1 and s.side = 'own' then v.currency end as cost_currency,
  case when e.ended = 1 and s.side = 'own' then q.owed end as cost,
  case when s.side = 'own' then x.paid end as paid offset 0) m
cross join lateral (select app.currency_of(c.country_code) as currency) own
-- As app.exchange_rate_on, whose call would take as long as everything else together.
cross join lateral (select
  round(m.income * case when m.income_currency = own.currency then 1 else (
    select r.rate from exchange_rate r where r.company_id = c.id and r.currency = m.income_currency and r.valid_from <= d.day
    order by r.valid_from desc, r.set_at desc, r.id desc limit 1) end, 2) as income_own,
  round(m.cost * case when m.cost_currency = own.currency then 1 else (
    select r.rate from exchange_rate r where r.company_id = c.id and r.currency = m.cost_currency and r.valid_from <= d.day
    order by r.valid_from desc, r.set_at desc, r.id desc limit 1) end, 2) as cost_own offset 0) n
cross join lateral (select (o.status_at at time zone h.time_zone)::date as accepted_on,
  coalesce((select b.payment_term_days from partner b where b.company_id = o.company_id and b.id = o.client_id),
    h.payment_term_days) as client_term,
  coalesce((select b.payment_term_days from partner b where b.company_id = o.company_id and b.id = o.carrier_id),
    h.payment_term_days) as carrier_term) t
where o.status in (3, 4, 5, 6);

create or replace function app.trip_lines(t report_trip, sign int) returns setof report_line language sql immutable as $$
  select t.company_id, t.side, t.kind, v.dimension, v.value, v.starts_on, t.income_currency, t.cost_currency,
    sign * t.ended, sign * t.cancelled, sign * t.cancelled_assigned, sign * t.loading_on_time,
    sign * t.loading_unknown, sign * t.delivery_on_time, sign * t.delivery_unknown, sign * t.in_full, sign * t.otif,
    sign * t.km, sign * t.tonnes, sign * t.weighed_loaded_tn, sign * t.weighed_delivered_tn, sign * t.accepted,
    sign * t.acceptance_minutes, sign * t.income, sign * t.cost, sign * t.paid, sign * t.income_own,
    sign * t.cost_own, sign * t.unpriced, sign * t.unrated, sign * t.cost_of_km, sign * t.km_of_cost,
    sign * t.cost_of_tn, sign * t.tn_of_cost, true, sign * t.unpriced_cost, sign * t.unrated_cost
  from app.values_of_trip(t.day, t.client, t.carrier, t.lane, t.country, t.category, t.vehicle_type, t.truck, t.driver,
    t.operator, t.origin_facility, t.destination_facility) v
$$;

create or replace function app.lines_of_trips(company uuid, truly boolean) returns setof report_line language sql stable
  security definer set search_path = public, pg_temp as $$
  select l.company_id, l.side, l.kind, v.dimension, v.value, v.starts_on, l.income_currency, l.cost_currency,
    sum(l.ended)::int, sum(l.cancelled)::int, sum(l.cancelled_assigned)::int, sum(l.loading_on_time)::int,
    sum(l.loading_unknown)::int, sum(l.delivery_on_time)::int, sum(l.delivery_unknown)::int, sum(l.in_full)::int,
    sum(l.otif)::int, sum(l.km), sum(l.tonnes), sum(l.weighed_loaded_tn), sum(l.weighed_delivered_tn),
    sum(l.accepted)::int, sum(l.acceptance_minutes)::int, sum(l.income), sum(l.cost), sum(l.paid), sum(l.income_own),
    sum(l.cost_own), sum(l.unpriced)::int, sum(l.unrated)::int, sum(l.cost_of_km), sum(l.km_of_cost),
    sum(l.cost_of_tn), sum(l.tn_of_cost), false, sum(l.unpriced_cost)::int, sum(l.unrated_cost)::int
  from (
    select t.* from report_trip t where not truly and t.company_id = company
    union all
    select t.* from app.true_trips_of(company) t where truly
  ) l
  cross join lateral app.values_of_trip(l.day, l.client, l.carrier, l.lane, l.country, l.category, l.vehicle_type, l.truck,
    l.driver, l.operator, l.origin_facility, l.destination_facility) v
  group by 1, 2, 3, 4, 5, 6, 7, 8
$$;

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
        sum(unpriced)::int, sum(unrated)::int, sum(cost_of_km), sum(km_of_cost), sum(cost_of_tn), sum(tn_of_cost), false,
    sum(unpriced_cost)::int, sum(unrated_cost)::int
    from gone
      group by 1, 2, 3, 4, 5, 6, 7, 8
      having (sum(ended), sum(cancelled), sum(cancelled_assigned), sum(loading_on_time), sum(loading_unknown),
        sum(delivery_on_time), sum(delivery_unknown), sum(in_full), sum(otif), sum(km), sum(tonnes),
        sum(weighed_loaded_tn), sum(weighed_delivered_tn), sum(accepted), sum(acceptance_minutes), sum(income),
        sum(cost), sum(paid), sum(income_own), sum(cost_own), sum(unpriced), sum(unrated), sum(cost_of_km),
        sum(km_of_cost), sum(cost_of_tn), sum(tn_of_cost), sum(unpriced_cost), sum(unrated_cost))
        is distinct from (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
      order by 1, 2, 4, 5, 6;
  end loop;
end
$$;

create or replace function app.report_lines_of(company uuid) returns setof report_line language sql stable
  security definer set search_path = public, pg_temp as $$
  select company_id, side, kind, dimension, value, starts_on, income_currency, cost_currency,
    sum(ended)::int, sum(cancelled)::int, sum(cancelled_assigned)::int, sum(loading_on_time)::int,
    sum(loading_unknown)::int, sum(delivery_on_time)::int, sum(delivery_unknown)::int, sum(in_full)::int,
    sum(otif)::int, sum(km), sum(tonnes), sum(weighed_loaded_tn), sum(weighed_delivered_tn), sum(accepted)::int,
    sum(acceptance_minutes)::int, sum(income), sum(cost), sum(paid), sum(income_own), sum(cost_own),
    sum(unpriced)::int, sum(unrated)::int, sum(cost_of_km), sum(km_of_cost), sum(cost_of_tn), sum(tn_of_cost), false,
    sum(unpriced_cost)::int, sum(unrated_cost)::int
  from report_line where company_id = company
  group by 1, 2, 3, 4, 5, 6, 7, 8
  having (sum(ended), sum(cancelled), sum(cancelled_assigned), sum(loading_on_time), sum(loading_unknown),
    sum(delivery_on_time), sum(delivery_unknown), sum(in_full), sum(otif), sum(km), sum(tonnes),
    sum(weighed_loaded_tn), sum(weighed_delivered_tn), sum(accepted), sum(acceptance_minutes), sum(income),
    sum(cost), sum(paid), sum(income_own), sum(cost_own), sum(unpriced), sum(unrated), sum(cost_of_km),
    sum(km_of_cost), sum(cost_of_tn), sum(tn_of_cost), sum(unpriced_cost), sum(unrated_cost))
    is distinct from (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
$$;

-- Those that are closed already: whatever has either was counted among trips without a price or a rate.
update report_trip t set unpriced_cost = f.unpriced_cost, unrated_cost = f.unrated_cost
from app.trip_fact f
where f.order_id = t.order_id and f.side = t.side and f.company_id = t.company_id and (t.unpriced = 1 or t.unrated = 1)
  and (f.unpriced_cost = 1 or f.unrated_cost = 1);
insert into report_line
select t.company_id, t.side, t.kind, v.dimension, v.value, v.starts_on, t.income_currency, t.cost_currency,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, true, t.unpriced_cost, t.unrated_cost
from report_trip t
cross join lateral app.values_of_trip(t.day, t.client, t.carrier, t.lane, t.country, t.category, t.vehicle_type, t.truck,
  t.driver, t.operator, t.origin_facility, t.destination_facility) v
where t.unpriced_cost = 1 or t.unrated_cost = 1;

-- As before: money is read from the index alone.
drop index report_line_money;
create index report_line_money on report_line (company_id, side, dimension, starts_on, value) include (
  kind, income_currency, cost_currency, ended, income, cost, paid, income_own, cost_own, unpriced, unrated,
  cost_of_km, km_of_cost, cost_of_tn, tn_of_cost, unpriced_cost, unrated_cost);
