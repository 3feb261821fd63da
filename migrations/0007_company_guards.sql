-- Companies: what one company may do to another's rows, and the few things a stranger may learn about a company.

-- An association lets two companies see each other; it never lets one write the other's row.
create policy own_company_only on company as restrictive for update to tropeiro_app
  using (id = app.company_id()) with check (id = app.company_id());
create policy made_by_platform on company as restrictive for insert to tropeiro_app with check (false);
create policy never_removed on company as restrictive for delete to tropeiro_app using (false);

-- A company asks in its own name only, and what was asked stays in the history.
create policy asked_in_own_name on company_association as restrictive for insert to tropeiro_app
  with check (company_id = app.company_id() and status = 'requested');
create policy never_removed on company_association as restrictive for delete to tropeiro_app using (false);

create index company_operator_company on company_operator (company_id, full_name);
create index company_newest on company (created_at desc, id desc);

-- Both sides read their associations newest first.
create index company_association_newest on company_association (company_id, requested_at desc);
create index company_association_partner_newest on company_association (partner_id, requested_at desc);

-- The sign-in page of a company, for somebody who is not signed in yet: only what that page shows.
create function app.company_by_url(wanted text) returns jsonb
language sql stable security definer set search_path = public, pg_temp as $$
  select jsonb_build_object(
    'companyName', company_name, 'countryCode', country_code, 'primaryColor', primary_color,
    'logoFileId', logo_file_id, 'faviconFileId', favicon_file_id, 'loginBackgroundFileId', login_background_file_id)
  from company where url = wanted::citext and enabled;
$$;

-- The company a signed-in company wants to work with: found by its exact tax id in its country, never by browsing.
-- The platform's own company is nobody's partner.
create function app.company_by_tax_id(wanted_country text, wanted_tax_id text) returns jsonb
language sql stable security definer set search_path = public, pg_temp as $$
  select jsonb_build_object('companyId', id, 'companyName', company_name, 'countryCode', country_code, 'verified', verified)
  from company
  where country_code = wanted_country::bpchar and tax_id = wanted_tax_id and enabled and not is_platform
    and app.company_id() is not null and id <> app.company_id();
$$;

-- The name of a company that may be asked for an association; null when there is none with this id.
create function app.partner_name(wanted uuid) returns text
language sql stable security definer set search_path = public, pg_temp as $$
  select company_name from company where id = wanted and enabled and not is_platform and app.company_id() is not null;
$$;

revoke all on function app.company_by_url, app.company_by_tax_id, app.partner_name from public;
grant execute on function app.company_by_url, app.company_by_tax_id, app.partner_name to tropeiro_app, tropeiro_platform;
