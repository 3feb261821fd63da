-- Spreadsheets the import makes for somebody to fetch: empty templates, reports of errors. They are removed after some days.

create table import_file (
  file_id uuid primary key references file_object,
  company_id uuid not null references company,
  purpose text not null check (purpose in ('template', 'observations')),
  target text not null,
  created_at timestamptz not null default now()
);
create index import_file_age on import_file (created_at);
create index import_file_company on import_file (company_id);
call app.protect('import_file', 'company_id = app.company_id()');
