-- Users: the few things a company may learn or do about people it does not know yet. A person belongs to no company, so
-- row-level security hides strangers; these functions open exactly one question each.

-- The person behind an address, made when there is none. What is already known about a person stays as it is.
-- Two invitations at once meet on the unique address: the second waits and finds the first one's person.
create function app.person_for_invitation(
  new_id uuid, wanted citext, first_name text, last_name text, country_code text, phone text, language text)
returns uuid language plpgsql security definer set search_path = public, pg_temp as $$
declare
  person uuid;
begin
  if app.company_id() is null then
    raise insufficient_privilege using message = 'people are invited by a company';
  end if;
  insert into app_user (id, email, first_name, last_name, country_code, phone, language, selected_company_id)
  values (new_id, wanted, person_for_invitation.first_name, person_for_invitation.last_name,
    person_for_invitation.country_code, person_for_invitation.phone, person_for_invitation.language, app.company_id())
  on conflict (email) do nothing;
  select u.id into strict person from app_user u where u.email = wanted;
  return person;
end
$$;

-- Whether a member of the caller's company also works for another one; nothing is told about anybody else.
create function app.belongs_elsewhere(person uuid) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from membership m where m.user_id = person and m.company_id = app.company_id())
    and exists (select from membership m where m.user_id = person and m.company_id <> app.company_id() and m.enabled);
$$;

-- Whether anybody has this identity number, and who it is when they are a member of the caller's company.
-- A number with its issuing state must match whole; without one the state does not matter.
create function app.person_by_identity(forms text[]) returns table (user_id uuid, first_name text, last_name text)
language sql stable security definer set search_path = public, pg_temp as $$
  select m.user_id, case when m.user_id is not null then u.first_name end, case when m.user_id is not null then u.last_name end
  from app_user u
  left join membership m on m.user_id = u.id and m.company_id = app.company_id()
  where app.company_id() is not null and (u.document_id = any (forms) or split_part(u.document_id, '_', 1) = any (forms))
  order by m.user_id nulls last
  limit 1;
$$;
create index app_user_document_number on app_user (split_part(document_id, '_', 1)) where document_id is not null;

revoke all on function app.person_for_invitation, app.belongs_elsewhere, app.person_by_identity from public;
grant execute on function app.person_for_invitation, app.belongs_elsewhere, app.person_by_identity to tropeiro_app, tropeiro_platform;
