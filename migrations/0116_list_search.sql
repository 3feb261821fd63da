-- A search in the list of orders together with filters, for the largest company (bench/README.md).

-- The texts with every column that lists are filtered by and a tally counts: whether an order is found needs no look at the
-- table. A text up to here leaves room for the other columns; what is longer is looked at one by one.
drop index load_order_text, load_order_long_text;
create index load_order_text on load_order (company_id, kind, created_at desc, id desc)
  include (client_company_id, carrier_company_id, status, rated, client_id, carrier_id, operator_id, origin_city, destination_city,
    category_load, weight_unit, vehicle_type, type_operation, action, service_type, container_type, loading_date, delivery_date,
    search_text)
  where octet_length(search_text) <= 1000;
create index load_order_long_text on load_order (company_id, kind) where octet_length(search_text) > 1000;

-- Whether a text is cheaper read along the list, newest first, than found by the trigrams. Twenty steps through the whole time
-- look at 200 orders: how many contain every word, and how far the newest of them is. An order that the trigrams find takes
-- about as long as looking at the texts of 13 others.
create or replace function app.is_common_in_load_orders(order_kind text, patterns text[]) returns boolean language sql stable
  parallel restricted security definer set search_path = public, pg_temp set max_parallel_workers_per_gather = 0 as $$
  with of_company as not materialized (
    select o.created_at, o.id, o.search_text from load_order o
    where o.company_id = app.company_id() and o.kind = order_kind and octet_length(o.search_text) <= 1000),
  span as (select min(created_at) as first, max(created_at) as last from of_company)
  select coalesce(count(*) * 13 / 200.0 > min(part - 1) / 20.0, false)
  from span, generate_series(1, 20) as part, lateral (
    select o.search_text from of_company o where o.created_at <= last - (last - first) * (part - 1) / 20
    order by o.created_at desc, o.id desc limit 10) as found
  where found.search_text like all (patterns)
$$;

-- Starting other processes takes longer than finding what is rare.
alter function app.search_load_orders set max_parallel_workers_per_gather = 0;

-- Prices are not compared by an index under row-level security: this looks them up for the side of the session's company.
create index load_order_client_freight on load_order (company_id, client_freight) where client_freight is not null;
create index load_order_carrier_freight on load_order (company_id, carrier_freight) where carrier_freight is not null;
create index load_order_carried_freight on load_order (carrier_company_id, carrier_freight)
  where carrier_company_id is not null and carrier_freight is not null;
create function app.load_orders_of_client_freight(amounts numeric[]) returns setof uuid language sql stable parallel restricted
  security definer set search_path = public, pg_temp set max_parallel_workers_per_gather = 0 rows 20 as $$
  select o.id from load_order o where o.company_id = app.company_id() and o.client_freight = any (amounts)
$$;
create function app.load_orders_of_carrier_freight(amounts numeric[]) returns setof uuid language sql stable parallel restricted
  security definer set search_path = public, pg_temp set max_parallel_workers_per_gather = 0 rows 20 as $$
  select o.id from load_order o where o.company_id = app.company_id() and o.carrier_freight = any (amounts)
  union all
  select o.id from load_order o where o.carrier_company_id = app.company_id() and o.company_id <> app.company_id()
    and o.carrier_freight = any (amounts)
$$;
revoke all on function app.load_orders_of_client_freight, app.load_orders_of_carrier_freight from public;
grant execute on function app.load_orders_of_client_freight, app.load_orders_of_carrier_freight to tropeiro_app, tropeiro_platform;
