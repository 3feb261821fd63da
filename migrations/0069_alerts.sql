-- What the evaluator of alerts needs: which trips and devices are watched, and when one is due.

-- Late positions can show that something did not happen. Such an alert stays where somebody was notified of it, and is in no list.
alter table alert add column refuted_at timestamptz;
create index alert_group on alert (company_id, group_key, started_at, id) where group_key is not null;
create index alert_escalation on alert (created_at)
  where review = 'pending' and criticality = 'high' and escalated_at is null and not is_late and refuted_at is null;

-- Seen by the device of the truck, or reported by hand. Tasks move the order, arriving does not.
alter table load_order add column arrived_at timestamptz;

-- A trip is watched from its truck on, a device always: without a trip it still has a battery and a signal.
create function app.watch_trip() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into watched_trip (id, company_id, order_id) values (new.id, new.company_id, new.id)
  on conflict (id) do update set is_due = true;
  return null;
end
$$;
create function app.watch_device() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into watched_trip (id, company_id, device_id) values (new.id, new.company_id, new.id) on conflict (id) do nothing;
  return null;
end
$$;
create function app.forget_watched() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from watched_trip w where w.id = old.id;
  return null;
end
$$;
revoke all on function app.watch_trip, app.watch_device, app.forget_watched from public;
create trigger load_order_watch_first after insert on load_order for each row
  when (new.status in (1, 2) and new.truck_id is not null) execute function app.watch_trip();
create trigger load_order_watch after update of status, truck_id, driver_id, path_version_id, loading_date, loading_hour, delivery_date, delivery_hour
  on load_order for each row
  when ((new.status in (1, 2) and new.truck_id is not null or old.status in (1, 2) and old.truck_id is not null)
    and (old.status, old.truck_id, old.driver_id, old.path_version_id, old.loading_date, old.loading_hour, old.delivery_date, old.delivery_hour)
    is distinct from (new.status, new.truck_id, new.driver_id, new.path_version_id, new.loading_date, new.loading_hour, new.delivery_date, new.delivery_hour))
  execute function app.watch_trip();
create trigger load_order_unwatch after delete on load_order for each row execute function app.forget_watched();
create trigger device_watch after insert on device for each row execute function app.watch_device();
create trigger device_unwatch after delete on device for each row execute function app.forget_watched();
insert into watched_trip (id, company_id, order_id)
select o.id, o.company_id, o.id from load_order o where o.status in (1, 2) and o.truck_id is not null;
insert into watched_trip (id, company_id, device_id) select d.id, d.company_id, d.id from device d on conflict (id) do nothing;

-- Whoever stores positions makes their trips due. Rows are locked in the order of their ids, as the evaluator does, and one that
-- is due already is left alone unless the position is older than what was judged.
create function app.positions_stored() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  with came as (
    select coalesce(s.order_id, s.device_id) as id, min(s.at) as from_at from stored s
    where s.order_id is not null or s.device_id is not null group by 1
  ), locked as (
    select w.id, c.from_at from watched_trip w join came c on c.id = w.id
    where not w.is_due or c.from_at <= w.judged_at and c.from_at < coalesce(w.replays_from, 'infinity')
    order by w.id for update of w
  )
  update watched_trip w set is_due = true,
    replays_from = case when l.from_at <= w.judged_at then least(w.replays_from, l.from_at) else w.replays_from end
  from locked l where w.id = l.id;
  return null;
end
$$;
revoke all on function app.positions_stored from public;
create trigger position_watched after insert on position referencing new table as stored for each statement
  execute function app.positions_stored();
