-- What makes lists of orders quick in a company of hundreds of thousands: totals that are counted beforehand, indexes
-- that answer without the table, and a search that looks at one company.

-- How many orders there are of each combination of what lists are filtered by and has few values. Nobody waits for
-- anybody here: every change adds lines (+1, -1), a total is their sum, and now and then the lines of a company are
-- put together. Written by the triggers below alone.
create table load_order_tally (
  company_id uuid not null,
  kind text not null,
  client_company_id uuid,
  carrier_company_id uuid,
  status smallint not null,
  rated boolean not null,
  client_id uuid,
  carrier_id uuid,
  operator_id uuid,
  origin_city text not null,
  destination_city text not null,
  category_load text,
  weight_unit text,
  vehicle_type text,
  type_operation text,
  action text,
  service_type text,
  container_type text,
  orders int not null,
  -- Not put together yet.
  loose boolean not null default true
);
create index load_order_tally_company on load_order_tally (company_id, kind);
create index load_order_tally_client on load_order_tally (client_company_id, kind) where client_company_id is not null;
create index load_order_tally_carrier on load_order_tally (carrier_company_id, kind) where carrier_company_id is not null;
create index load_order_tally_loose on load_order_tally (company_id) where loose;
call app.protect('load_order_tally', 'case when company_id = app.company_id() then true
  else client_company_id = app.company_id() or carrier_company_id = app.company_id() end');
revoke insert, update, delete on load_order_tally from tropeiro_app, tropeiro_platform;

create function app.load_orders_tallied() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into load_order_tally
  select m.company_id, m.kind, m.client_company_id, m.carrier_company_id, m.status, m.rated, m.client_id, m.carrier_id,
    m.operator_id, m.origin_city, m.destination_city, m.category_load, m.weight_unit, m.vehicle_type, m.type_operation,
    m.action, m.service_type, m.container_type, case tg_op when 'INSERT' then count(*) else -count(*) end
  from moved m
  group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18;
  return null;
end
$$;
revoke all on function app.load_orders_tallied from public;
create trigger load_order_tally_more after insert on load_order referencing new table as moved
  for each statement execute function app.load_orders_tallied();
create trigger load_order_tally_less after delete on load_order referencing old table as moved
  for each statement execute function app.load_orders_tallied();

create function app.load_order_retallied() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into load_order_tally values
    (old.company_id, old.kind, old.client_company_id, old.carrier_company_id, old.status, old.rated, old.client_id, old.carrier_id,
     old.operator_id, old.origin_city, old.destination_city, old.category_load, old.weight_unit, old.vehicle_type,
     old.type_operation, old.action, old.service_type, old.container_type, -1),
    (new.company_id, new.kind, new.client_company_id, new.carrier_company_id, new.status, new.rated, new.client_id, new.carrier_id,
     new.operator_id, new.origin_city, new.destination_city, new.category_load, new.weight_unit, new.vehicle_type,
     new.type_operation, new.action, new.service_type, new.container_type, 1);
  return null;
end
$$;
revoke all on function app.load_order_retallied from public;
-- Where a truck was seen, and most of what is written to an order, changes no total.
create trigger load_order_tally_moves after update on load_order for each row when (
  (old.company_id, old.kind, old.client_company_id, old.carrier_company_id, old.status, old.rated, old.client_id, old.carrier_id,
   old.operator_id, old.origin_city, old.destination_city, old.category_load, old.weight_unit, old.vehicle_type,
   old.type_operation, old.action, old.service_type, old.container_type)
  is distinct from
  (new.company_id, new.kind, new.client_company_id, new.carrier_company_id, new.status, new.rated, new.client_id, new.carrier_id,
   new.operator_id, new.origin_city, new.destination_city, new.category_load, new.weight_unit, new.vehicle_type,
   new.type_operation, new.action, new.service_type, new.container_type)
) execute function app.load_order_retallied();

-- Puts the lines of companies with many loose ones together. Whoever counts meanwhile sees the old lines or the new.
create function app.settle_load_order_tally(loose_lines int) returns void language sql security definer set search_path = public, pg_temp as $$
  with gone as (
    delete from load_order_tally t where t.company_id in (
      select company_id from load_order_tally where loose group by 1 having count(*) >= loose_lines)
    returning t.*)
  insert into load_order_tally
  select company_id, kind, client_company_id, carrier_company_id, status, rated, client_id, carrier_id, operator_id,
    origin_city, destination_city, category_load, weight_unit, vehicle_type, type_operation, action, service_type,
    container_type, sum(orders), false
  from gone
  group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18
  having sum(orders) <> 0
$$;
revoke all on function app.settle_load_order_tally from public;
grant execute on function app.settle_load_order_tally to tropeiro_platform;

-- Counts what is there, for orders that came past the triggers.
create function app.recount_load_orders() returns void language sql security definer set search_path = public, pg_temp as $$
  delete from load_order_tally;
  insert into load_order_tally
  select company_id, kind, client_company_id, carrier_company_id, status, rated, client_id, carrier_id, operator_id,
    origin_city, destination_city, category_load, weight_unit, vehicle_type, type_operation, action, service_type,
    container_type, count(*), false
  from load_order
  group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18
$$;
revoke all on function app.recount_load_orders from public;
select app.recount_load_orders();

-- With the two other companies in them, row-level security needs no look at the table for rows that are passed over; with
-- the day itself beside what is made of it, neither does the planner ask for one. As a "case" and not as a "coalesce": of
-- the two only the first counts as safe to be looked at before row-level security.
drop index load_order_loading;
drop index load_order_delivery;
create index load_order_loading on load_order
  (company_id, kind, (case when loading_date is null then 'infinity'::date else loading_date end), id)
  include (loading_date, client_company_id, carrier_company_id);
create index load_order_delivery on load_order
  (company_id, kind, (case when delivery_date is null then 'infinity'::date else delivery_date end), id)
  include (delivery_date, client_company_id, carrier_company_id);

-- Prices, which row-level security keeps away from an index of their own, are compared in a narrow one.
create index load_order_freight on load_order (company_id, kind, created_at desc, id desc)
  include (client_company_id, carrier_company_id, client_freight, carrier_freight, transport_freight);

-- Codes are arrays, which row-level security keeps away from their indexes: as with a search, a function looks for the
-- orders the session's company sees.
create index load_order_order_codes on load_order using gin (order_codes) with (fastupdate = off);
create index load_order_delivery_codes on load_order using gin (delivery_codes) with (fastupdate = off);
create function app.load_orders_of_order_codes(codes text[]) returns setof uuid language sql stable parallel restricted
  security definer set search_path = public, pg_temp rows 20 as $$
  select o.id from load_order o
  where o.order_codes && codes and app.company_id() in (o.company_id, o.client_company_id, o.carrier_company_id)
$$;
create function app.load_orders_of_delivery_codes(codes text[]) returns setof uuid language sql stable parallel restricted
  security definer set search_path = public, pg_temp rows 20 as $$
  select o.id from load_order o
  where o.delivery_codes && codes and app.company_id() in (o.company_id, o.client_company_id, o.carrier_company_id)
$$;
revoke all on function app.load_orders_of_order_codes, app.load_orders_of_delivery_codes from public;
grant execute on function app.load_orders_of_order_codes, app.load_orders_of_delivery_codes to tropeiro_app, tropeiro_platform;

-- Trigrams find the orders of all companies, which is fine for what few have and far too much for a name that many have.
-- What is common is looked for in all texts of the company, which stand in an index. One too long for it is rare.
create index load_order_text on load_order (company_id, kind, created_at desc, id desc)
  include (client_company_id, carrier_company_id, search_text) where octet_length(search_text) <= 2000;
create index load_order_long_text on load_order (company_id, kind) where octet_length(search_text) > 2000;

-- Whether the words stand in any of a thousand orders of the company, a few of each of fifty times: then they are likely to
-- stand in many.
create function app.is_common_in_load_orders(order_kind text, patterns text[]) returns boolean language sql stable
  parallel restricted security definer set search_path = public, pg_temp as $$
  with of_company as not materialized (
    select o.created_at, o.id, o.search_text from load_order o
    where o.company_id = app.company_id() and o.kind = order_kind and octet_length(o.search_text) <= 2000),
  span as (select min(created_at) as first, max(created_at) as last from of_company)
  select exists (
    select from span, generate_series(1, 50) as part, lateral (
      select o.search_text from of_company o where o.created_at <= first + (last - first) * part / 50
      order by o.created_at desc, o.id desc limit 20) as found
    where found.search_text like all (patterns))
$$;
revoke all on function app.is_common_in_load_orders from public;
grant execute on function app.is_common_in_load_orders to tropeiro_app, tropeiro_platform;
alter function app.search_load_orders parallel restricted;
