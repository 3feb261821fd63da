-- Sessions: what signing in remembers between tries, and the few things a session may see or do beyond its own rows.

-- How often something was tried lately, by whatever names the one who tries. Only the platform's transactions see it.
create table attempt_budget (
  key text primary key,
  used int not null default 1,
  opened_at timestamptz not null
);
create index attempt_budget_age on attempt_budget (opened_at);
call app.protect('attempt_budget', 'false');

-- The companies the signed-in person may work in: their own, and all of them for the super administrator.
create function app.selectable_companies(
  wanted uuid default null, search text default null, members_only boolean default false, max_rows int default 50)
returns table (id uuid, company_name text, country_code text, type_id text, type_name text, logo_file_id uuid, is_admin boolean)
language sql stable security definer set search_path = public, pg_temp as $$
  select c.id, c.company_name, c.country_code::text, t.id, t.name, c.logo_file_id,
    exists (select from membership m
      join membership_role mr on mr.company_id = m.company_id and mr.user_id = m.user_id
      join role r on r.company_id = mr.company_id and r.id = mr.role_id
      where m.company_id = c.id and m.user_id = app.user_id() and m.enabled and r.is_admin)
  from (
    select m.company_id from membership m where m.user_id = app.user_id() and m.enabled
    union
    select every.id from company every
    where not members_only and (select u.is_super_admin and u.enabled from app_user u where u.id = app.user_id())
  ) open_to_me
  join company c on c.id = open_to_me.company_id and c.enabled
  join type_operation t on t.id = c.type_operation_id
  where (wanted is null or c.id = wanted)
    and (search is null or app.fold(c.company_name) like '%' || regexp_replace(app.fold(search), '([\\%_])', '\\\1', 'g') || '%')
  order by lower(c.company_name), c.id
  limit max_rows;
$$;

-- The roles whose permissions the session holds; the super administrator's are those of the platform's company everywhere.
create function app.session_roles() returns table (id uuid, key text, name text)
language sql stable security definer set search_path = public, pg_temp as $$
  select distinct r.id, r.key, r.name
  from app_user u
  join membership_role mr on mr.user_id = u.id
  join membership m on m.company_id = mr.company_id and m.user_id = u.id and m.enabled
  join role r on r.company_id = mr.company_id and r.id = mr.role_id
  where u.id = app.user_id() and app.company_id() is not null
    and (mr.company_id = app.company_id() or (u.is_super_admin and mr.company_id = (select c.id from company c where c.is_platform)))
  order by r.name;
$$;

-- Ends sessions of a person. Sessions are visible to their owner alone, but a company that takes access away must end them:
-- the caller joins app_user, whose own policy says which people it may touch.
create function app.revoke_sessions(person uuid, reason text, at timestamptz, company uuid default null, kept uuid default null)
returns setof uuid language sql security definer set search_path = public, pg_temp as $$
  update user_session set revoked_at = at, revoked_reason = reason
  where user_id = person and revoked_at is null and (company is null or company_id = company) and id is distinct from kept
  returning id;
$$;

revoke all on function app.selectable_companies, app.session_roles, app.revoke_sessions from public;
grant execute on function app.selectable_companies, app.session_roles, app.revoke_sessions to tropeiro_app, tropeiro_platform;
