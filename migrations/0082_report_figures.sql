-- What reports are made of. A trip counts from the moment it is closed (it ended, or it was cancelled), for each company
-- it concerns: the facts of a trip are one row of report_trip, its sums are lines of report_line. Both are written by the
-- triggers below alone, in the transaction of the change. docs/measures.md says what each measure means.

create table report_trip (
  order_id uuid not null,
  -- Of the company that reads: its own order, one it drives as the carrier, or one it is the client of.
  side text not null check (side in ('own', 'carrier', 'client')),
  company_id uuid not null,
  kind text not null,
  -- It ended or was cancelled on this day, where the company is.
  day date not null,

  -- What it is grouped by, as far as the side may know. A lane is the two cities with a line break between them.
  client text,
  carrier text,
  lane text not null,
  category text,
  vehicle_type text,
  truck text,
  driver text,
  operator text,
  origin_facility text,
  destination_facility text,

  income_currency char(3),
  cost_currency char(3),
  -- Measures: 1 or 0, or an amount.
  ended int not null,
  cancelled int not null,
  cancelled_assigned int not null,
  loading_on_time int not null,
  loading_unknown int not null,
  delivery_on_time int not null,
  delivery_unknown int not null,
  in_full int not null,
  otif int not null,
  km numeric not null,
  tonnes numeric not null,
  weighed_loaded_tn numeric not null,
  weighed_delivered_tn numeric not null,
  accepted int not null,
  acceptance_minutes int not null,
  -- Measures for readers of prices.
  income numeric not null,
  cost numeric not null,
  paid numeric not null,
  income_own numeric not null,
  cost_own numeric not null,
  unpriced int not null,
  unrated int not null,
  cost_of_km numeric not null,
  km_of_cost numeric not null,
  cost_of_tn numeric not null,
  tn_of_cost numeric not null,
  -- What is owed for it while it waits to be paid, and from when.
  receivable numeric,
  receivable_on date,
  payable numeric,
  payable_on date,
  primary key (order_id, side)
);
create index report_trip_day on report_trip (company_id, side, day);
create index report_trip_receivable on report_trip (company_id, side, receivable_on) where receivable_on is not null;
create index report_trip_payable on report_trip (company_id, side, payable_on) where payable_on is not null;
call app.protect('report_trip', 'company_id = app.company_id()');
revoke insert, update, delete on report_trip from tropeiro_app, tropeiro_platform;

-- Sums of trips: of a day for all of them (dimension 'whole'), of a month for each value of one dimension. Every change
-- adds lines, a figure is their sum, and now and then the lines of a company are put together.
create table report_line (
  company_id uuid not null,
  side text not null,
  kind text not null,
  dimension text not null,
  value text not null,
  -- The day, or the first day of the month.
  starts_on date not null,
  income_currency char(3),
  cost_currency char(3),
  ended int not null,
  cancelled int not null,
  cancelled_assigned int not null,
  loading_on_time int not null,
  loading_unknown int not null,
  delivery_on_time int not null,
  delivery_unknown int not null,
  in_full int not null,
  otif int not null,
  km numeric not null,
  tonnes numeric not null,
  weighed_loaded_tn numeric not null,
  weighed_delivered_tn numeric not null,
  accepted int not null,
  acceptance_minutes int not null,
  income numeric not null,
  cost numeric not null,
  paid numeric not null,
  income_own numeric not null,
  cost_own numeric not null,
  unpriced int not null,
  unrated int not null,
  cost_of_km numeric not null,
  km_of_cost numeric not null,
  cost_of_tn numeric not null,
  tn_of_cost numeric not null,
  -- Not put together yet.
  loose boolean not null default true
);
-- Figures are read from these two alone: who sees no prices never comes near them.
create index report_line_figures on report_line (company_id, side, dimension, starts_on, value) include (
  kind, ended, cancelled, cancelled_assigned, loading_on_time, loading_unknown, delivery_on_time, delivery_unknown,
  in_full, otif, km, tonnes, weighed_loaded_tn, weighed_delivered_tn, accepted, acceptance_minutes);
create index report_line_money on report_line (company_id, side, dimension, starts_on, value) include (
  kind, income_currency, cost_currency, ended, income, cost, paid, income_own, cost_own, unpriced, unrated,
  cost_of_km, km_of_cost, cost_of_tn, tn_of_cost);
create index report_line_loose on report_line (company_id) where loose;
call app.protect('report_line', 'company_id = app.company_id()');
revoke insert, update, delete on report_line from tropeiro_app, tropeiro_platform;

-- The currency of a country, as in src/countries; a company without a country counts as Bolivian.
create function app.currency_of(country text) returns text language sql immutable parallel safe as $$
  select case country when 'CL' then 'CLP' when 'PY' then 'PYG' when 'PE' then 'PEN' when 'BR' then 'BRL' when 'MX' then 'MXN'
    when 'AR' then 'ARS' when 'UY' then 'UYU' else 'BOB' end
$$;

-- 1 when the currency is the own one; null when no rate was in force on that day.
create function app.rate_on(company uuid, own text, wanted text, day date) returns numeric
language sql stable parallel safe as $$
  select case when wanted = own then 1 else app.exchange_rate_on(company, wanted, day) end
$$;

-- The facts of a closed trip, one row for each company it concerns; none while it is open. The same as the rules of
-- reports say, which a test compares case by case.
create function app.trip_facts(o load_order) returns setof report_trip language sql stable as $$
  select o.id, s.side, c.id, o.kind, d.day,
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
    case when o.status = 3 and m.cost is not null then t.accepted_on + t.carrier_term end
  from company h
  cross join lateral (values ('own', o.company_id), ('carrier', nullif(o.carrier_company_id, o.company_id)),
    ('client', nullif(o.client_company_id, o.company_id))) s(side, company_id)
  join company c on c.id = s.company_id
  cross join lateral (select case when o.status = 5 then 0 else 1 end as ended) e
  cross join lateral (select (case when o.status = 5 then o.status_at else coalesce(o.finished_at, o.status_at) end
    at time zone c.time_zone)::date as day) d
  cross join lateral (select
    app.planned_at(o.loading_date, o.loading_hour, h.time_zone) + make_interval(mins => h.late_tolerance_minutes) as loading,
    app.planned_at(o.delivery_date, o.delivery_hour, h.time_zone) + make_interval(mins => h.late_tolerance_minutes) as delivery) p
  cross join lateral (select app.weight_in(o.weight, o.weight_unit, 'tn') as planned_tn,
    coalesce(o.delivered_tn, o.loaded_tn, app.weight_in(o.weight, o.weight_unit, 'tn')) as best_tn) w
  cross join lateral (select case when e.ended = 0 or w.best_tn * 1000 < w.planned_tn * 995 or exists (
      select from load_order_stop g where g.company_id = o.company_id and g.order_id = o.id
        and (g.status in ('partial', 'totalReturn') or g.quantity_done * 1000 < g.quantity * 995))
    then 0 else 1 end as in_full) f
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
    case when s.side = 'own' then x.paid end as paid) m
  cross join lateral (select
    round(m.income * app.rate_on(c.id, app.currency_of(c.country_code), m.income_currency, d.day), 2) as income_own,
    round(m.cost * app.rate_on(c.id, app.currency_of(c.country_code), m.cost_currency, d.day), 2) as cost_own) n
  cross join lateral (select (o.status_at at time zone h.time_zone)::date as accepted_on,
    coalesce((select b.payment_term_days from partner b where b.company_id = o.company_id and b.id = o.client_id),
      h.payment_term_days) as client_term,
    coalesce((select b.payment_term_days from partner b where b.company_id = o.company_id and b.id = o.carrier_id),
      h.payment_term_days) as carrier_term) t
  where h.id = o.company_id and o.status in (3, 4, 5, 6)
$$;

-- The lines of a trip: added, or taken away again with -1. What it has no value of has no line of that dimension.
create function app.trip_lines(t report_trip, sign int) returns setof report_line language sql immutable as $$
  select t.company_id, t.side, t.kind, v.dimension, v.value, v.starts_on, t.income_currency, t.cost_currency,
    sign * t.ended, sign * t.cancelled, sign * t.cancelled_assigned, sign * t.loading_on_time,
    sign * t.loading_unknown, sign * t.delivery_on_time, sign * t.delivery_unknown, sign * t.in_full, sign * t.otif,
    sign * t.km, sign * t.tonnes, sign * t.weighed_loaded_tn, sign * t.weighed_delivered_tn, sign * t.accepted,
    sign * t.acceptance_minutes, sign * t.income, sign * t.cost, sign * t.paid, sign * t.income_own,
    sign * t.cost_own, sign * t.unpriced, sign * t.unrated, sign * t.cost_of_km, sign * t.km_of_cost,
    sign * t.cost_of_tn, sign * t.tn_of_cost, true
  from (select date_trunc('month', t.day)::date as month) m
  cross join lateral (values ('whole', '', t.day), ('client', t.client, m.month), ('carrier', t.carrier, m.month),
    ('lane', t.lane, m.month), ('category', t.category, m.month), ('vehicleType', t.vehicle_type, m.month),
    ('truck', t.truck, m.month), ('driver', t.driver, m.month), ('operator', t.operator, m.month),
    ('facility', t.origin_facility, m.month), ('facility', t.destination_facility, m.month)
  ) v(dimension, value, starts_on)
  where v.value is not null
$$;

-- Who writes trips of a company holds its lock together with others; who counts all of them anew holds it alone.
create function app.lock_report(company uuid, alone boolean) returns void language plpgsql as $$
begin
  if alone then
    perform pg_advisory_xact_lock(hashtext('report'), hashtext(company::text));
  else
    perform pg_advisory_xact_lock_shared(hashtext('report'), hashtext(company::text));
  end if;
end
$$;

-- Brings the facts of some orders and their lines up to date. The orders are locked by whoever changed them, so that two
-- changes of one trip follow each other, and the second sees the first. Facts are compared as sets, so that many orders
-- take as long for each as one; planning anew takes a hundred times longer than the work for one, so each session plans once.
create function app.refresh_trips(wanted uuid[]) returns void language plpgsql security definer
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

create function app.order_closed() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform app.refresh_trips(array[new.id]);
  return null;
end
$$;
-- Whatever happens to an order before it is closed changes no figure, nor does what is not among these values.
create trigger load_order_reported after update on load_order for each row when (
  (old.status in (3, 4, 5, 6) or new.status in (3, 4, 5, 6)) and
  (old.status, old.status_at, old.finished_at, old.started_at, old.assigned_at, old.accepted_at, old.kind,
   old.client_id, old.client_company_id, old.carrier_id, old.carrier_company_id, old.truck_id, old.driver_id, old.operator_id,
   old.origin, old.destination, old.origin_city, old.destination_city, old.category_load, old.vehicle_type,
   old.loading_date, old.loading_hour, old.delivery_date, old.delivery_hour, old.distance_km,
   old.weight, old.weight_unit, old.loaded_tn, old.delivered_tn,
   old.client_freight_type, old.client_freight, old.client_freight_currency, old.client_freight_unit,
   old.carrier_freight_type, old.carrier_freight, old.carrier_freight_currency, old.carrier_freight_unit)
  is distinct from
  (new.status, new.status_at, new.finished_at, new.started_at, new.assigned_at, new.accepted_at, new.kind,
   new.client_id, new.client_company_id, new.carrier_id, new.carrier_company_id, new.truck_id, new.driver_id, new.operator_id,
   new.origin, new.destination, new.origin_city, new.destination_city, new.category_load, new.vehicle_type,
   new.loading_date, new.loading_hour, new.delivery_date, new.delivery_hour, new.distance_km,
   new.weight, new.weight_unit, new.loaded_tn, new.delivered_tn,
   new.client_freight_type, new.client_freight, new.client_freight_currency, new.client_freight_unit,
   new.carrier_freight_type, new.carrier_freight, new.carrier_freight_currency, new.carrier_freight_unit)
) execute function app.order_closed();

-- Orders that come closed already, or go.
create function app.orders_came_closed() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  closed uuid[] := array(select m.id from moved m where m.status in (3, 4, 5, 6));
begin
  if cardinality(closed) > 0 then perform app.refresh_trips(closed); end if;
  return null;
end
$$;
create trigger load_order_reported_first after insert on load_order referencing new table as moved
  for each statement execute function app.orders_came_closed();
create trigger load_order_unreported after delete on load_order referencing old table as moved
  for each statement execute function app.orders_came_closed();

-- What was delivered at the stops of a closed order, or paid for it.
create function app.closed_order_parts() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  closed uuid[];
begin
  closed := array(select distinct m.order_id from moved m);
  -- The order is locked before its facts are read: by most who write its parts already.
  closed := array(select o.id from load_order o where o.id = any(closed) and o.status in (3, 4, 5, 6)
    order by o.id for no key update);
  if cardinality(closed) > 0 then perform app.refresh_trips(closed); end if;
  return null;
end
$$;
create trigger load_order_stop_reported after insert on load_order_stop referencing new table as moved
  for each statement execute function app.closed_order_parts();
create trigger load_order_stop_rereported after update on load_order_stop referencing new table as moved
  for each statement execute function app.closed_order_parts();
create trigger load_order_stop_unreported after delete on load_order_stop referencing old table as moved
  for each statement execute function app.closed_order_parts();
create trigger load_order_payment_reported after insert on load_order_payment referencing new table as moved
  for each statement execute function app.closed_order_parts();
create trigger load_order_payment_unreported after delete on load_order_payment referencing old table as moved
  for each statement execute function app.closed_order_parts();

-- What concerns many trips of a company at once (its tolerance, zone and payment terms, a rate of an earlier day) is asked
-- for here and counted in the background, some trips at a time: whoever saves it does not wait for all of them.
create table report_recount (
  company_id uuid primary key references company,
  -- Trips the company reads that ended on this day or later; null: those too that others read of its orders.
  since date,
  asked_at timestamptz not null default clock_timestamp(),
  -- Whoever wrote trips with what was true before is done.
  is_begun boolean not null default false,
  -- Orders up to this one are counted.
  counted_to uuid not null default '00000000-0000-0000-0000-000000000000'
);
call app.protect('report_recount', 'company_id = app.company_id()');
revoke insert, update, delete on report_recount from tropeiro_app, tropeiro_platform;

create function app.ask_recount(company uuid, day date) returns void language sql as $$
  insert into report_recount (company_id, since) values (company, day)
  on conflict (company_id) do update set asked_at = default, is_begun = default, counted_to = default,
    since = case when day is not null and report_recount.since is not null then least(day, report_recount.since) end
$$;

-- Rates count from the day on that they are for.
create function app.rates_reported() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform app.ask_recount(r.company_id, r.since)
  from (select m.company_id, min(m.valid_from) as since from moved m group by 1 order by 1) r
  where exists (select from report_trip t where t.company_id = r.company_id and t.day >= r.since);
  return null;
end
$$;
create trigger exchange_rate_reported after insert on exchange_rate referencing new table as moved
  for each statement execute function app.rates_reported();

-- Zone, tolerance, payment term and currency of a company are part of the facts of all its trips.
create function app.terms_reported() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform app.ask_recount((to_jsonb(new) ->> tg_argv[0])::uuid, null);
  return null;
end
$$;
create trigger company_reported after update of time_zone, late_tolerance_minutes, payment_term_days, country_code on company
  for each row when ((old.time_zone, old.late_tolerance_minutes, old.payment_term_days, app.currency_of(old.country_code))
    is distinct from (new.time_zone, new.late_tolerance_minutes, new.payment_term_days, app.currency_of(new.country_code)))
  execute function app.terms_reported('id');
create trigger partner_reported after update of payment_term_days on partner for each row
  when (old.payment_term_days is distinct from new.payment_term_days) execute function app.terms_reported('company_id');

-- Counts the next trips that were asked for; false when none are left. It begins by waiting for everybody who writes trips
-- of the company with what was true before, and holds nothing then that they may wait for; after that it takes locks in the
-- order in which they do. What is asked for meanwhile begins anew.
create function app.recount_trips(many int) returns boolean language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  asked report_recount;
  ids uuid[] := '{}';
begin
  select * into asked from report_recount order by company_id limit 1;
  if asked.company_id is null then return false; end if;
  if asked.is_begun then
    ids := array(
      select o.id from load_order o
      where asked.since is null and o.company_id = asked.company_id and o.status in (3, 4, 5, 6) and o.id > asked.counted_to
      union
      select t.order_id from report_trip t
      where t.company_id = asked.company_id and t.order_id > asked.counted_to and (asked.since is null or t.day >= asked.since)
      order by 1 limit many);
    perform from load_order o where o.id = any(ids) order by o.id for no key update;
    perform app.refresh_trips(ids);
  else
    perform app.lock_report(asked.company_id, true);
  end if;
  -- A row that somebody holds is being asked for again.
  perform from report_recount r where r.company_id = asked.company_id and r.asked_at = asked.asked_at for update skip locked;
  if not found then return true; end if;
  if asked.is_begun and cardinality(ids) < many then
    delete from report_recount where company_id = asked.company_id;
  else
    update report_recount set is_begun = true, counted_to = coalesce(ids[many], counted_to)
    where company_id = asked.company_id;
  end if;
  return true;
end
$$;
grant execute on function app.recount_trips to tropeiro_platform;

-- Puts the lines of companies with many loose ones together: one company after the other, all its lines of the days and
-- months that have loose ones, so that each is read once whatever the database believes of how many there are. Whoever
-- reads meanwhile sees the old lines or the new.
create function app.settle_report_lines(loose_lines int) returns void language plpgsql security definer
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
grant execute on function app.settle_report_lines to tropeiro_platform;

-- The lines a company has, put together, and the lines it should have by the facts of its orders.
create function app.report_lines_of(company uuid) returns setof report_line language sql stable
  security definer set search_path = public, pg_temp as $$
  select company_id, side, kind, dimension, value, starts_on, income_currency, cost_currency,
    sum(ended)::int, sum(cancelled)::int, sum(cancelled_assigned)::int, sum(loading_on_time)::int,
    sum(loading_unknown)::int, sum(delivery_on_time)::int, sum(delivery_unknown)::int, sum(in_full)::int,
    sum(otif)::int, sum(km), sum(tonnes), sum(weighed_loaded_tn), sum(weighed_delivered_tn), sum(accepted)::int,
    sum(acceptance_minutes)::int, sum(income), sum(cost), sum(paid), sum(income_own), sum(cost_own),
    sum(unpriced)::int, sum(unrated)::int, sum(cost_of_km), sum(km_of_cost), sum(cost_of_tn), sum(tn_of_cost), false
  from report_line where company_id = company
  group by 1, 2, 3, 4, 5, 6, 7, 8
  having (sum(ended), sum(cancelled), sum(cancelled_assigned), sum(loading_on_time), sum(loading_unknown),
    sum(delivery_on_time), sum(delivery_unknown), sum(in_full), sum(otif), sum(km), sum(tonnes),
    sum(weighed_loaded_tn), sum(weighed_delivered_tn), sum(accepted), sum(acceptance_minutes), sum(income),
    sum(cost), sum(paid), sum(income_own), sum(cost_own), sum(unpriced), sum(unrated), sum(cost_of_km),
    sum(km_of_cost), sum(cost_of_tn), sum(tn_of_cost))
    is distinct from (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
$$;
create function app.true_trips_of(company uuid) returns setof report_trip language sql stable
  security definer set search_path = public, pg_temp as $$
  select f.* from (
    select o.id from load_order o where o.company_id = company and o.status in (3, 4, 5, 6)
    union select o.id from load_order o where o.carrier_company_id = company and o.status in (3, 4, 5, 6)
    union select o.id from load_order o where o.client_company_id = company and o.status in (3, 4, 5, 6)
  ) i join load_order o on o.id = i.id cross join lateral app.trip_facts(o) f
  where f.company_id = company
$$;
create function app.lines_of_trips(company uuid, truly boolean) returns setof report_line language sql stable
  security definer set search_path = public, pg_temp as $$
  select l.company_id, l.side, l.kind, l.dimension, l.value, l.starts_on, l.income_currency, l.cost_currency,
    sum(l.ended)::int, sum(l.cancelled)::int, sum(l.cancelled_assigned)::int, sum(l.loading_on_time)::int,
    sum(l.loading_unknown)::int, sum(l.delivery_on_time)::int, sum(l.delivery_unknown)::int, sum(l.in_full)::int,
    sum(l.otif)::int, sum(l.km), sum(l.tonnes), sum(l.weighed_loaded_tn), sum(l.weighed_delivered_tn),
    sum(l.accepted)::int, sum(l.acceptance_minutes)::int, sum(l.income), sum(l.cost), sum(l.paid), sum(l.income_own),
    sum(l.cost_own), sum(l.unpriced)::int, sum(l.unrated)::int, sum(l.cost_of_km), sum(l.km_of_cost),
    sum(l.cost_of_tn), sum(l.tn_of_cost), false
  from (
    select t from report_trip t where not truly and t.company_id = company
    union all
    select t from app.true_trips_of(company) t where truly
  ) x(trip)
  cross join lateral app.trip_lines(x.trip, 1) l
  group by 1, 2, 3, 4, 5, 6, 7, 8
$$;

-- How many trips and lines of a company differ from what its orders say. 0 unless something came past the triggers.
create function app.report_differences(company uuid) returns table (trips int, lines int) language sql stable
  security definer set search_path = public, pg_temp as $$
  select
    (select count(*)::int from (
      (select * from app.true_trips_of(company) except select * from report_trip t where t.company_id = company)
      union all
      (select * from report_trip t where t.company_id = company except select * from app.true_trips_of(company))) d),
    (select count(*)::int from (
      (select * from app.lines_of_trips(company, true) except select * from app.report_lines_of(company))
      union all
      (select * from app.report_lines_of(company) except select * from app.lines_of_trips(company, true))) d)
$$;
grant execute on function app.report_differences to tropeiro_platform;

-- Counts a company from nothing.
create function app.rebuild_report(company uuid) returns void language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  perform app.lock_report(company, true);
  delete from report_line where company_id = company;
  delete from report_trip where company_id = company;
  insert into report_trip select * from app.true_trips_of(company);
  insert into report_line select * from app.lines_of_trips(company, false) order by 1, 2, 4, 5, 6;
end
$$;
grant execute on function app.rebuild_report to tropeiro_platform;

revoke all on function app.trip_facts, app.trip_lines, app.lock_report, app.refresh_trips, app.order_closed, app.orders_came_closed,
  app.closed_order_parts, app.ask_recount, app.rates_reported, app.terms_reported, app.recount_trips, app.settle_report_lines,
  app.report_lines_of, app.true_trips_of, app.lines_of_trips, app.report_differences, app.rebuild_report, app.rate_on from public;

-- Those that are closed already.
select app.rebuild_report(id) from company;
