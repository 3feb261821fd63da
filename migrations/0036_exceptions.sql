-- What people should look at first: orders of today, and spreadsheets that were refused.

-- The calendar day it is for the session's company.
create function app.today() returns date language sql stable parallel restricted security definer set search_path = public, pg_temp as $$
  select (now() at time zone c.time_zone)::date from company c where c.id = app.company_id()
$$;
revoke all on function app.today from public;
grant execute on function app.today to tropeiro_app, tropeiro_platform;

-- A report of errors waits until a spreadsheet of the same kind was imported.
alter table import_file add column settled boolean not null default false;
create index import_file_refused on import_file (company_id, target) where purpose = 'observations' and not settled;
call app.publish_changes('import_file', 'import', 'r.file_id',
  $$select r.company_id, 'company', null::uuid[] where r.purpose = 'observations'$$);
