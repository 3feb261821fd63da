-- Carriers without an account: a link to an opportunity, who applies by it, and the messages that carry it.

alter table public_link
  add column opportunity_id uuid,
  drop constraint public_link_purpose_check,
  add constraint public_link_purpose_check
    check (purpose in ('client', 'webForm', 'driver', 'rating', 'report', 'agroMap', 'opportunity')),
  add constraint public_link_opportunity_fkey foreign key (company_id, opportunity_id)
    references opportunity (company_id, id) on delete cascade,
  add constraint public_link_opportunity_check
    check ((purpose = 'opportunity') = (opportunity_id is not null)
      and num_nonnulls(order_id, operation_id, client_id, opportunity_id) <= 1);
create index public_link_opportunity on public_link (company_id, opportunity_id, created_at desc, id desc) where opportunity_id is not null;

-- A company of the platform applies, or an outside carrier, of whom only what they typed is known.
alter table postulation
  alter column applicant_company_id drop not null,
  alter column user_id drop not null,
  add column outside jsonb,
  -- The link the application came by, and the hash of the secret that its applicant keeps.
  add column link_id uuid,
  add column secret_hash text,
  -- The transport company that an accepted outside carrier became.
  add column partner_id uuid,
  drop constraint postulation_by_check,
  add constraint postulation_by_check check (by in ('company', 'trucker', 'outside')),
  add constraint postulation_link_fkey foreign key (company_id, link_id) references public_link (company_id, id),
  add constraint postulation_partner_fkey foreign key (company_id, partner_id) references partner (company_id, id),
  add constraint postulation_applicant_check check (num_nonnulls(applicant_company_id, outside) = 1
    and (outside is null) = (user_id is not null)
    and (outside is null) = (by <> 'outside')
    and num_nonnulls(outside, link_id, secret_hash) in (0, 3)
    and (outside is not null or partner_id is null));
-- One application at a time, by whatever they are known.
create unique index postulation_outside_phone on postulation (opportunity_id, (outside ->> 'countryCode'), (outside ->> 'phone'))
  where state = 'pending' and outside is not null;
create unique index postulation_outside_tax_id on postulation (opportunity_id, (outside ->> 'taxId'))
  where state = 'pending' and outside ->> 'taxId' is not null;
create index postulation_link on postulation (link_id, created_at desc) where link_id is not null;

-- Whoever opens the link has no company: the application comes in the name of the company that shared it.
drop policy comes on postulation;
create policy comes on postulation as restrictive for insert to tropeiro_app
  with check (case when outside is null then applicant_company_id else company_id end = (select app.company_id()));

-- A message that somebody opened to send it from the own phone. Whether it was sent nobody knows.
create table opportunity_message (
  id uuid primary key,
  company_id uuid not null,
  opportunity_id uuid not null,
  partner_id uuid not null,
  name text not null,
  -- As dialled from abroad.
  phone text not null,
  -- The link in its text.
  link_id uuid not null,
  opened_by uuid not null references app_user,
  opened_at timestamptz not null default clock_timestamp(),
  unique (company_id, id),
  foreign key (company_id, opportunity_id) references opportunity (company_id, id) on delete cascade,
  foreign key (company_id, partner_id) references partner (company_id, id),
  foreign key (company_id, link_id) references public_link (company_id, id) on delete cascade
);
create index opportunity_message_opportunity on opportunity_message (company_id, opportunity_id, opened_at desc);
call app.protect('opportunity_message', 'company_id = app.company_id()');
call app.append_only('opportunity_message');

-- Live. An outside carrier is of no company: without one the change would be everybody's.
drop function app.opportunity_changed cascade;
call app.publish_changes('opportunity', 'opportunity', 'r.id',
  $$select r.company_id, 'company', array[r.created_by]
    union all select x.reader_company_id, 'external', null from opportunity_reader x where x.opportunity_id = r.id and x.turn = 'asked'
    union select p.applicant_company_id, 'external', null from postulation p
      where p.company_id = r.company_id and p.opportunity_id = r.id and p.applicant_company_id is not null
    union all select null, 'open', null where r.published_at is not null and r.publication_type in ('public', 'marketplace')$$);
drop function app.postulation_changed cascade;
call app.publish_changes('postulation', 'postulation', 'r.id',
  $$select r.company_id, 'company', null::uuid[]
    union all select r.applicant_company_id, 'applicant', null where r.applicant_company_id is not null$$);
drop function app.postulation_offer_changed cascade;
call app.publish_changes('postulation_offer', 'postulation', 'r.postulation_id',
  $$select c.id, c.readers, null::uuid[] from postulation p
    cross join lateral (values (p.company_id, 'company'), (p.applicant_company_id, 'applicant')) as c (id, readers)
    where p.company_id = r.company_id and p.id = r.postulation_id and c.id is not null$$);
call app.publish_changes('opportunity_message', 'opportunity', 'r.opportunity_id', $$select r.company_id, 'company', null::uuid[]$$);

-- A link to an opportunity is shown with it, to whoever reads it.
create or replace function app.public_link_changed() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into app.signal (topic, record_id, company_id, readers, user_ids)
  select distinct case when l.opportunity_id is null then 'publicLink' else 'opportunity' end,
    case when l.quantity <= app.most_records() then coalesce(l.order_id, l.operation_id, l.client_id, l.opportunity_id) end,
    l.company_id, 'company', (select array[o.created_by] from opportunity o where o.company_id = l.company_id and o.id = l.opportunity_id)
  from (select r.*, count(*) over () as quantity from moved r) l;
  return null;
end
$$;
