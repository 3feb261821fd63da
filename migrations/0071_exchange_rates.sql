-- A rate holds from a day of the company's calendar on. In force is the one of the latest day that has come, and of several
-- for one day the last that was set; the others are the history.
alter table exchange_rate add valid_from date;
update exchange_rate r set valid_from = (r.set_at at time zone c.time_zone)::date from company c where c.id = r.company_id;
alter table exchange_rate alter valid_from set not null;
-- The service it was taken from; null where somebody knew it.
alter table exchange_rate add source text check (length(source) between 1 and 60);
drop index exchange_rate_current;
create index exchange_rate_current on exchange_rate (company_id, currency, valid_from desc, set_at desc, id desc);

-- What one unit was worth on a day in the company's own currency; null where nobody said.
create function app.exchange_rate_on(company uuid, wanted text, day date) returns numeric language sql stable parallel safe as $$
  select r.rate from exchange_rate r
  where r.company_id = exchange_rate_on.company and r.currency = wanted and r.valid_from <= day
  order by r.valid_from desc, r.set_at desc, r.id desc limit 1
$$;
grant execute on function app.exchange_rate_on to tropeiro_app, tropeiro_platform;

-- What services outside say a currency is worth in another, for every company.
create table published_rate (
  currency char(3) not null,
  own char(3) not null,
  rate numeric(18, 6) not null check (rate > 0),
  source text not null check (length(source) between 1 and 60),
  -- The day the service says it is of.
  day date not null,
  read_at timestamptz not null default now(),
  primary key (own, currency),
  check (currency <> own)
);
call app.protect('published_rate', 'true');
revoke insert, update, delete on published_rate from tropeiro_app;
