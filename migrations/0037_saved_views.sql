-- Views of lists: filters, order and columns under a name, of one person or for everybody in the company.
create table list_view (
  id uuid primary key,
  company_id uuid not null references company,
  owner_id uuid not null references app_user,
  -- The id of the list in its definition.
  list text not null check (length(list) between 1 and 60),
  name text not null check (length(name) between 1 and 60),
  -- The list's part of the address. What no longer exists in the list is ignored when the view is opened.
  query text not null check (length(query) <= 10000),
  columns jsonb not null check (jsonb_typeof(columns) = 'object'),
  shared boolean not null default false,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (company_id, id)
);
create unique index list_view_name on list_view (company_id, owner_id, list, app.fold(name));
create index list_view_shared on list_view (company_id, list) where shared;
create trigger touch before update on list_view for each row execute function app.touch();
call app.protect('list_view', 'company_id = app.company_id() and (shared or owner_id = app.user_id())');

-- The view that a person's list opens with; it may be a shared one of somebody else.
create table list_view_default (
  company_id uuid not null,
  user_id uuid not null references app_user,
  list text not null check (length(list) between 1 and 60),
  view_id uuid not null,
  primary key (company_id, user_id, list),
  foreign key (company_id, view_id) references list_view (company_id, id) on delete cascade
);
create index list_view_default_view on list_view_default (company_id, view_id);
call app.protect('list_view_default', 'company_id = app.company_id() and user_id = app.user_id()');

call app.publish_changes('list_view', 'listView', 'r.id',
  $$select r.company_id, case when r.shared then 'company' else 'owner' end, case when r.shared then null else array[r.owner_id] end$$);
call app.publish_changes('list_view_default', 'listView', 'r.view_id', $$select r.company_id, 'owner', array[r.user_id]$$);

-- Everybody has to see a view go that is no longer shared.
create function app.list_view_withdrawn() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into app.signal (topic, record_id, company_id, readers) values ('listView', new.id, new.company_id, 'company');
  return null;
end
$$;
revoke all on function app.list_view_withdrawn from public;
create trigger list_view_withdrawn after update of shared on list_view for each row
  when (old.shared and not new.shared) execute function app.list_view_withdrawn();
