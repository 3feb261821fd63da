-- Totals of lists are sums of tally lines. The lines of a company lay on as many blocks of the table as there are lines, and
-- putting them together wrote all of them anew. Now an index has everything that a sum asks for, what is put together
-- already first, and only loose lines are added to it.

drop index load_order_tally_company;
create index load_order_tally_company on load_order_tally (company_id, kind, loose) include (
  client_company_id, carrier_company_id, status, rated, client_id, carrier_id, operator_id, origin_city, destination_city,
  category_load, weight_unit, vehicle_type, type_operation, action, service_type, container_type, orders);
cluster load_order_tally using load_order_tally_company;
alter table load_order_tally set without cluster;
-- An index answers alone only for pages that were vacuumed, and these tables are small and busy.
alter table load_order_tally set (
  autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 500,
  autovacuum_vacuum_insert_scale_factor = 0, autovacuum_vacuum_insert_threshold = 500,
  autovacuum_analyze_scale_factor = 0.5);

-- Adds the loose lines of companies with many of them to those that are put together. Whoever counts meanwhile sees the old
-- lines or the new. One at a time, and after a look at what the one before has written: a line exists once.
create or replace function app.settle_load_order_tally(loose_lines int) returns void language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  company uuid;
begin
  if not pg_try_advisory_xact_lock(hashtext('load_order_tally')) then
    return;
  end if;
  -- One company after the other: their settled lines are few, those of all companies are many.
  for company in select t.company_id from load_order_tally t where t.loose group by 1 having count(*) >= loose_lines loop
    with gone as (
      delete from load_order_tally t where t.loose and t.company_id = company returning t.*),
    moved as materialized (
      select kind, client_company_id, carrier_company_id, status, rated, client_id, carrier_id, operator_id, origin_city,
        destination_city, category_load, weight_unit, vehicle_type, type_operation, action, service_type, container_type,
        sum(orders)::int as orders
      from gone
      group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17
      having sum(orders) <> 0),
    settled as materialized (
      select t.ctid as place, t.* from load_order_tally t where t.company_id = company and not t.loose),
    known as materialized (
      select t.place, t.orders as before, m.* from moved m left join settled t
        on (t.kind, t.status, t.rated, t.origin_city, t.destination_city)
          = (m.kind, m.status, m.rated, m.origin_city, m.destination_city)
        and (t.client_company_id, t.carrier_company_id, t.client_id, t.carrier_id, t.operator_id, t.category_load,
            t.weight_unit, t.vehicle_type, t.type_operation, t.action, t.service_type, t.container_type)
          is not distinct from (m.client_company_id, m.carrier_company_id, m.client_id, m.carrier_id, m.operator_id,
            m.category_load, m.weight_unit, m.vehicle_type, m.type_operation, m.action, m.service_type, m.container_type)),
    emptied as (
      delete from load_order_tally t using known k where t.ctid = k.place and k.before + k.orders = 0),
    grown as (
      update load_order_tally t set orders = t.orders + k.orders from known k
      where t.ctid = k.place and k.before + k.orders <> 0)
    insert into load_order_tally
    select company, kind, client_company_id, carrier_company_id, status, rated, client_id, carrier_id, operator_id,
      origin_city, destination_city, category_load, weight_unit, vehicle_type, type_operation, action, service_type,
      container_type, orders, false
    from known where place is null;
  end loop;
end
$$;

-- The tallies of bookings and opportunities have a few lines for each company, whatever is put together.
drop index app.opportunity_tally_company;
create index opportunity_tally_company on app.opportunity_tally (company_id) include (state, publication_type, is_open, opportunities);
alter table app.opportunity_tally set (
  autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 500,
  autovacuum_vacuum_insert_scale_factor = 0, autovacuum_vacuum_insert_threshold = 500);
alter table app.booking_tally set (
  autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 500,
  autovacuum_vacuum_insert_scale_factor = 0, autovacuum_vacuum_insert_threshold = 500);
