-- When an order is late: its loading, or its delivery once it is on the road, was planned for a moment that has passed
-- by more than the tolerance of its company. Kept with each open order, so that lists find and count late orders by index.

alter table company add column late_tolerance_minutes int not null default 60
  check (late_tolerance_minutes between 0 and 1440);

-- A plan without an hour means until the end of that day.
create function app.planned_at(day date, hour time, zone text) returns timestamptz
language sql stable parallel safe as $$
  select (day + coalesce(hour, time '24:00')) at time zone zone
$$;
grant execute on function app.planned_at to tropeiro_app, tropeiro_platform;

-- Null for orders that wait for nothing any more, and for those without a plan.
create function app.order_late_at(
  status smallint, loading_day date, loading_hour time, delivery_day date, delivery_hour time, zone text, tolerance int
) returns timestamptz language sql stable parallel safe as $$
  select case
    when status in (0, 1) then least(app.planned_at(loading_day, loading_hour, zone), app.planned_at(delivery_day, delivery_hour, zone))
    when status = 2 then app.planned_at(delivery_day, delivery_hour, zone)
  end + make_interval(mins => tolerance)
$$;
revoke all on function app.order_late_at from public;

alter table load_order add column late_at timestamptz;

alter table load_order disable trigger user;
update load_order o set late_at = app.order_late_at(
  o.status, o.loading_date, o.loading_hour, o.delivery_date, o.delivery_hour, c.time_zone, c.late_tolerance_minutes)
from company c where c.id = o.company_id and o.status in (0, 1, 2);
alter table load_order enable trigger user;

create index load_order_late on load_order (company_id, kind, late_at)
  include (client_company_id, carrier_company_id) where late_at is not null;
create index load_order_late_client on load_order (client_company_id, kind, late_at)
  include (company_id, carrier_company_id) where late_at is not null and client_company_id is not null;
create index load_order_late_carrier on load_order (carrier_company_id, kind, late_at)
  include (company_id, client_company_id) where late_at is not null and carrier_company_id is not null;

create function app.load_order_late() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  select app.order_late_at(new.status, new.loading_date, new.loading_hour, new.delivery_date, new.delivery_hour,
    c.time_zone, c.late_tolerance_minutes)
  into new.late_at from company c where c.id = new.company_id;
  return new;
end
$$;
revoke all on function app.load_order_late from public;
-- Triggers run by name: this one after load_order_touch, so that for a new tolerance alone no order gets a new version.
create trigger load_order_when_late before insert or update of status, loading_date, loading_hour, delivery_date, delivery_hour
  on load_order for each row execute function app.load_order_late();

drop trigger load_order_touch on load_order;
create trigger load_order_touch before update on load_order for each row
  when ((old.last_seen_at, old.tasks_done, old.rated, old.late_at)
    is not distinct from (new.last_seen_at, new.tasks_done, new.rated, new.late_at))
  execute function app.touch();

create function app.company_tolerance_changed() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  with moved as (
    update load_order o set late_at = app.order_late_at(
      o.status, o.loading_date, o.loading_hour, o.delivery_date, o.delivery_hour, new.time_zone, new.late_tolerance_minutes)
    where o.company_id = new.id and o.status in (0, 1, 2)
    returning o.kind, o.company_id, o.carrier_company_id, o.client_company_id, o.fleet_company_id, o.driver_id
  )
  insert into app.signal (topic, record_id, company_id, readers, user_ids)
  select distinct 'order', null::uuid, a.company_id, a.readers, a.user_ids
  from moved m
  cross join lateral app.order_readers(m.kind, m.company_id, m.carrier_company_id, m.client_company_id, m.fleet_company_id, m.driver_id) a;
  return null;
end
$$;
revoke all on function app.company_tolerance_changed from public;
create trigger company_tolerance after update of late_tolerance_minutes, time_zone on company for each row
  when ((old.late_tolerance_minutes, old.time_zone) is distinct from (new.late_tolerance_minutes, new.time_zone))
  execute function app.company_tolerance_changed();
