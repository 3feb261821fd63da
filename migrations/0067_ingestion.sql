-- What becomes of messages that are no position, and how a device is doing. Positions themselves are in 0065.

-- Since when history holds the last position: noise of a truck that stands is kept now and then only.
alter table latest_position add column stored_at timestamptz;
update latest_position set stored_at = at where at is not null;

-- The last messages that are not in the history of positions, or that say more than a place: kept for a week.
create table device_message (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null,
  device_id uuid not null,
  vehicle_id uuid,
  order_id uuid,
  -- By the clock of the device, where it has one.
  at timestamptz,
  received_at timestamptz not null default clock_timestamp(),
  via text not null check (via in ('http', 'mqtt', 'tcp')),
  -- Why it is no position; null: it is one, and reports an alarm besides.
  reason text check (length(reason) between 1 and 40),
  alarm text check (length(alarm) between 1 and 40),
  battery_percent real,
  has_power boolean,
  ignition boolean,
  -- As it was sent, without the place where a driver does not share it.
  content jsonb not null default '{}',
  -- In the order of storing, as positions have it.
  number bigint not null default nextval('app.position_number'),
  foreign key (company_id, device_id) references device (company_id, id) on delete cascade
);
create index device_message_device on device_message (device_id, received_at desc);
create index device_message_alarm on device_message (number) where alarm is not null;
create index device_message_received on device_message using brin (received_at);
call app.protect('device_message', 'company_id = app.company_id()');

-- How many messages of a device came on a day (UTC), and what became of them.
create table device_day (
  company_id uuid not null,
  device_id uuid not null,
  day date not null,
  messages int not null default 0,
  stored int not null default 0,
  refused int not null default 0,
  -- How many by reason: of refused messages, and of stored ones that are not simply fine.
  reasons jsonb not null default '{}',
  first_at timestamptz not null default now(),
  last_at timestamptz not null default now(),
  primary key (device_id, day),
  foreign key (company_id, device_id) references device (company_id, id) on delete cascade
) with (fillfactor = 70);
create index device_day_day on device_day (day);
call app.protect('device_day', 'company_id = app.company_id()');

create function app.add_counts(one jsonb, other jsonb) returns jsonb language sql immutable parallel safe
  return (select coalesce(jsonb_object_agg(n.key, n.quantity), '{}') from (
    select e.key, sum(e.value::int) as quantity from (
      select * from jsonb_each_text(one) union all select * from jsonb_each_text(other)
    ) e group by e.key
  ) n);
grant execute on function app.add_counts to tropeiro_app, tropeiro_platform;

-- Whose device carries a number that somebody sends with a wrong secret.
create index device_said on device (app.fold(identifier));

-- Trips with something new while the rules are busy with them: a message never waits for the rules.
create table watched_trip_mark (
  id uuid not null,
  replays_from timestamptz,
  marked_at timestamptz not null default clock_timestamp()
);
alter table watched_trip_mark enable row level security;
alter table watched_trip_mark force row level security;
create policy platform on watched_trip_mark to tropeiro_platform, tropeiro_owner using (true) with check (true);
grant select, insert, update, delete on watched_trip_mark to tropeiro_platform;

-- Passes those marks on to trips that are free by now.
create function app.pass_on_marks() returns int language sql as $$
  with free as (
    select t.id from watched_trip t where t.id in (select m.id from watched_trip_mark m) for update of t skip locked
  ), taken as (
    delete from watched_trip_mark m using free f where m.id = f.id returning m.id, m.replays_from
  ), due as (
    select id, min(replays_from) as replays_from from taken group by id
  ), marked as (
    update watched_trip t set is_due = true, updated_at = now(), replays_from = least(t.replays_from, d.replays_from)
    from due d where t.id = d.id returning 1
  )
  select count(*)::int from marked
$$;
revoke all on function app.pass_on_marks from public;
grant execute on function app.pass_on_marks to tropeiro_platform;
