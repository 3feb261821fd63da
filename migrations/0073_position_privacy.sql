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

-- One bounded batch of positions that their company may keep no longer; the caller asks again until none is left. The days
-- are gone through from the oldest, so what was deleted is not looked at again.
create function app.delete_old_positions(moment timestamptz, most int) returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  part record;
  gone int := 0;
  deleted int;
begin
  for part in
    select c.oid::regclass as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'public.position'::regclass
      and (c.relname = 'position_rest' or to_date(right(c.relname, 8), 'YYYYMMDD')
        <= (select (max(greatest(l.trip_from, l.off_trip_from)) at time zone 'UTC')::date from app.position_limits(moment) l))
    order by c.relname
  loop
    execute format('delete from %s p where p.ctid = any (array(select q.ctid from %s q join app.position_limits($1) l on l.company_id = q.company_id
      where q.at < case when q.order_id is null then l.off_trip_from else l.trip_from end limit $2))', part.name, part.name)
      using moment, most - gone;
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
