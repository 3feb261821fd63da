-- What partners offer to the people of a country, and who took it.
create table benefit (
  id uuid primary key,
  company_id uuid not null references company,
  country_code char(2) not null,
  -- Offered by the platform's company: to everybody in the country.
  everywhere boolean not null default false,
  state text not null default 'draft' check (state in ('draft', 'scheduled', 'published', 'ended', 'expired', 'archived')),
  title text not null check (length(title) between 1 and 120),
  partner text not null check (length(partner) between 1 and 120),
  category text not null check (category in ('fuel', 'tyres', 'workshop', 'insurance', 'health', 'food', 'lodging', 'other')),
  discount text not null check (length(discount) between 1 and 60),
  conditions text check (length(conditions) <= 2000),
  -- Shown to whoever takes it.
  code text check (length(code) between 1 and 40),
  link text check (length(link) <= 500),
  -- The calling code, a blank, the number.
  whatsapp text check (length(whatsapp) <= 30),
  logo_file_id uuid references file_object,
  -- Empty: in the whole country.
  cities jsonb not null default '[]' check (jsonb_typeof(cities) = 'array'),
  valid_from date not null,
  valid_until date not null,
  -- Null: as many as are wanted.
  quantity int check (quantity between 1 and 1000000),
  per_person text not null check (per_person in ('once', 'monthly', 'unlimited')),
  -- Counted by the database.
  taken int not null default 0 check (taken >= 0),
  publish_at timestamptz,
  ends_at timestamptz,
  published_at timestamptz,
  created_by uuid not null references app_user,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  unique (company_id, id),
  check (valid_until >= valid_from),
  check (coalesce(code, link) is not null),
  check (ends_at > publish_at),
  check (state <> 'scheduled' or publish_at is not null),
  check (state not in ('published', 'ended') or published_at is not null),
  -- Nobody takes more than there is, whoever is faster.
  constraint benefit_stock check (taken <= quantity)
);
create index benefit_newest on benefit (company_id, created_at desc, id desc);
create index benefit_own on benefit (company_id, published_at desc) where state = 'published';
create index benefit_country on benefit (country_code, published_at desc) where state = 'published' and everywhere;
create index benefit_scheduled on benefit (publish_at) where state = 'scheduled';
create index benefit_ends on benefit (ends_at) where state = 'published' and ends_at is not null;
create index benefit_expires on benefit (valid_until) where state in ('scheduled', 'published', 'ended');
create trigger benefit_touch before update on benefit for each row
  when (old.taken is not distinct from new.taken) execute function app.touch();
create trigger benefit_reach before insert on benefit for each row execute function app.reach_of_author();

create table benefit_taking (
  id uuid primary key,
  -- The company that offers it.
  company_id uuid not null,
  benefit_id uuid not null,
  user_id uuid not null references app_user,
  -- Which piece it is, counted from one.
  number int not null,
  -- What a person has only once: everything, a month such as 2026-11, or this one piece.
  period text not null check (length(period) between 1 and 36),
  taken_at timestamptz not null default now(),
  unique (company_id, id),
  foreign key (company_id, benefit_id) references benefit (company_id, id),
  constraint benefit_taking_once unique (benefit_id, user_id, period)
);
create index benefit_taking_user on benefit_taking (user_id, taken_at desc, id desc);
call app.protect('benefit_taking', 'case when company_id = app.company_id() then true else user_id = app.user_id() end');
create policy comes on benefit_taking as restrictive for insert to tropeiro_app with check (user_id = (select app.user_id()));
call app.append_only('benefit_taking');

-- Whoever takes a piece does not write the benefit: it counts by itself, one after the other.
create function app.benefit_taken() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update benefit set taken = taken + 1 where id = new.benefit_id and state = 'published' returning taken into new.number;
  if not found then
    raise exception 'the benefit is not offered' using errcode = 'check_violation', constraint = 'benefit_offered';
  end if;
  return new;
end
$$;
revoke all on function app.benefit_taken from public;
create trigger benefit_taken before insert on benefit_taking for each row execute function app.benefit_taken();

-- Whoever took one reads it afterwards too.
create function app.has_taken(benefit uuid) returns boolean language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from benefit_taking t where t.benefit_id = benefit and t.user_id = app.user_id())
$$;
revoke all on function app.has_taken from public;
grant execute on function app.has_taken to tropeiro_app, tropeiro_platform;

call app.protect('benefit', 'case when company_id = app.company_id() then true
  when everywhere and state = ''published'' and country_code = (select app.company_country()) then true
  else app.has_taken(id) end');
create policy comes on benefit as restrictive for insert to tropeiro_app with check (company_id = (select app.company_id()));
create policy changes on benefit as restrictive for update to tropeiro_app using (company_id = (select app.company_id()));
create policy goes on benefit as restrictive for delete to tropeiro_app using (company_id = (select app.company_id()));

call app.publish_changes('benefit', 'benefit', 'r.id',
  $$select r.company_id, 'company', null::uuid[]
    union all select null, 'country', null where r.everywhere and r.published_at is not null$$);
call app.publish_changes('benefit_taking', 'benefitTaking', 'r.benefit_id', $$select null::uuid, 'self', array[r.user_id]$$);
