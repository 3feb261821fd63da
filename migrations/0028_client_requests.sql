-- What clients ask for through the form of an order, and what whoever runs the order answered.
create table client_request (
  id uuid primary key,
  company_id uuid not null,
  order_id uuid not null,
  kind text not null check (kind in ('schedule', 'reassignment')),
  asked_by text not null,
  asked_at timestamptz not null default clock_timestamp(),
  comment text check (length(comment) <= 500),
  -- Of another loading date.
  loading_date date,
  loading_hour time,
  -- Of another driver or truck, in the client's own words.
  driver text,
  plate text,
  -- A newer request of the same kind, or a confirmation of the date, withdraws an open one.
  state text not null default 'pending' check (state in ('pending', 'accepted', 'refused', 'withdrawn')),
  answer text check (length(answer) <= 500),
  answered_by uuid references app_user,
  answered_at timestamptz,
  unique (company_id, id),
  foreign key (company_id, order_id) references load_order (company_id, id) on delete cascade,
  check (kind <> 'schedule' or loading_date is not null),
  check ((state in ('accepted', 'refused')) = (answered_at is not null))
);
create index client_request_order on client_request (company_id, order_id, asked_at);
create unique index client_request_open on client_request (company_id, order_id, kind) where state = 'pending';
call app.protect('client_request', 'company_id = app.company_id()');

-- The last proposal and the last request of orders that have not left yet wait for an answer.
insert into client_request (id, company_id, order_id, kind, asked_by, asked_at, comment, loading_date, loading_hour)
select e.id, e.company_id, e.order_id, 'schedule', coalesce(e.by_name, ''), e.at, e.reason,
  (e.details ->> 'loadingDate')::date, (e.details ->> 'loadingHour')::time
from (
  select distinct on (company_id, order_id) * from load_order_event
  where type in ('scheduleConfirmed', 'scheduleProposed') order by company_id, order_id, at desc, id desc
) e
join load_order o on o.company_id = e.company_id and o.id = e.order_id and o.status in (0, 1)
where e.type = 'scheduleProposed' and e.details ->> 'loadingDate' is not null;

insert into client_request (id, company_id, order_id, kind, asked_by, asked_at, comment, driver, plate)
select distinct on (e.company_id, e.order_id) e.id, e.company_id, e.order_id, 'reassignment',
  coalesce(e.by_name, ''), e.at, e.reason, e.details ->> 'driver', e.details ->> 'plate'
from load_order_event e
join load_order o on o.company_id = e.company_id and o.id = e.order_id and o.status in (0, 1)
where e.type = 'reassignmentRequested'
order by e.company_id, e.order_id, e.at desc, e.id desc;

-- Mails to clients carry a link that nobody shared by hand.
alter table public_link alter column created_by drop not null;
