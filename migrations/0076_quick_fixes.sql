-- Fixes of known devices are stored with one statement. What decides about their messages (device, truck, trips, consent, limits)
-- is kept by the process that takes them in, and is asked for again as soon as any of it changed.

-- Written by whatever changes what decides about messages of a device, in the same transaction. How many rows there are of a
-- device, and their sum, say whether what a process knows still holds: rows are only added, and none is removed within the time
-- that anybody relies on what it knows.
create sequence app.tracker_change_number as bigint;
create table app.tracker_change (
  tracker_id uuid not null,
  number bigint not null default nextval('app.tracker_change_number'),
  at timestamptz not null default clock_timestamp()
);
create index tracker_change_tracker on app.tracker_change (tracker_id) include (number);
create index tracker_change_at on app.tracker_change using brin (at);
grant select, delete on app.tracker_change to tropeiro_platform;

create function app.tracker_version(tracker uuid) returns text language sql stable parallel safe
  return (select count(*) || ' ' || coalesce(sum(c.number), 0) from app.tracker_change c where c.tracker_id = tracker);
grant execute on function app.tracker_version to tropeiro_platform;

create index device_of_driver on device (driver_id) where driver_id is not null;
create index device_link_of_truck on device_link (vehicle_id);

-- Devices that report for a truck, or for a driver.
create function app.note_tracker_changes(trucks uuid[], drivers uuid[]) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into app.tracker_change (tracker_id)
  select k.device_id from device_link k where k.vehicle_id = any (trucks)
  union select d.id from device d where d.driver_id = any (drivers)
$$;
create function app.device_decides() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into app.tracker_change (tracker_id) values (old.id);
  return null;
end
$$;
create function app.link_decides() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into app.tracker_change (tracker_id) select new.device_id where tg_op <> 'DELETE' union select old.device_id where tg_op <> 'INSERT';
  return null;
end
$$;
create function app.trip_decides() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform app.note_tracker_changes(array[old.truck_id, new.truck_id], array[old.driver_id, new.driver_id]);
  return null;
end
$$;
create function app.sharing_decides() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  shared uuid := coalesce(new.order_id, old.order_id);
begin
  perform app.note_tracker_changes(array(select s.truck_id from trip_span s where s.order_id = shared),
    array(select s.driver_id from trip_span s where s.order_id = shared) || old.driver_id || new.driver_id);
  return null;
end
$$;
create function app.gps_settings_decide() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into app.tracker_change (tracker_id)
  select d.id from device d where (d.company_id, d.kind) in ((old.company_id, old.kind), (new.company_id, new.kind));
  return null;
end
$$;
revoke all on function app.tracker_version, app.note_tracker_changes, app.device_decides, app.link_decides, app.trip_decides,
  app.sharing_decides, app.gps_settings_decide from public;
create trigger device_decides after delete or update of company_id, kind, secret_hash, claimed_protocol, driver_id, interval_seconds, disabled_at
  on device for each row execute function app.device_decides();
create trigger device_link_decides after insert or update or delete on device_link for each row execute function app.link_decides();
create trigger trip_span_decides after insert or update or delete on trip_span for each row execute function app.trip_decides();
create trigger sharing_span_decides after insert or update or delete on sharing_span for each row execute function app.sharing_decides();
create trigger gps_settings_decide after insert or update or delete on gps_settings for each row execute function app.gps_settings_decide();

-- Trips with something new: one row for all that was stored together, so that storing locks no trip and waits for no rule.
alter table watched_trip_mark alter column id type uuid[] using array[id];
alter table watched_trip_mark alter column replays_from type timestamptz[] using array[replays_from];
alter table watched_trip_mark alter column replays_from set not null;
alter table watched_trip_mark rename column id to ids;

-- Passes those marks on to their trips; those that somebody is just judging stay marked.
create or replace function app.pass_on_marks() returns int language sql as $$
  with taken as (
    delete from watched_trip_mark m where m.ctid = any (array(select t.ctid from watched_trip_mark t limit 1000 for update skip locked))
    returning m.ids, m.replays_from
  ), came as materialized (
    select u.id, min(u.replays_from) as replays_from from taken t cross join lateral unnest(t.ids, t.replays_from) as u (id, replays_from)
    group by u.id
  ), known as materialized (
    select c.id from came c join watched_trip t on t.id = c.id
  ), free as materialized (
    select t.id from watched_trip t where t.id in (select k.id from known k) order by t.id for update skip locked
  ), marked as (
    update watched_trip t set is_due = true, updated_at = now(), replays_from = least(t.replays_from, c.replays_from)
    from came c join free f on f.id = c.id where t.id = c.id and (not t.is_due or c.replays_from is not null)
  ), made as (
    insert into watched_trip (id, company_id, order_id, device_id, replays_from)
    select c.id, w.company_id, w.order_id, w.device_id, c.replays_from from came c join (
      select o.id, o.company_id, o.id as order_id, null::uuid as device_id from load_order o where o.id in (select id from came)
      union all select d.id, d.company_id, null, d.id from device d where d.id in (select id from came)
    ) w on w.id = c.id where not exists (select from known k where k.id = c.id) order by c.id on conflict do nothing
  ), left_over as (
    insert into watched_trip_mark (ids, replays_from)
    select array_agg(c.id), array_agg(c.replays_from) from came c join known k on k.id = c.id
    where not exists (select from free f where f.id = c.id) having count(*) > 0
  )
  select count(*)::int from free
$$;

-- What devices report is marked by whoever stores it; doing it again for every position would only cost.
drop trigger position_watched on position;
create trigger position_watched after insert on position referencing new table as stored for each statement
  when (current_setting('app.marks_trips', true) is distinct from 'on') execute function app.positions_stored();

-- Stores what known devices reported: their places, history, and marks for the rules. Each device is given with what the process
-- knew of it; where that is no longer so, nothing of that device is stored, and it is returned. One array for each column.
create function app.store_fixes(
  trackers uuid[], versions text[], known xid8[], moved boolean[], vehicles uuid[], trips uuid[], ats float8[], lats float8[],
  lngs float8[], speeds real[], headings real[], accuracies real[], aheads boolean[], stationaries float8[], storeds float8[],
  contacts float8[], batteries real[], powers boolean[], ignitions boolean[],
  fix_trackers uuid[], fix_companies uuid[], fix_vehicles uuid[], fix_trips uuid[], fix_ats float8[], fix_lats float8[],
  fix_lngs float8[], fix_speeds real[], fix_headings real[], fix_accuracies real[], fix_altitudes real[], fix_verdicts text[],
  mark_trackers uuid[], marks uuid[],
  out changed text, out outdated uuid[]
) language plpgsql set plan_cache_mode = 'force_generic_plan' set enable_hashjoin = off set enable_mergejoin = off
  set enable_seqscan = off as $$
declare
  done uuid[];
begin
  perform set_config('app.marks_trips', 'on', true);
  with written as (
    update latest_position l set
      vehicle_id = case when n.moved then n.vehicle else l.vehicle_id end, order_id = case when n.moved then n.trip else l.order_id end,
      at = to_timestamp(n.at / 1000), lat = n.lat, lng = n.lng, speed_kmh = n.speed, heading = n.heading, accuracy_m = n.accuracy,
      is_clock_ahead = n.ahead, stationary_since = to_timestamp(n.stationary / 1000), stored_at = to_timestamp(n.stored / 1000),
      contact_at = greatest(l.contact_at, to_timestamp(n.contact / 1000)), battery_percent = n.battery, has_power = n.power,
      ignition = n.ignition, doubt = null, changed = pg_current_xact_id()
    from unnest(trackers, versions, known, moved, vehicles, trips, ats, lats, lngs, speeds, headings, accuracies, aheads, stationaries,
        storeds, contacts, batteries, powers, ignitions)
      as n (tracker, version, known, moved, vehicle, trip, at, lat, lng, speed, heading, accuracy, ahead, stationary, stored, contact,
        battery, power, ignition)
    where l.tracker_id = n.tracker and l.changed = n.known
      -- As app.tracker_version says it; calling that for each device would take longer than all the rest.
      and (select count(*) || ' ' || coalesce(sum(c.number), 0) from app.tracker_change c where c.tracker_id = n.tracker) = n.version
    returning l.tracker_id
  )
  select array_agg(w.tracker_id) into done from written w;
  changed := pg_current_xact_id()::text;
  outdated := case when cardinality(done) = cardinality(trackers) then '{}'
    else array(select t from unnest(trackers) t except select d from unnest(done) d) end;
  insert into position (tracker_id, device_id, at, company_id, vehicle_id, order_id, lat, lng, speed_kmh, heading, accuracy_m,
    altitude_m, verdict, source)
  select n.tracker, n.tracker, to_timestamp(n.at / 1000), n.company, n.vehicle, n.trip, n.lat, n.lng, n.speed, n.heading, n.accuracy,
    n.altitude, n.verdict, 'device'
  from unnest(fix_trackers, fix_ats, fix_companies, fix_vehicles, fix_trips, fix_lats, fix_lngs, fix_speeds, fix_headings,
      fix_accuracies, fix_altitudes, fix_verdicts)
    as n (tracker, at, company, vehicle, trip, lat, lng, speed, heading, accuracy, altitude, verdict)
  where n.tracker <> all (outdated) on conflict do nothing;
  insert into watched_trip_mark (ids, replays_from)
  select array_agg(m.id), array_agg(null::timestamptz) from unnest(mark_trackers, marks) as m (tracker, id)
  where m.tracker <> all (outdated) having count(*) > 0;
end
$$;
revoke all on function app.store_fixes from public;
grant execute on function app.store_fixes to tropeiro_platform;
