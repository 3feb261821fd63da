-- The marketplace: freight a company offers (opportunity), who may see it (opportunity_reader), who applies for it
-- (postulation) and at which price (postulation_offer).

create table opportunity (
  id uuid primary key,
  company_id uuid not null references company,
  code text not null,
  state text not null default 'created' check (state in ('created', 'published', 'unpublished', 'cancelled')),
  -- Who sees it: chosen companies, one company at a time, everybody, or everybody in the marketplace.
  publication_type text not null check (publication_type in ('private', 'direct', 'public', 'marketplace')),
  market_type text not null check (market_type in ('open', 'direct')),
  -- Of a private one: chosen companies, all associated companies, or the favourites.
  audience text not null default 'chosen' check (audience in ('chosen', 'all', 'favourites')),
  description text not null check (length(description) between 1 and 200),
  client_id uuid,
  origin jsonb not null,
  destination jsonb not null,
  origin_city text not null,
  destination_city text not null,
  origin_country char(2),
  destination_country char(2),
  -- Open: loaded on any day of the window. Defined: loaded and delivered on these two days.
  date_type text not null check (date_type in ('open', 'defined')),
  pickup_date date not null,
  -- The end of the window, or the day of delivery.
  until_date date not null,
  category_load text,
  vehicle_type text not null,
  quantity int not null check (quantity between 1 and 100),
  weight numeric(14, 3) not null check (weight > 0),
  weight_unit text not null,
  -- In cubic metres.
  volume numeric(14, 3) not null check (volume > 0),
  freight_type text not null check (freight_type in ('simple', 'compound', 'toNegotiate')),
  freight numeric(14, 2) check (freight > 0),
  freight_currency char(3) not null,
  -- The unit of weight a compound price refers to.
  freight_unit text,
  invoice boolean not null default true,
  advance boolean not null default false,
  advance_percent int check (advance_percent between 1 and 100),
  special_notes text check (length(special_notes) <= 500),
  comment text check (length(comment) <= 500),
  email_notification boolean not null default true,
  whatsapp_notification boolean not null default true,
  -- Whoever applies first at the offered price has it.
  first_price_wins boolean not null default false,
  -- Days it stays published, and the chosen end, where somebody changed it.
  days int not null check (days between 1 and 90),
  deadline timestamptz,
  publish_at timestamptz,
  -- Hours for the own companies, before everybody sees it.
  own_first_hours int check (own_first_hours between 1 and 720),
  -- Hours a company that is asked directly has to answer.
  answer_hours int check (answer_hours between 1 and 168),
  published_at timestamptz,
  -- When a published one ends by itself, and when it opens to everybody.
  ends_at timestamptz,
  opens_at timestamptz,
  -- Everybody sees it now.
  is_open boolean not null default false,
  -- Why it is not published any more.
  ended_by text check (ended_by in ('hand', 'deadline', 'filled', 'refused')),
  cancel_reason text check (length(cancel_reason) <= 500),
  -- Counted by the database: live applications, and the trucks accepted of them.
  applicants int not null default 0,
  accepted int not null default 0,
  search_text text not null,
  created_by uuid not null references app_user,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  unique (company_id, id),
  unique (company_id, code),
  foreign key (company_id, client_id) references partner (company_id, id),
  check (until_date >= pickup_date),
  check ((freight_type = 'toNegotiate') = (freight is null)),
  check (freight_type <> 'compound' or freight_unit is not null),
  check (advance = (advance_percent is not null)),
  check ((state = 'published') = (ends_at is not null)),
  check (not is_open or state = 'published'),
  check (state <> 'cancelled' or cancel_reason is not null),
  -- Nobody is promised a truck that is not asked for, whoever is faster.
  constraint opportunity_filled check (accepted between 0 and quantity)
);
-- A name is used once among those that are not cancelled, whatever its case and accents.
create unique index opportunity_description on opportunity (company_id, app.fold(description)) where state <> 'cancelled';
create index opportunity_newest on opportunity (company_id, created_at desc, id desc);
create index opportunity_state on opportunity (company_id, state, created_at desc, id desc);
create index opportunity_creator on opportunity (company_id, created_by, created_at desc, id desc);
create index opportunity_open on opportunity (publication_type, published_at desc, id desc) where is_open;
create index opportunity_search on opportunity using gin (company_id, search_text gin_trgm_ops) with (fastupdate = off);
-- What the clock does: end, open and publish.
create index opportunity_ends on opportunity (ends_at) where state = 'published';
create index opportunity_opens on opportunity (opens_at) where state = 'published' and not is_open and opens_at is not null;
create index opportunity_scheduled on opportunity (publish_at) where state in ('created', 'unpublished') and publish_at is not null;
create trigger opportunity_touch before update on opportunity for each row
  when ((old.applicants, old.accepted) is not distinct from (new.applicants, new.accepted))
  execute function app.touch();

-- The companies it is offered to by name. A direct one is seen by one company at a time, in the order of positions.
create table opportunity_reader (
  company_id uuid not null,
  opportunity_id uuid not null,
  reader_company_id uuid not null references company,
  position int not null,
  -- Only these people of it; null for everybody there.
  user_ids uuid[] check (cardinality(user_ids) between 1 and 100),
  -- Direct: waiting for its turn, asked, or answered no, also by silence.
  turn text not null default 'asked' check (turn in ('waiting', 'asked', 'refused', 'silent')),
  asked_at timestamptz,
  answer_by timestamptz,
  refusal text check (refusal in ('noTruck', 'noCapacity', 'price', 'other')),
  refusal_note text check (length(refusal_note) <= 500),
  primary key (opportunity_id, reader_company_id),
  foreign key (company_id, opportunity_id) references opportunity (company_id, id) on delete cascade,
  check (reader_company_id <> company_id)
);
create index opportunity_reader_company on opportunity_reader (reader_company_id, opportunity_id) where turn = 'asked';
create index opportunity_reader_asked on opportunity_reader (answer_by) where turn = 'asked' and answer_by is not null;

-- An application: of a company with some trucks, or of a trucker with the one they drive.
create table postulation (
  id uuid primary key,
  -- The company that offers the freight.
  company_id uuid not null,
  opportunity_id uuid not null,
  applicant_company_id uuid not null references company,
  applicant_name text not null,
  user_id uuid not null references app_user,
  by text not null check (by in ('company', 'trucker')),
  state text not null default 'pending' check (state in ('pending', 'accepted', 'rejected', 'withdrawn', 'expired')),
  trucks int not null check (trucks between 1 and 100),
  -- How many of them were awarded.
  accepted_trucks int not null default 0 check (accepted_trucks between 0 and trucks),
  -- Where they are known; names as they were.
  truck_id uuid,
  plate text,
  driver_id uuid,
  driver_name text,
  comment text check (length(comment) <= 500),
  -- The offer changed since; it counts again once the applicant confirms.
  changed boolean not null default false,
  -- The last offer, whoever made it.
  offer_number int not null,
  offer_by text not null check (offer_by in ('carrier', 'shipper')),
  freight_type text not null check (freight_type in ('simple', 'compound')),
  freight numeric(14, 2) not null check (freight > 0),
  freight_currency char(3) not null,
  freight_unit text,
  -- Why it was rejected, withdrawn or given back, and what ended it where nobody decided about it alone.
  reason text check (length(reason) <= 500),
  closed_by text check (closed_by in ('filled', 'cancelled', 'deadline')),
  operation_id uuid,
  answered_at timestamptz,
  -- How the carrier rates the shipper when the trips are done.
  shipper_stars smallint check (shipper_stars between 1 and 5),
  shipper_comment text check (length(shipper_comment) <= 500),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  unique (company_id, id),
  foreign key (company_id, opportunity_id) references opportunity (company_id, id),
  foreign key (applicant_company_id, truck_id) references vehicle (company_id, id),
  foreign key (applicant_company_id, driver_id) references driver (company_id, id),
  check (applicant_company_id <> company_id),
  check ((state = 'accepted') = (accepted_trucks > 0))
);
-- A company applies once at a time.
create unique index postulation_pending on postulation (opportunity_id, applicant_company_id) where state = 'pending';
create index postulation_opportunity on postulation (company_id, opportunity_id, created_at, id);
create index postulation_applicant on postulation (applicant_company_id, created_at desc, id desc);
create index postulation_rated on postulation (company_id) where shipper_stars is not null;
create index postulation_known on postulation (applicant_company_id, opportunity_id);
create trigger postulation_touch before update on postulation for each row execute function app.touch();
call app.protect('postulation', 'case when company_id = app.company_id() then true else applicant_company_id = app.company_id() end');
create policy comes on postulation as restrictive for insert to tropeiro_app with check (applicant_company_id = (select app.company_id()));

-- Prices go back and forth; the last one counts.
create table postulation_offer (
  id uuid primary key,
  company_id uuid not null,
  postulation_id uuid not null,
  number int not null,
  by text not null check (by in ('carrier', 'shipper')),
  user_id uuid references app_user,
  freight_type text not null check (freight_type in ('simple', 'compound')),
  freight numeric(14, 2) not null check (freight > 0),
  freight_currency char(3) not null,
  freight_unit text,
  comment text check (length(comment) <= 500),
  at timestamptz not null default clock_timestamp(),
  unique (postulation_id, number),
  foreign key (company_id, postulation_id) references postulation (company_id, id)
);
call app.protect('postulation_offer', 'exists (select from postulation p where p.company_id = postulation_offer.company_id and p.id = postulation_offer.postulation_id)');
call app.append_only('postulation_offer');

-- What happened to an opportunity, written once, for the company that offers it.
create table opportunity_event (
  id uuid primary key,
  company_id uuid not null,
  opportunity_id uuid not null,
  at timestamptz not null default clock_timestamp(),
  -- Nobody: the clock.
  user_id uuid references app_user,
  type text not null,
  reason text check (length(reason) <= 500),
  details jsonb not null default '{}',
  unique (company_id, id),
  foreign key (company_id, opportunity_id) references opportunity (company_id, id) on delete cascade
);
create index opportunity_event_opportunity on opportunity_event (company_id, opportunity_id, at, id);
call app.protect('opportunity_event', 'company_id = app.company_id()');
call app.append_only('opportunity_event');

-- Whether the company was asked by name and still is; whether it applied. Two questions that a company may only ask about
-- itself, so the tables behind them need no policy that looks back here.
create function app.is_asked(opportunity uuid) returns boolean language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from opportunity_reader r where r.opportunity_id = opportunity and r.reader_company_id = app.company_id()
    and r.turn = 'asked' and (r.user_ids is null or app.user_id() = any(r.user_ids)))
$$;
create function app.has_applied(opportunity uuid) returns boolean language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from postulation p where p.opportunity_id = opportunity and p.applicant_company_id = app.company_id())
$$;
revoke all on function app.is_asked, app.has_applied from public;
grant execute on function app.is_asked, app.has_applied to tropeiro_app, tropeiro_platform;

-- Only read by others: an opportunity comes, changes and goes with its company alone.
call app.protect('opportunity', 'case when company_id = app.company_id() or is_open then true
  when state = ''published'' and app.is_asked(id) then true else app.has_applied(id) end');
create policy comes on opportunity as restrictive for insert to tropeiro_app with check (company_id = (select app.company_id()));
create policy changes on opportunity as restrictive for update to tropeiro_app using (company_id = (select app.company_id()));
create policy goes on opportunity as restrictive for delete to tropeiro_app using (company_id = (select app.company_id()));
call app.protect('opportunity_reader', 'case when company_id = app.company_id() then true
  else reader_company_id = app.company_id() and turn = ''asked'' end');
create policy comes on opportunity_reader as restrictive for insert to tropeiro_app with check (company_id = (select app.company_id()));
create policy changes on opportunity_reader as restrictive for update to tropeiro_app using (company_id = (select app.company_id()));
create policy goes on opportunity_reader as restrictive for delete to tropeiro_app using (company_id = (select app.company_id()));

-- Whoever applies does not write the opportunity: its numbers follow its applications.
create function app.postulation_counted() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  more_applicants int := (new.state in ('pending', 'accepted'))::int;
  more_trucks int := new.accepted_trucks;
begin
  if tg_op = 'UPDATE' then
    more_applicants := more_applicants - (old.state in ('pending', 'accepted'))::int;
    more_trucks := more_trucks - old.accepted_trucks;
  end if;
  if more_applicants <> 0 or more_trucks <> 0 then
    update opportunity set applicants = applicants + more_applicants, accepted = accepted + more_trucks where id = new.opportunity_id;
  end if;
  return null;
end
$$;
revoke all on function app.postulation_counted from public;
create trigger postulation_counted after insert or update of state, accepted_trucks on postulation
  for each row execute function app.postulation_counted();

-- An order names the opportunity and the application it came from.
alter table load_order add column opportunity_id uuid, add column opportunity_code text, add column postulation_id uuid;
create index load_order_opportunity on load_order (company_id, opportunity_id) where opportunity_id is not null;

-- Live: its company, whoever it is offered to by name, whoever applied, and everybody who may read open ones.
call app.publish_changes('opportunity', 'opportunity', 'r.id',
  $$select r.company_id, 'company', array[r.created_by]
    union all select x.reader_company_id, 'external', null from opportunity_reader x where x.opportunity_id = r.id and x.turn = 'asked'
    union select p.applicant_company_id, 'external', null from postulation p
      where p.company_id = r.company_id and p.opportunity_id = r.id
    union all select null, 'open', null where r.published_at is not null and r.publication_type in ('public', 'marketplace')$$);
call app.publish_changes('opportunity_reader', 'opportunity', 'r.opportunity_id',
  $$values (r.company_id, 'company', null::uuid[]), (r.reader_company_id, 'external', null)$$);
call app.publish_changes('opportunity_event', 'opportunity', 'r.opportunity_id', $$select r.company_id, 'company', null::uuid[]$$);
call app.publish_changes('postulation', 'postulation', 'r.id',
  $$values (r.company_id, 'company', null::uuid[]), (r.applicant_company_id, 'applicant', null)$$);
call app.publish_changes('postulation_offer', 'postulation', 'r.postulation_id',
  $$select c.id, c.readers, null::uuid[] from postulation p
    cross join lateral (values (p.company_id, 'company'), (p.applicant_company_id, 'applicant')) as c (id, readers)
    where p.company_id = r.company_id and p.id = r.postulation_id$$);

-- Reading no longer includes writing. Whoever ships a role with the new names holds them in existing companies too.
update role set permissions = permissions || array['opportunity-write']
where shipped and key in ('operator', 'shipper', 'agro-shipper', 'company-administrator', 'super-administrator')
  and not 'opportunity-write' = any(permissions);
update role set permissions = permissions || array['opportunity-postulate']
where shipped and key in ('operator', 'transport-company', 'trucker', 'company-administrator', 'super-administrator')
  and not 'opportunity-postulate' = any(permissions);

-- Of a company that offers freight others see its name and whether it is verified, not the company itself.
create function app.offering_company(company uuid) returns table (company_name text, verified boolean)
language sql stable security definer set search_path = public, pg_temp rows 1 as $$
  select c.company_name, c.verified from company c where c.id = company
$$;
revoke all on function app.offering_company from public;
grant execute on function app.offering_company to tropeiro_app, tropeiro_platform;
