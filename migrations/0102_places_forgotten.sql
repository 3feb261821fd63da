-- Who had the map of a company open, how long places are kept by what reported them, and when a granted number is free again.

-- One line per person and five minutes while the map of the company's trucks is open. Which drivers were on it follows from the
-- trips of that time: a line for each truck would be thousands a minute.
create table map_view (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references company,
  user_id uuid not null references app_user,
  slot timestamptz not null,
  -- Which orders of the company they saw, and whether they saw the devices of its own fleet.
  kinds text[] not null,
  sees_fleet boolean not null
);
create unique index map_view_once on map_view (company_id, user_id, slot);
create index map_view_slot on map_view (slot, company_id);
call app.protect('map_view', 'company_id = app.company_id()');

-- How long places are kept, by company and by what reported them; what a person noted is kept as long as the product keeps anything.
drop function app.position_limits;
create function app.position_limits(moment timestamptz)
returns table (company_id uuid, kind text, trip_from timestamptz, off_trip_from timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  select c.id, k.kind, moment - make_interval(days => least(366, coalesce(s.trip_days, 366))),
    moment - make_interval(days => least(90, coalesce(s.off_trip_days, 90)))
  from company c cross join unnest(array['hardware', 'phone', 'forwarded', 'simulated', 'person']) as k (kind)
    left join gps_settings s on s.company_id = c.id and s.kind = k.kind
$$;

-- As before, each position by the limits of what reported it: the page of a driver is a phone.
create or replace function app.delete_old_positions(moment timestamptz, most int) returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  day record;
  gone int := 0;
  deleted int;
begin
  for day in
    with days as (
      select to_date(right(c.relname, 8), 'YYYYMMDD') as day from pg_inherits i join pg_class c on c.oid = i.inhrelid
      where i.inhparent = 'public.position'::regclass and c.relname ~ '^position_[0-9]{8}$'
    )
    select '-infinity'::timestamptz as first, min(d.day)::timestamp at time zone 'UTC' as last from days d
    union all
    select d.day::timestamp at time zone 'UTC', (d.day + 1)::timestamp at time zone 'UTC' from days d
    where d.day::timestamp at time zone 'UTC' < (select max(greatest(l.trip_from, l.off_trip_from)) from app.position_limits(moment) l)
    order by 1
  loop
    delete from position p where p.at >= day.first and p.at < day.last and (p.tracker_id, p.at) in (
      select q.tracker_id, q.at from position q left join device d on d.id = q.device_id
        join app.position_limits(moment) l on l.company_id = q.company_id
          and l.kind = coalesce(d.kind, case q.source when 'driver' then 'phone' else 'person' end)
      where q.at >= day.first and q.at < day.last and q.at < case when q.order_id is null then l.off_trip_from else l.trip_from end
      limit most - gone);
    get diagnostics deleted = row_count;
    gone := gone + deleted;
    exit when gone >= most;
  end loop;
  return gone;
end
$$;
revoke all on function app.position_limits from public;
grant execute on function app.position_limits to tropeiro_platform;

-- An answer stays an answer when its place is no longer kept.
do $do$
declare
  rule text;
begin
  select c.conname into rule from pg_constraint c
  where c.conrelid = 'location_request'::regclass and c.contype = 'c' and pg_get_constraintdef(c.oid) like '%answered_at IS NULL) = (lat IS NULL%';
  execute format('alter table location_request drop constraint %I', rule);
end
$do$;
alter table location_request add constraint location_request_place
  check ((lat is null) = (lng is null) and (lat is null or answered_at is not null));

-- A number was granted to a device that claims it: once it does so no more, the others may have it.
create function app.end_device_grant() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from device_grant g where g.device_id = new.id
    and (new.disabled_at is not null or (g.protocol, g.identifier) is distinct from (new.claimed_protocol, new.identifier));
  return null;
end
$$;
revoke all on function app.end_device_grant from public;
create trigger device_grant_ends after update of identifier, claimed_protocol, disabled_at on device for each row
  execute function app.end_device_grant();
delete from device_grant g using device d where d.id = g.device_id
  and (d.disabled_at is not null or (g.protocol, g.identifier) is distinct from (d.claimed_protocol, d.identifier));
