-- A path that is saved again, archived or brought back concerns the open orders that are planned on it: their screens offer the
-- newest version. Only the own company is shown that, so carriers and clients get nothing. Finished orders stay as they were.
create index load_order_open_plan on load_order (company_id, route_id, path_id) where route_id is not null and status in (0, 1, 2);

create function app.publish_planned(company uuid, route uuid, path uuid default null) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into app.signal (topic, record_id, company_id, readers, user_ids)
  select distinct 'order', case when o.quantity <= app.most_records() then o.id end, a.company_id, a.readers, a.user_ids
  from (
    select l.*, count(*) over () as quantity from load_order l
    where l.company_id = company and l.route_id = route and (path is null or l.path_id = path) and l.status in (0, 1, 2)
  ) o cross join lateral app.order_readers(o.kind, o.company_id, null, null, o.fleet_company_id, o.driver_id) a
$$;
create function app.path_renewed() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform app.publish_planned(new.company_id, new.route_id, new.id);
  return null;
end
$$;
create function app.route_closed() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform app.publish_planned(new.company_id, new.id);
  return null;
end
$$;
revoke all on function app.publish_planned, app.path_renewed, app.route_closed from public;
create trigger route_path_renewed after update on route_path for each row
  when ((old.version_id, old.archived_at) is distinct from (new.version_id, new.archived_at))
  execute function app.path_renewed();
create trigger route_closed after update of archived_at on route for each row
  when (old.archived_at is distinct from new.archived_at) execute function app.route_closed();
