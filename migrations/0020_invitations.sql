-- A person belongs to themselves: a company invites, and the person decides. Until they accept, the company knows nothing
-- but the address it typed itself.

-- The company whose account it is: besides the person only this company changes their name, phone and photo. Those known
-- so far belong to the company that brought them.
alter table app_user add column home_company_id uuid references company;
update app_user u set home_company_id =
  (select m.company_id from membership m where m.user_id = u.id order by m.created_at, m.id limit 1);

create policy own_data on app_user as restrictive for update to tropeiro_app
  using (id = (select app.user_id())
    or (home_company_id = (select app.company_id())
      and exists (select from membership m
        where m.user_id = app_user.id and m.company_id = app_user.home_company_id and m.enabled)))
  with check (true);

create table membership_invitation (
  id uuid primary key,
  company_id uuid not null references company,
  email citext not null,
  -- Whose address it is, found out when the mail is sent; the company is not told.
  user_id uuid references app_user,
  -- What the inviter typed, for an account that does not exist yet.
  first_name text not null,
  last_name text not null,
  country_code text,
  phone text,
  language text,
  invited_by uuid not null references app_user,
  status text not null default 'pending' check (status in ('pending', 'accepted', 'declined', 'cancelled')),
  created_at timestamptz not null default now(),
  sent_at timestamptz not null default now(),
  closed_at timestamptz,
  unique (company_id, id),
  check ((status = 'pending') = (closed_at is null))
);
create unique index membership_invitation_open on membership_invitation (company_id, email) where status = 'pending';
create index membership_invitation_person on membership_invitation (user_id) where status = 'pending';
call app.protect('membership_invitation', 'company_id = app.company_id() or user_id = app.user_id()');

-- The roles the person gets on accepting; removed when the invitation is closed.
create table membership_invitation_role (
  company_id uuid not null,
  invitation_id uuid not null,
  role_id uuid not null,
  primary key (company_id, invitation_id, role_id),
  foreign key (company_id, invitation_id) references membership_invitation (company_id, id),
  foreign key (company_id, role_id) references role (company_id, id)
);
create index membership_invitation_role_role on membership_invitation_role (company_id, role_id);
call app.protect('membership_invitation_role', 'company_id = app.company_id()');

-- The invitations waiting for the signed-in person, with what they need to decide. Who invites has shown their name.
create function app.invitations_to_me() returns table (id uuid, company_id uuid, company_name text, inviter text, sent_at timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  select i.id, c.id, c.company_name, btrim(concat_ws(' ', u.first_name, u.last_name)), i.sent_at
  from membership_invitation i
  join company c on c.id = i.company_id and c.enabled
  join app_user u on u.id = i.invited_by
  where i.user_id = app.user_id() and i.status = 'pending'
  order by i.sent_at desc, i.id;
$$;
revoke all on function app.invitations_to_me from public;
grant execute on function app.invitations_to_me to tropeiro_app, tropeiro_platform;

-- Making people in the name of a company, and asking about their other companies, are over.
drop function app.person_for_invitation;
drop function app.belongs_elsewhere;
