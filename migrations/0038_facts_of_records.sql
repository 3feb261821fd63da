-- What lists and records of drivers, vehicles, clients and transport companies show of their documents and orders.

-- The day on which the first of the required documents expires, written together with the other figures of the documents.
-- Until those are counted again, that of the first of all documents that are still valid.
alter table driver add column documents_expire_on date;
alter table vehicle add column documents_expire_on date;
alter table driver disable trigger user;
alter table vehicle disable trigger user;
update driver d set documents_expire_on = e.day
from (select driver_id, min(expires_on) as day from document where driver_id is not null and expires_on >= current_date group by 1) e where e.driver_id = d.id;
update vehicle v set documents_expire_on = e.day
from (select vehicle_id, min(expires_on) as day from document where vehicle_id is not null and expires_on >= current_date group by 1) e where e.vehicle_id = v.id;

-- A driver's trips are the orders the driver was given, as the list of trips shows them, and not a figure of its own.
update driver d set total_travels = coalesce(n.trips, 0)
from driver s left join (select driver_id, count(*)::int as trips from load_order where driver_id is not null group by 1) n
  on n.driver_id = s.id
where s.id = d.id and d.total_travels <> coalesce(n.trips, 0);
alter table driver enable trigger user;
alter table vehicle enable trigger user;

drop trigger driver_touch on driver;
create trigger driver_touch before update on driver for each row
  when ((old.documents_done, old.documents_required, old.documents_expired, old.documents_expire_on, old.total_travels, old.rating)
    is not distinct from
    (new.documents_done, new.documents_required, new.documents_expired, new.documents_expire_on, new.total_travels, new.rating))
  execute function app.touch();
drop trigger vehicle_touch on vehicle;
create trigger vehicle_touch before update on vehicle for each row
  when ((old.documents_done, old.documents_required, old.documents_expired, old.documents_expire_on)
    is not distinct from (new.documents_done, new.documents_required, new.documents_expired, new.documents_expire_on))
  execute function app.touch();

create function app.load_order_driver_counted() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  -- In one order for everybody, so that two who exchange drivers do not wait for each other for ever.
  perform from driver where id in (old.driver_id, new.driver_id) order by id for no key update;
  update driver set total_travels = total_travels - 1 where id = old.driver_id;
  update driver set total_travels = total_travels + 1 where id = new.driver_id;
  return null;
end
$$;
revoke all on function app.load_order_driver_counted from public;
create trigger load_order_driver_given after insert on load_order for each row
  when (new.driver_id is not null) execute function app.load_order_driver_counted();
create trigger load_order_driver_changed after update of driver_id on load_order for each row
  when (old.driver_id is distinct from new.driver_id) execute function app.load_order_driver_counted();
create trigger load_order_driver_gone after delete on load_order for each row
  when (old.driver_id is not null) execute function app.load_order_driver_counted();

-- Who is on a trip: found by the semitrailer, and for a whole fleet at once.
create index load_order_trailer_open on load_order (trailer_id) where status in (1, 2) and trailer_id is not null;
create index load_order_second_trailer_open on load_order (second_trailer_id) where status in (1, 2) and second_trailer_id is not null;
create index load_order_fleet_open on load_order (fleet_company_id)
  include (company_id, client_company_id, carrier_company_id, status, truck_id, driver_id, trailer_id, second_trailer_id)
  where status in (1, 2);

-- A trip that begins or ends changes what is shown of the driver, the truck and its semitrailers, also to people who may not
-- read orders.
create function app.publish_busy_fleet(orders uuid[], before_trucks uuid[], before_drivers uuid[]) returns void
language sql security definer set search_path = public, pg_temp as $$
  with concerned as (
    select 'vehicle' as topic, v.id, v.company_id, v.market || '.' || v.kind as readers
    from vehicle v where v.id in (
      select unnest(before_trucks)
      union select unnest(array[o.truck_id, o.trailer_id, o.second_trailer_id]) from load_order o where o.id = any(orders))
    union all
    select 'driver', d.id, d.company_id, d.market
    from driver d where d.id in (
      select unnest(before_drivers) union select o.driver_id from load_order o where o.id = any(orders))
  )
  insert into app.signal (topic, record_id, company_id, readers)
  select distinct c.topic, case when c.quantity <= app.most_records() then c.id end, c.company_id, c.readers
  from (select *, count(*) over () as quantity from concerned) c
$$;
create function app.load_order_fleet_updated() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform app.publish_busy_fleet(array_agg(n.id), array_cat(array_cat(array_agg(b.truck_id), array_agg(b.trailer_id)), array_agg(b.second_trailer_id)),
    array_agg(b.driver_id))
  from moved n join before b on b.id = n.id
  where (n.status in (1, 2) or b.status in (1, 2))
    and (n.status, n.truck_id, n.driver_id, n.trailer_id, n.second_trailer_id)
      is distinct from (b.status, b.truck_id, b.driver_id, b.trailer_id, b.second_trailer_id)
  having count(*) > 0;
  return null;
end
$$;
create function app.load_order_fleet_inserted() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform app.publish_busy_fleet(array_agg(n.id), '{}', '{}') from moved n where n.status in (1, 2) having count(*) > 0;
  return null;
end
$$;
revoke all on function app.publish_busy_fleet, app.load_order_fleet_updated, app.load_order_fleet_inserted from public;
create trigger load_order_fleet_updated after update on load_order referencing old table as before new table as moved
  for each statement execute function app.load_order_fleet_updated();
create trigger load_order_fleet_inserted after insert on load_order referencing new table as moved
  for each statement execute function app.load_order_fleet_inserted();

-- The orders of a client or a transport company: those delivered lately, and those that are still to be paid.
create index load_order_client_delivered on load_order (company_id, client_id, finished_at)
  include (client_company_id, carrier_company_id) where finished_at is not null and client_id is not null;
create index load_order_carrier_delivered on load_order (company_id, carrier_id, finished_at)
  include (client_company_id, carrier_company_id) where finished_at is not null and carrier_id is not null;
create index load_order_client_unpaid on load_order (company_id, client_id) where status in (3, 6) and client_id is not null;
create index load_order_carrier_unpaid on load_order (company_id, carrier_id) where status = 3 and carrier_id is not null;
create index load_order_tally_client_partner on load_order_tally (company_id, client_id) where client_id is not null;
create index load_order_tally_carrier_partner on load_order_tally (company_id, carrier_id) where carrier_id is not null;

-- The name of an order's client for its carrier and its client as well, who do not see the partners of the order's company.
create function app.client_of_order(order_id uuid) returns text language sql stable parallel restricted
  security definer set search_path = public, pg_temp as $$
  select p.name from load_order o join partner p on p.company_id = o.company_id and p.id = o.client_id
  where o.id = order_id and app.company_id() in (o.company_id, o.client_company_id, o.carrier_company_id)
$$;
revoke all on function app.client_of_order from public;
grant execute on function app.client_of_order to tropeiro_app, tropeiro_platform;
