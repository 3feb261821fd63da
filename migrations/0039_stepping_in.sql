-- How a super administrator works in a company that is not theirs: by stepping in, with a reason, for a limited time. Then
-- what the platform knows about the use and the health of its companies.

create table step_in (
  id uuid primary key,
  company_id uuid not null references company,
  user_id uuid not null references app_user,
  -- Sessions are removed after a while, this is not.
  session_id uuid not null,
  -- The people of the company may not see the account, but they may know who it was.
  user_name text not null,
  reason text not null check (length(reason) between 1 and 500),
  started_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > started_at),
  ended_at timestamptz,
  ended_by text check (ended_by in ('person', 'session', 'time')),
  check ((ended_at is null) = (ended_by is null))
);
create index step_in_company on step_in (company_id, started_at desc, id);
create index step_in_user on step_in (user_id, company_id, started_at desc);
call app.protect('step_in', 'company_id = app.company_id() or user_id = app.user_id()');
revoke insert, update, delete on step_in from tropeiro_app;
revoke update, delete on step_in from tropeiro_platform;
call app.publish_changes('step_in', 'stepIn', 'null::uuid',
  $$values (r.company_id, 'company', null::uuid[]), (null::uuid, 'platform', null)$$);

-- Stays until the person leaves, also after the time is over: nobody finds themselves in another company unawares.
alter table user_session add column step_in_id uuid references step_in;

-- Under which stepping in the transaction works, if any; every audit entry carries it.
create function app.step_in_id() returns uuid language sql stable parallel safe
  return nullif(current_setting('app.step_in_id', true), '')::uuid;
grant execute on function app.step_in_id to tropeiro_app, tropeiro_platform;
alter table audit_entry add column step_in_id uuid references step_in;
alter table audit_entry alter column step_in_id set default app.step_in_id();

-- Work in the background is done for a person in a company: where they are no member of it, they had stepped in.
create function app.step_in_of(person uuid, workplace uuid) returns uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select s.id from step_in s
  where s.user_id = person and s.company_id = workplace
    and not exists (select from membership m where m.user_id = person and m.company_id = workplace and m.enabled)
  order by s.started_at desc limit 1
$$;

create function app.is_inside(person uuid, workplace uuid) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from step_in s where s.user_id = person and s.company_id = workplace
    and s.ended_at is null and s.expires_at > now())
$$;

-- Ends it once, however it ends, and says so in the audit of the company.
create function app.end_step_in(which uuid, at timestamptz, by text) returns void
language sql security definer set search_path = public, pg_temp as $$
  with ended as (
    update step_in s set ended_at = greatest(s.started_at, least(at, s.expires_at)), ended_by = by
    where s.id = which and s.ended_at is null returning s.*)
  insert into audit_entry (company_id, user_id, session_id, step_in_id, action, entity, entity_id, changes)
  select e.company_id, e.user_id, e.session_id, e.id, 'session.stepOut', 'stepIn', e.id::text,
    jsonb_build_object('endedBy', jsonb_build_object('from', null, 'to', e.ended_by))
  from ended e
$$;
revoke all on function app.step_in_of, app.is_inside, app.end_step_in from public;
grant execute on function app.step_in_of, app.end_step_in to tropeiro_app, tropeiro_platform;

create function app.session_step_in_ends() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform app.end_step_in(new.step_in_id, new.revoked_at, 'session');
  return null;
end
$$;
revoke all on function app.session_step_in_ends from public;
create trigger user_session_step_in after update of revoked_at on user_session for each row
  when (old.revoked_at is null and new.revoked_at is not null and new.step_in_id is not null)
  execute function app.session_step_in_ends();

-- A person works in the companies they are a member of, with the rights of their roles there. Inside another company a
-- super administrator is its administrator and nothing more.
create or replace function app.actor_by_roles(person uuid, workplace uuid) returns jsonb
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  found jsonb;
begin
  select jsonb_build_object(
    'userId', u.id, 'email', u.email, 'firstName', u.first_name, 'lastName', u.last_name,
    'language', u.language, 'isSuperAdmin', u.is_super_admin and not i.inside, 'newPasswordDue', u.password_temporary,
    'companyId', c.id, 'companyName', c.company_name, 'country', c.country_code,
    'timeZone', coalesce(c.time_zone, (app.time_zones(null))[1]),
    'isAdmin', coalesce(r.is_admin, false),
    'permissions', coalesce(r.permissions, '[]'::jsonb))
  into found
  from app_user u
  cross join lateral (
    select exists (select from membership m where m.company_id = workplace and m.user_id = u.id and m.enabled) as member
  ) m
  cross join lateral (select not m.member and u.is_super_admin and app.is_inside(u.id, workplace) as inside) i
  left join company c on c.id = workplace and c.enabled and (m.member or i.inside)
  left join lateral (
    select bool_or(role.is_admin) as is_admin, jsonb_agg(distinct p.name) filter (where p.name is not null) as permissions
    from role
    left join lateral unnest(role.permissions) as p (name) on true
    where role.company_id = c.id and case when i.inside then role.is_admin else exists (
      select from membership_role mr where mr.company_id = c.id and mr.user_id = u.id and mr.role_id = role.id) end
  ) r on c.id is not null
  where u.id = person and u.enabled;
  return found;
end
$$;

create or replace function app.enter(session uuid) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  found jsonb;
begin
  select jsonb_build_object('sessionId', s.id, 'stepIn', case when i.id is not null then jsonb_build_object(
      'id', i.id, 'companyName', c.company_name, 'reason', i.reason,
      'since', i.started_at, 'until', i.expires_at, 'isOver', not o.is_open) end)
    || app.actor_of(s.user_id, case when i.id is null then s.company_id when o.is_open then i.company_id end)
  into found
  from user_session s
  left join step_in i on i.id = s.step_in_id
  left join company c on c.id = i.company_id
  cross join lateral (select i.ended_at is null and i.expires_at > now() as is_open) o
  where s.id = session and s.revoked_at is null and s.expires_at > now();

  if found is not null then
    perform set_config('app.user_id', found ->> 'userId', true),
            set_config('app.company_id', coalesce(found ->> 'companyId', ''), true),
            set_config('app.step_in_id', case when found ->> 'companyId' is null then ''
              else coalesce(found -> 'stepIn' ->> 'id', '') end, true);
  end if;
  return found;
end
$$;

-- The roles whose permissions the session holds.
create or replace function app.session_roles() returns table (id uuid, key text, name text)
language sql stable security definer set search_path = public, pg_temp as $$
  select r.id, r.key, r.name from role r
  where r.company_id = app.company_id() and case when app.step_in_id() is not null then r.is_admin else exists (
    select from membership_role mr
    join membership m on m.company_id = mr.company_id and m.user_id = mr.user_id and m.enabled
    where mr.company_id = r.company_id and mr.role_id = r.id and mr.user_id = app.user_id()) end
  order by r.name;
$$;

-- Nobody stays where they may no longer work.
update user_session s set company_id = (
  select m.company_id from membership m join company c on c.id = m.company_id and c.enabled
  where m.user_id = s.user_id and m.enabled order by c.is_platform desc limit 1)
where s.company_id is not null
  and not exists (select from membership m where m.company_id = s.company_id and m.user_id = s.user_id and m.enabled);

-- How much a company is used and what goes wrong there, measured every few minutes: the list of all companies sorts and
-- filters by it, which must not count a million orders.
create table company_usage (
  company_id uuid primary key references company,
  people int not null default 0,
  active_people int not null default 0,
  administrators int not null default 0,
  orders_this_month int not null default 0,
  orders_last_month int not null default 0,
  last_activity_at timestamptz,
  storage_bytes bigint not null default 0,
  refused_imports int not null default 0,
  failed_downloads int not null default 0,
  waiting_events int not null default 0,
  expired_documents int not null default 0,
  health text not null default 'good' check (health in ('failing', 'attention', 'quiet', 'good'))
);
call app.protect('company_usage', 'false');
call app.publish_changes('company_usage', 'company', 'r.company_id', $$select null::uuid, 'platform', null::uuid[]$$);

-- Each table is read once, or along an index; months are those of the company's own time zone. What people of the platform
-- do inside a company is no activity of the company.
create function app.measure_companies(at timestamptz) returns void
language sql security definer set search_path = public, pg_temp as $$
  with people as (
    select m.company_id, count(*) as people, count(*) filter (where u.last_seen_at > at - interval '7 days') as active,
      count(*) filter (where u.activated_at is not null and exists (
        select from membership_role mr join role r on r.company_id = mr.company_id and r.id = mr.role_id and r.is_admin
        where mr.company_id = m.company_id and mr.user_id = m.user_id)) as administrators,
      max(u.last_seen_at) as seen_at
    from membership m join app_user u on u.id = m.user_id and u.enabled where m.enabled group by 1
  ), months as (
    select c.id, date_trunc('month', at at time zone c.time_zone) at time zone c.time_zone as this_month,
      (date_trunc('month', at at time zone c.time_zone) - interval '1 month') at time zone c.time_zone as last_month
    from company c
  ), orders as (
    select m.id as company_id, count(*) filter (where o.created_at >= m.this_month) as this_month,
      count(*) filter (where o.created_at < m.this_month) as last_month
    from months m join load_order o on o.company_id = m.id and o.kind in ('normal', 'agro', 'multipoint')
      and o.created_at >= m.last_month group by 1
  ), files as (
    select company_id, sum(size) as bytes from file_object where company_id is not null group by 1
  ), imports as (
    select company_id, count(*) as refused from import_file
    where purpose = 'observations' and created_at > at - interval '7 days' group by 1
  ), downloads as (
    select company_id, count(*) as failed from download
    where status = 'failed' and created_at > at - interval '7 days' and company_id is not null group by 1
  ), events as (
    select company_id, count(*) as waiting from outbox_event
    where delivered_at is null and created_at < at - interval '1 hour' and company_id is not null group by 1
  ), expired as (
    select company_id, count(*) as records from (
      select company_id from driver where enabled and documents_expired
      union all select company_id from vehicle where enabled and documents_expired) d group by 1
  ), measured as (
    select c.id, coalesce(p.people, 0)::int as people, coalesce(p.active, 0)::int as active_people,
      coalesce(p.administrators, 0)::int as administrators, coalesce(o.this_month, 0)::int as orders_this_month,
      coalesce(o.last_month, 0)::int as orders_last_month, greatest(p.seen_at, a.at) as last_activity_at,
      coalesce(f.bytes, 0)::bigint as storage_bytes, coalesce(i.refused, 0)::int as refused_imports,
      coalesce(d.failed, 0)::int as failed_downloads, coalesce(e.waiting, 0)::int as waiting_events,
      coalesce(x.records, 0)::int as expired_documents
    from company c
    left join people p on p.company_id = c.id
    left join orders o on o.company_id = c.id
    left join files f on f.company_id = c.id
    left join imports i on i.company_id = c.id
    left join downloads d on d.company_id = c.id
    left join events e on e.company_id = c.id
    left join expired x on x.company_id = c.id
    left join lateral (select t.at from audit_entry t where t.company_id = c.id and t.step_in_id is null
      and t.action not like 'session.step%' order by t.at desc limit 1) a on true
  ), judged as (
    select m.*, case when m.failed_downloads + m.waiting_events > 0 then 'failing'
      when m.refused_imports > 0 or m.administrators = 0 then 'attention'
      when m.last_activity_at is null or m.last_activity_at < at - interval '14 days' then 'quiet'
      else 'good' end as health
    from measured m
  )
  insert into company_usage as u (company_id, people, active_people, administrators, orders_this_month, orders_last_month,
    last_activity_at, storage_bytes, refused_imports, failed_downloads, waiting_events, expired_documents, health)
  select * from judged
  on conflict (company_id) do update set (people, active_people, administrators, orders_this_month, orders_last_month,
    last_activity_at, storage_bytes, refused_imports, failed_downloads, waiting_events, expired_documents, health)
    = (excluded.people, excluded.active_people, excluded.administrators, excluded.orders_this_month,
    excluded.orders_last_month, excluded.last_activity_at, excluded.storage_bytes, excluded.refused_imports,
    excluded.failed_downloads, excluded.waiting_events, excluded.expired_documents, excluded.health)
  where u.* is distinct from excluded.*
$$;
revoke all on function app.measure_companies from public;
grant execute on function app.measure_companies to tropeiro_platform;
