-- Who looked where a driver was is written while a screen reads: telling that screen would make it read again, and again.
drop trigger position_view_inserted on position_view;
drop trigger position_view_updated on position_view;
drop trigger position_view_deleted on position_view;
drop function app.position_view_changed();

-- How long positions are kept, per company; shorter where it says so, never longer than the product.
create function app.position_limits(moment timestamptz) returns table (company_id uuid, trip_from timestamptz, off_trip_from timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  select c.id, moment - make_interval(days => least(366, coalesce(min(s.trip_days), 366))),
    moment - make_interval(days => least(90, coalesce(min(s.off_trip_days), 90)))
  from company c left join gps_settings s on s.company_id = c.id group by c.id
$$;

-- The days that are wholly older than anybody may keep them, dropped whole: deleting a day's rows would take hours.
create function app.drop_position_days(before timestamptz) returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  day record;
  dropped int := 0;
begin
  -- Nobody may have a day dropped that the product still keeps.
  if before > now() - interval '366 days' then raise exception 'positions of that time are kept'; end if;
  perform pg_advisory_xact_lock(hashtext('position days'));
  for day in
    select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'public.position'::regclass and c.relname ~ '^position_[0-9]{8}$'
      and (to_date(right(c.relname, 8), 'YYYYMMDD') + 1)::timestamp at time zone 'UTC' <= before
    order by 1
  loop
    execute format('drop table %I', day.name);
    dropped := dropped + 1;
  end loop;
  return dropped;
end
$$;

-- One bounded batch of positions that their company may keep no longer; the caller asks again until none is left. It goes day
-- by day through the whole table, whose rules let its owner pass; what lies before all days comes first.
create function app.delete_old_positions(moment timestamptz, most int) returns int
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
      select q.tracker_id, q.at from position q join app.position_limits(moment) l on l.company_id = q.company_id
      where q.at >= day.first and q.at < day.last and q.at < case when q.order_id is null then l.off_trip_from else l.trip_from end
      limit most - gone);
    get diagnostics deleted = row_count;
    gone := gone + deleted;
    exit when gone >= most;
  end loop;
  return gone;
end
$$;
revoke all on function app.position_limits, app.drop_position_days, app.delete_old_positions from public;
grant execute on function app.position_limits, app.drop_position_days, app.delete_old_positions to tropeiro_platform;

create index position_view_slot on position_view (slot);

-- What waits in the rest moves to its day when that is made, by the owner, whom no rule of the rest let pass until now.
create policy keeper on position_rest to tropeiro_owner using (true) with check (true);
