-- What is written for the people of a country: by the platform's company for everybody there, by any other for its own
-- people.

-- The country of the company that the transaction works for.
create function app.company_country() returns text language sql stable security definer set search_path = public, pg_temp as $$
  select c.country_code::text from company c where c.id = app.company_id()
$$;
revoke all on function app.company_country from public;
grant execute on function app.company_country to tropeiro_app, tropeiro_platform;

create table article (
  id uuid primary key,
  company_id uuid not null references company,
  country_code char(2) not null,
  -- Written by the platform's company.
  everywhere boolean not null default false,
  state text not null default 'draft' check (state in ('draft', 'scheduled', 'published', 'ended', 'archived')),
  title text not null check (length(title) between 1 and 120),
  summary text not null check (length(summary) between 1 and 280),
  -- With the marks of `rules/article-body.ts`, never HTML.
  body text not null check (length(body) between 1 and 20000),
  picture_file_id uuid references file_object,
  -- Keys of roles; empty: everybody.
  roles text[] not null default '{}',
  pinned boolean not null default false,
  publish_at timestamptz,
  ends_at timestamptz,
  -- The last time it was published; kept when it becomes a draft again.
  published_at timestamptz,
  created_by uuid not null references app_user,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  unique (company_id, id),
  check (ends_at > publish_at),
  check (state <> 'scheduled' or publish_at is not null),
  check (state not in ('published', 'ended') or published_at is not null)
);
create index article_newest on article (company_id, created_at desc, id desc);
create index article_own on article (company_id, published_at desc) where state = 'published';
create index article_country on article (country_code, published_at desc) where state = 'published' and everywhere;
create index article_scheduled on article (publish_at) where state = 'scheduled';
create index article_ends on article (ends_at) where state = 'published' and ends_at is not null;
create trigger article_touch before update on article for each row execute function app.touch();

-- Who may reach a whole country is no question of the request.
create function app.reach_of_author() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  new.everywhere := (select c.is_platform from company c where c.id = new.company_id);
  return new;
end
$$;
revoke all on function app.reach_of_author from public;
create trigger article_reach before insert on article for each row execute function app.reach_of_author();

call app.protect('article', 'case when company_id = app.company_id() then true
  else everywhere and state = ''published'' and country_code = (select app.company_country()) end');
create policy comes on article as restrictive for insert to tropeiro_app with check (company_id = (select app.company_id()));
create policy changes on article as restrictive for update to tropeiro_app using (company_id = (select app.company_id()));
create policy goes on article as restrictive for delete to tropeiro_app using (company_id = (select app.company_id()));

-- Whom it reached, and who opened it: once for each person.
create table article_reading (
  company_id uuid not null,
  article_id uuid not null,
  user_id uuid not null references app_user,
  reached_at timestamptz not null default now(),
  opened_at timestamptz,
  primary key (article_id, user_id),
  foreign key (company_id, article_id) references article (company_id, id) on delete cascade
);
create index article_reading_user on article_reading (user_id, article_id);
call app.protect('article_reading', 'case when company_id = app.company_id() then true else user_id = app.user_id() end');
create policy comes on article_reading as restrictive for insert to tropeiro_app with check (user_id = (select app.user_id()));
create policy changes on article_reading as restrictive for update to tropeiro_app using (user_id = (select app.user_id()));

-- Live: the own people, and the whole country once it was published there.
call app.publish_changes('article', 'article', 'r.id',
  $$select r.company_id, 'company', null::uuid[]
    union all select null, 'country', null where r.everywhere and r.published_at is not null$$);
call app.publish_changes('article_reading', 'articleReading', 'r.article_id',
  $$values (r.company_id, 'authors', null::uuid[]), (null::uuid, 'self', array[r.user_id])$$);
