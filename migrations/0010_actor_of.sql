-- Who a person is in a company: their name, the company and what they may do there. Requests come to it by their session,
-- work in the background by the person it is done for, and both see the same rights. Null when the person is disabled.
create function app.actor_of(person uuid, workplace uuid) returns jsonb
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  found jsonb;
begin
  select jsonb_build_object(
    'userId', u.id, 'email', u.email, 'firstName', u.first_name, 'lastName', u.last_name,
    'language', u.language, 'isSuperAdmin', u.is_super_admin, 'newPasswordDue', u.password_temporary,
    'companyId', c.id, 'companyName', c.company_name, 'country', c.country_code,
    'isAdmin', coalesce(r.is_admin, false),
    'permissions', coalesce(r.permissions, '[]'::jsonb))
  into found
  from app_user u
  left join company c on c.id = workplace and c.enabled
    and (u.is_super_admin or exists (select from membership m where m.company_id = c.id and m.user_id = u.id and m.enabled))
  left join lateral (
    select bool_or(role.is_admin) as is_admin, jsonb_agg(distinct p.name) filter (where p.name is not null) as permissions
    from membership_role mr
    join membership m on m.company_id = mr.company_id and m.user_id = mr.user_id and m.enabled
    join role on role.company_id = mr.company_id and role.id = mr.role_id
    left join lateral unnest(role.permissions) as p (name) on true
    where mr.user_id = u.id
      and (mr.company_id = c.id or (u.is_super_admin and mr.company_id = (select id from company where is_platform)))
  ) r on c.id is not null
  where u.id = person and u.enabled;
  return found;
end
$$;
revoke all on function app.actor_of from public;
grant execute on function app.actor_of to tropeiro_platform;

create or replace function app.enter(session uuid) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  found jsonb;
begin
  select jsonb_build_object('sessionId', s.id) || app.actor_of(s.user_id, s.company_id)
  into found
  from user_session s
  where s.id = session and s.revoked_at is null and s.expires_at > now();

  if found is not null then
    perform set_config('app.user_id', found ->> 'userId', true),
            set_config('app.company_id', coalesce(found ->> 'companyId', ''), true);
  end if;
  return found;
end
$$;
