-- Who a session is, kept with it, so that a request reads it instead of working it out. Whether what is kept is still true is
-- read with it: whatever changes what people are or may do counts up a number in the same transaction, and what was worked
-- out under other numbers counts for nothing. No order of transactions can leave an old right in force.

-- How often what is known about a person or a company has changed; the row without a name is for all companies.
create table app.actor_stamp (
  id uuid primary key,
  stamp bigint not null
) with (fillfactor = 50);

alter table user_session
  add column actor jsonb,
  -- The sum of the numbers it was worked out under: they only grow, so that it is the same only while all of them are.
  add column actor_stamp bigint;
alter table user_session set (fillfactor = 80);

create function app.stamp_of(person uuid, workplace uuid) returns bigint
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(sum(a.stamp), 0)::bigint from app.actor_stamp a
  where a.id in (person, workplace, '00000000-0000-0000-0000-000000000000')
$$;
revoke all on function app.stamp_of from public;

create function app.actor_changed() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  everywhere constant uuid := '00000000-0000-0000-0000-000000000000';
  changed uuid[];
begin
  if tg_table_name in ('app_user', 'company') then
    changed := array[new.id];
  elsif tg_table_name = 'role' then
    changed := array[new.company_id];
  elsif tg_table_name = 'catalogue_state' then
    changed := array[case old.catalogue when 'countries' then everywhere else old.company_id end,
      case new.catalogue when 'countries' then everywhere else new.company_id end];
  else
    changed := array[old.user_id, new.user_id];
  end if;
  insert into app.actor_stamp as a (id, stamp)
  select distinct c.id, 1 from unnest(changed) as c (id) where c.id is not null order by c.id
  on conflict (id) do update set stamp = a.stamp + 1;
  return null;
end
$$;
revoke all on function app.actor_changed from public;

-- Everything that app.actor_of reads of a member. Companies, people and roles count once somebody refers to them, and cannot
-- go before.
create trigger app_user_actor after update on app_user for each row
  when ((old.email, old.first_name, old.last_name, old.language, old.is_super_admin, old.password_temporary, old.enabled)
    is distinct from (new.email, new.first_name, new.last_name, new.language, new.is_super_admin, new.password_temporary, new.enabled))
  execute function app.actor_changed();
create trigger company_actor after update on company for each row
  when ((old.company_name, old.country_code, old.time_zone, old.enabled, old.settings ->> 'alternativeAttributes')
    is distinct from (new.company_name, new.country_code, new.time_zone, new.enabled, new.settings ->> 'alternativeAttributes'))
  execute function app.actor_changed();
create trigger membership_actor after insert or update or delete on membership for each row execute function app.actor_changed();
create trigger membership_role_actor after insert or update or delete on membership_role for each row
  execute function app.actor_changed();
create trigger role_actor after update on role for each row
  when ((old.permissions, old.is_admin) is distinct from (new.permissions, new.is_admin))
  execute function app.actor_changed();
create trigger catalogue_state_actor after insert or update or delete on catalogue_state for each row
  execute function app.actor_changed();

-- What is written into a session is always what is true now, whoever writes. Nothing is kept where the clock decides: of
-- somebody who has stepped in, or who is no member of the company. The numbers are read in the same statement as what
-- they stand for.
create function app.keep_actor() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'UPDATE' and old.actor_stamp = app.stamp_of(new.user_id, new.company_id)
    and (old.id, old.user_id, old.company_id) is not distinct from (new.id, new.user_id, new.company_id)
    and new.revoked_at is null and new.step_in_id is null then
    new.actor := old.actor;
    new.actor_stamp := old.actor_stamp;
    return new;
  end if;
  select jsonb_build_object('sessionId', new.id, 'stepIn', null) || a.actor, a.stamp into new.actor, new.actor_stamp
  from (select app.actor_of(new.user_id, new.company_id) as actor, app.stamp_of(new.user_id, new.company_id) as stamp) a
  where new.revoked_at is null and new.step_in_id is null and a.actor is not null
    and (new.company_id is null or a.actor ->> 'companyId' is not null and exists (
      select from membership m where m.company_id = new.company_id and m.user_id = new.user_id and m.enabled));
  return new;
end
$$;
revoke all on function app.keep_actor from public;
create trigger user_session_actor before insert or update on user_session for each row execute function app.keep_actor();

-- At the end of the transaction of the change the sessions it concerns are written anew, so that their next requests are
-- quick again; of very many only those seen last, the others follow when their token is renewed. Whoever holds a session
-- at this moment writes it themselves, so nobody waits.
create function app.rewrite_actors() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update user_session set actor_stamp = null where id in (
    select s.id from user_session s
    where s.revoked_at is null and s.expires_at > now() and s.step_in_id is null
      and s.user_id in (select new.id union all select m.user_id from membership m where m.company_id = new.id)
      and new.id in (s.user_id, s.company_id)
      and s.actor_stamp is distinct from app.stamp_of(s.user_id, s.company_id)
    order by s.last_seen_at desc limit 50
    for update skip locked);
  return null;
end
$$;
revoke all on function app.rewrite_actors from public;
create constraint trigger actor_stamp_changed after insert or update on app.actor_stamp deferrable initially deferred
  for each row execute function app.rewrite_actors();

create or replace function app.enter(session uuid) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  person uuid;
  workplace uuid;
  found jsonb;
begin
  select s.user_id, s.company_id, s.actor into person, workplace, found
  from user_session s
  where s.id = session and s.revoked_at is null and s.expires_at > now()
    and s.actor_stamp = (select coalesce(sum(a.stamp), 0)::bigint from app.actor_stamp a
      where a.id in (s.user_id, s.company_id, '00000000-0000-0000-0000-000000000000'));
  if found is not null then
    perform set_config('app.user_id', person::text, true),
            set_config('app.company_id', coalesce(workplace::text, ''), true),
            set_config('app.step_in_id', '', true);
    return found;
  end if;

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
