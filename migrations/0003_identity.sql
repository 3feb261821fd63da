-- People, their places in companies, and their sessions.

create table app_user (
  id uuid primary key,
  email citext not null unique,
  country_code text,
  phone text,
  document_id text,
  first_name text not null default '',
  last_name text not null default '',
  street text,
  photo_file_id uuid,
  language text,
  theme_mode text not null default 'light' check (theme_mode in ('light', 'dark', 'auto')),
  selected_company_id uuid references company,
  is_super_admin boolean not null default false,
  enabled boolean not null default true,
  -- The account of an outside identity provider, when that is configured.
  oidc_subject text unique,
  password_hash text,
  password_temporary boolean not null default true,
  password_expires_at timestamptz,
  password_changed_at timestamptz,
  failed_attempts int not null default 0,
  locked_until timestamptz,
  activated_at timestamptz,
  last_seen_at timestamptz,
  push_token text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1
);
create unique index app_user_phone on app_user (country_code, phone) where phone is not null;
create index app_user_document on app_user (document_id) where document_id is not null;
-- Signing in and being seen change the row but not the person: whoever edits the person at that moment is not disturbed.
create trigger app_user_touch before update of
  email, country_code, phone, document_id, first_name, last_name, street, photo_file_id, language, theme_mode, is_super_admin, enabled
  on app_user for each row execute function app.touch();

-- A role is an editable bundle of permission names inside one company.
create table role (
  id uuid primary key,
  company_id uuid not null references company,
  key text not null check (key ~ '^[a-z][a-z0-9-]{0,62}$'),
  name text not null check (length(name) between 1 and 100),
  permissions text[] not null default '{}',
  is_admin boolean not null default false,
  shipped boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  unique (company_id, id),
  unique (company_id, key)
);
create unique index role_name on role (company_id, lower(name));
create trigger role_touch before update on role for each row execute function app.touch();
call app.protect('role', 'company_id = app.company_id()');

create table membership (
  id uuid primary key,
  company_id uuid not null references company,
  user_id uuid not null references app_user,
  enabled boolean not null default true,
  invited_by uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  unique (company_id, user_id)
);
create index membership_user on membership (user_id);
create trigger membership_touch before update on membership for each row execute function app.touch();
call app.protect('membership', 'company_id = app.company_id() or user_id = app.user_id()');

create table membership_role (
  company_id uuid not null,
  user_id uuid not null,
  role_id uuid not null,
  primary key (company_id, user_id, role_id),
  foreign key (company_id, user_id) references membership (company_id, user_id) on delete cascade,
  foreign key (company_id, role_id) references role (company_id, id)
);
create index membership_role_role on membership_role (company_id, role_id);
call app.protect('membership_role', 'company_id = app.company_id()');

-- A person is seen by themselves and by the companies they belong to.
call app.protect('app_user',
  'id = app.user_id() or exists (select from membership m where m.user_id = app_user.id and m.company_id = app.company_id())');

alter table company_operator add foreign key (user_id) references app_user;

-- A session lives until it is signed out, revoked or unused for its lifetime. Only the hash of its refresh token is kept;
-- the previous hash tells a stolen, already used token from an unknown one.
create table user_session (
  id uuid primary key,
  user_id uuid not null references app_user,
  company_id uuid references company,
  refresh_hash text not null unique,
  previous_hash text,
  rotated_at timestamptz not null default now(),
  user_agent text,
  address text,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  revoked_reason text
);
create index user_session_user on user_session (user_id) where revoked_at is null;
create unique index user_session_previous on user_session (previous_hash) where previous_hash is not null;
call app.protect('user_session', 'user_id = app.user_id()');

-- A recovery is known by an opaque handle, lives ten minutes and allows five tries.
create table password_recovery (
  handle uuid primary key,
  user_id uuid references app_user,
  code_hash text not null,
  tries int not null default 0,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now()
);
create index password_recovery_user on password_recovery (user_id, created_at);
call app.protect('password_recovery', 'user_id = app.user_id()');

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

-- Opens a request: finds session, person, company and permissions in one step and binds the transaction to them.
-- Returns null when the session is unknown, revoked, expired or its person disabled, so that a change
-- takes effect on the very next call.
create function app.enter(session uuid) returns jsonb
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
revoke all on function app.enter from public;
grant execute on function app.enter to tropeiro_app;
