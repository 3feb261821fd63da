-- What happens on a trip concerns whoever reads orders of its kind, not everybody of the company.
drop function app.alert_changed, app.alert_event_changed, app.map_event_changed cascade;

create function app.trip_readers(company uuid, carrier uuid, trip uuid)
returns table (company_id uuid, readers text, user_ids uuid[])
language sql stable security definer set search_path = public, pg_temp as $$
  select a.company_id, a.readers, a.user_ids from load_order o
  cross join lateral app.order_readers(o.kind, o.company_id, carrier, null, o.fleet_company_id, o.driver_id) a
  where o.company_id = company and o.id = trip
  union all
  select c.id, 'company', null from (select company union select carrier) as c (id) where trip is null and c.id is not null
$$;
revoke all on function app.trip_readers from public;

call app.publish_changes('alert', 'alert', 'r.id', 'select * from app.trip_readers(r.company_id, r.carrier_company_id, r.order_id)');
call app.publish_changes('alert_event', 'alert', 'r.alert_id',
  $$select t.* from alert a cross join lateral app.trip_readers(a.company_id, a.carrier_company_id, a.order_id) t
    where a.company_id = r.company_id and a.id = r.alert_id$$);
call app.publish_changes('map_event', 'mapEvent', 'r.id', 'select * from app.trip_readers(r.company_id, r.carrier_company_id, r.order_id)');
