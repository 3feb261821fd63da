-- Trips are counted by the country they start in as well, and say when and where a truck of the own fleet drove: how it was
-- used and how far it drove empty is read from them alone, whatever the orders have grown to. What a trip is made of becomes
-- a view: a function that is given a whole order takes it apart again for every column it reads, which made counting from
-- nothing several times slower.

alter table report_trip add column country text, add column fleet boolean, add column started_at timestamptz,
  add column from_lat float8, add column from_lng float8, add column to_lat float8, add column to_lng float8;
create index report_trip_fleet on report_trip (company_id, side, day)
  include (truck, kind, started_at, km, from_lat, from_lng, to_lat, to_lng) where fleet and ended = 1;

-- The facts of closed trips, one row for each company a trip concerns. The same as the rules of reports say, which a test
-- compares case by case. "offset 0" keeps what is used several times from being worked out several times.
create view app.trip_fact (
  order_id, side, company_id, kind, day, client, carrier, lane, category, vehicle_type, truck, driver, operator,
  origin_facility, destination_facility, income_currency, cost_currency, ended, cancelled, cancelled_assigned,
  loading_on_time, loading_unknown, delivery_on_time, delivery_unknown, in_full, otif, km, tonnes,
  weighed_loaded_tn, weighed_delivered_tn, accepted, acceptance_minutes, income, cost, paid, income_own, cost_own,
  unpriced, unrated, cost_of_km, km_of_cost, cost_of_tn, tn_of_cost, receivable, receivable_on, payable, payable_on,
  country, fleet, started_at, from_lat, from_lng, to_lat, to_lng
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
  (o.origin ->> 'lat')::float8, (o.origin ->> 'lng')::float8, (o.destination ->> 'lat')::float8, (o.destination ->> 'lng')::float8
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
revoke all on app.trip_fact from public;

-- What a trip is added up by, with the day or the month; what it has no value of is left out.
create function app.values_of_trip(
  day date, client text, carrier text, lane text, country text, category text, vehicle_type text, truck text, driver text,
  operator text, origin_facility text, destination_facility text
) returns table (dimension text, value text, starts_on date) language sql immutable as $$
  select v.dimension, v.value, v.starts_on
  from (values (values_of_trip.day - (extract(day from values_of_trip.day)::int - 1))) m(month)
  cross join lateral (values ('whole', '', values_of_trip.day), ('client', client, m.month), ('carrier', carrier, m.month),
    ('lane', lane, m.month), ('country', country, m.month), ('category', category, m.month),
    ('vehicleType', vehicle_type, m.month), ('truck', truck, m.month), ('driver', driver, m.month),
    ('operator', operator, m.month), ('facility', origin_facility, m.month), ('facility', destination_facility, m.month)
  ) v(dimension, value, starts_on)
  where v.value is not null
$$;
revoke all on function app.values_of_trip from public;

create or replace function app.trip_lines(t report_trip, sign int) returns setof report_line language sql immutable as $$
  select t.company_id, t.side, t.kind, v.dimension, v.value, v.starts_on, t.income_currency, t.cost_currency,
    sign * t.ended, sign * t.cancelled, sign * t.cancelled_assigned, sign * t.loading_on_time,
    sign * t.loading_unknown, sign * t.delivery_on_time, sign * t.delivery_unknown, sign * t.in_full, sign * t.otif,
    sign * t.km, sign * t.tonnes, sign * t.weighed_loaded_tn, sign * t.weighed_delivered_tn, sign * t.accepted,
    sign * t.acceptance_minutes, sign * t.income, sign * t.cost, sign * t.paid, sign * t.income_own,
    sign * t.cost_own, sign * t.unpriced, sign * t.unrated, sign * t.cost_of_km, sign * t.km_of_cost,
    sign * t.cost_of_tn, sign * t.tn_of_cost, true
  from app.values_of_trip(t.day, t.client, t.carrier, t.lane, t.country, t.category, t.vehicle_type, t.truck, t.driver,
    t.operator, t.origin_facility, t.destination_facility) v
$$;

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
  fresh := array(select row(f.*)::report_trip from app.trip_fact f where f.order_id = any(wanted));
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

create or replace function app.true_trips_of(company uuid) returns setof report_trip language sql stable
  security definer set search_path = public, pg_temp as $$
  select f.* from (
    select o.id from load_order o where o.company_id = company and o.status in (3, 4, 5, 6)
    union select o.id from load_order o where o.carrier_company_id = company and o.status in (3, 4, 5, 6)
    union select o.id from load_order o where o.client_company_id = company and o.status in (3, 4, 5, 6)
  ) i join app.trip_fact f on f.order_id = i.id
  where f.company_id = company
$$;

create or replace function app.lines_of_trips(company uuid, truly boolean) returns setof report_line language sql stable
  security definer set search_path = public, pg_temp as $$
  select l.company_id, l.side, l.kind, v.dimension, v.value, v.starts_on, l.income_currency, l.cost_currency,
    sum(l.ended)::int, sum(l.cancelled)::int, sum(l.cancelled_assigned)::int, sum(l.loading_on_time)::int,
    sum(l.loading_unknown)::int, sum(l.delivery_on_time)::int, sum(l.delivery_unknown)::int, sum(l.in_full)::int,
    sum(l.otif)::int, sum(l.km), sum(l.tonnes), sum(l.weighed_loaded_tn), sum(l.weighed_delivered_tn),
    sum(l.accepted)::int, sum(l.acceptance_minutes)::int, sum(l.income), sum(l.cost), sum(l.paid), sum(l.income_own),
    sum(l.cost_own), sum(l.unpriced)::int, sum(l.unrated)::int, sum(l.cost_of_km), sum(l.km_of_cost),
    sum(l.cost_of_tn), sum(l.tn_of_cost), false
  from (
    select t.* from report_trip t where not truly and t.company_id = company
    union all
    select t.* from app.true_trips_of(company) t where truly
  ) l
  cross join lateral app.values_of_trip(l.day, l.client, l.carrier, l.lane, l.country, l.category, l.vehicle_type, l.truck,
    l.driver, l.operator, l.origin_facility, l.destination_facility) v
  group by 1, 2, 3, 4, 5, 6, 7, 8
$$;

drop function app.trip_facts;

-- The same as app.exchange_rate_on, of all days at once: from when until when each rate counts.
create function app.exchange_rate_spans(company uuid)
  returns table (currency text, valid_from date, before date, rate numeric) language sql stable parallel safe as $$
  select d.currency, d.valid_from, lead(d.valid_from) over (partition by d.currency order by d.valid_from), d.rate
  from (
    select distinct on (r.currency, r.valid_from) r.currency::text, r.valid_from, r.rate from exchange_rate r
    where r.company_id = exchange_rate_spans.company order by r.currency, r.valid_from, r.set_at desc, r.id desc) d
$$;
revoke all on function app.exchange_rate_spans from public;
grant execute on function app.exchange_rate_spans to tropeiro_app, tropeiro_platform;

create trigger load_order_fleet_reported after update of fleet_company_id on load_order for each row when (
  new.status in (3, 4, 5, 6) and old.fleet_company_id is distinct from new.fleet_company_id) execute function app.order_closed();

-- Those that are closed already.
update report_trip t set country = nullif(o.origin ->> 'countryCode', ''), started_at = o.started_at,
  fleet = t.side <> 'client' and o.fleet_company_id is not distinct from t.company_id and o.truck_id is not null and o.started_at is not null,
  from_lat = (o.origin ->> 'lat')::float8, from_lng = (o.origin ->> 'lng')::float8,
  to_lat = (o.destination ->> 'lat')::float8, to_lng = (o.destination ->> 'lng')::float8
from load_order o where o.id = t.order_id;
insert into report_line
select l.* from company c cross join lateral app.lines_of_trips(c.id, false) l where l.dimension = 'country';
