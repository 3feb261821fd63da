-- Orders without a truck by the day they load: looked at every hour, in all companies, for trucks that are assigned by
-- themselves, and for what people are reminded of.
create index load_order_waiting on load_order (loading_date, company_id) where status = 0 and loading_date is not null;

-- The day on which a person last accepted the reminder: it is shown once a day.
alter table app_user add column reminded_on date;
-- When the holder of a session last proved that they know the password: asked before acts that matter.
alter table user_session add column confirmed_at timestamptz;

-- "Alternative attributes on load orders", switched on for a company by the platform, counts for everybody who works there
-- like the permission of that name.
alter function app.actor_of(uuid, uuid) rename to actor_by_roles;
create function app.actor_of(person uuid, workplace uuid) returns jsonb
language sql stable security definer set search_path = public, pg_temp as $$
  select case when c.id is null then actor
    else jsonb_set(actor, '{permissions}', (actor -> 'permissions') || '["alternativeAttributes"]') end
  from app.actor_by_roles(person, workplace) as actor
  left join company c on c.id = (actor ->> 'companyId')::uuid and (c.settings ->> 'alternativeAttributes')::boolean
    and not (actor -> 'permissions') ? 'alternativeAttributes'
$$;
revoke all on function app.actor_by_roles, app.actor_of from public;
revoke all on function app.actor_by_roles from tropeiro_platform;
grant execute on function app.actor_of to tropeiro_platform;
