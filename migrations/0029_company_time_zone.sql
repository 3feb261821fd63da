-- Every company has a time zone of its country: times, midnight, day filters and spreadsheets follow it.

-- The zones of a country, the usual one first; a company without country counts as Bolivian. The same list stands in
-- src/countries, and a test compares them.
create function app.time_zones(country text) returns text[]
language sql immutable parallel safe as $$
  select case country
    when 'PE' then array['America/Lima']
    when 'CL' then array['America/Santiago', 'America/Punta_Arenas', 'Pacific/Easter']
    when 'PY' then array['America/Asuncion']
    when 'MX' then array['America/Mexico_City', 'America/Cancun', 'America/Mazatlan', 'America/Hermosillo',
      'America/Tijuana', 'America/Matamoros', 'America/Ciudad_Juarez']
    when 'BR' then array['America/Sao_Paulo', 'America/Fortaleza', 'America/Cuiaba', 'America/Manaus',
      'America/Rio_Branco', 'America/Noronha']
    when 'AR' then array['America/Argentina/Buenos_Aires']
    when 'UY' then array['America/Montevideo']
    else array['America/La_Paz']
  end;
$$;
grant execute on function app.time_zones to tropeiro_app, tropeiro_platform;

alter table company add column time_zone text not null default 'America/La_Paz';
alter table company disable trigger company_touch;
update company set time_zone = (app.time_zones(country_code))[1];
alter table company enable trigger company_touch;
alter table company add constraint company_time_zone check (time_zone = any(app.time_zones(country_code)));

-- A new company, or one that moves to another country, gets the usual zone unless it names one of that country.
create function app.propose_time_zone() returns trigger language plpgsql as $$
begin
  if new.time_zone <> all(app.time_zones(new.country_code)) then
    new.time_zone := (app.time_zones(new.country_code))[1];
  end if;
  return new;
end
$$;
create trigger company_time_zone before insert or update of country_code on company
  for each row execute function app.propose_time_zone();

-- The actor of a request also knows the zone.
create or replace function app.actor_by_roles(person uuid, workplace uuid) returns jsonb
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  found jsonb;
begin
  select jsonb_build_object(
    'userId', u.id, 'email', u.email, 'firstName', u.first_name, 'lastName', u.last_name,
    'language', u.language, 'isSuperAdmin', u.is_super_admin, 'newPasswordDue', u.password_temporary,
    'companyId', c.id, 'companyName', c.company_name, 'country', c.country_code,
    'timeZone', coalesce(c.time_zone, (app.time_zones(null))[1]),
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
