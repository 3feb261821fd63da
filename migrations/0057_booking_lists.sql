-- The list of bookings, made faster for the largest company (bench/README.md).

-- With every column that row-level security and the usual filters ask for, a total needs no look at the table.
drop index booking_expected, booking_state, booking_warehouse;
create index booking_expected on booking (company_id, expected_at desc, id desc) include (order_company_id, carrier_company_id);
create index booking_state on booking (company_id, state, expected_at desc, id desc) include (order_company_id, carrier_company_id);
create index booking_warehouse on booking (company_id, warehouse_id, expected_at desc, id desc)
  include (state, order_company_id, carrier_company_id);

-- Words. Row-level security keeps LIKE away from the index, so this decides itself what the company sees, and returns whole
-- rows. Planned anew each time: only the values say whether a word is rare.
drop index booking_search;
create index booking_search on booking using gin (company_id, order_company_id, carrier_company_id, search_text gin_trgm_ops)
  with (fastupdate = off);
create function app.bookings_with(patterns text[]) returns setof booking language plpgsql stable parallel restricted
  security definer set search_path = public, pg_temp rows 100 as $$
begin
  return query execute format('select * from booking where company_id = $1 and %1$s
    union all select * from booking where order_company_id = $1 and order_company_id <> company_id and %1$s
    union all select * from booking where carrier_company_id = $1 and carrier_company_id <> company_id
      and order_company_id <> $1 and %1$s', app.words_in('search_text', patterns)) using app.company_id();
end
$$;
revoke all on function app.bookings_with from public;
grant execute on function app.bookings_with to tropeiro_app, tropeiro_platform;

-- How many bookings of each state a company sees: of its warehouses, of its orders and of those it carries, each once. Nobody
-- waits for anybody here: every change adds lines (+1, -1), a total is their sum, and now and then whoever writes puts the
-- lines of a company together.
create table app.booking_tally (
  company_id uuid not null,
  state text not null,
  bookings int not null
);
create index booking_tally_company on app.booking_tally (company_id) include (state, bookings);
call app.protect('app.booking_tally', 'company_id = app.company_id()');
revoke insert, update, delete on app.booking_tally from tropeiro_app, tropeiro_platform;

create function app.booking_readers(b booking) returns setof uuid language sql immutable parallel safe as $$
  select b.company_id
  union select b.order_company_id where b.order_company_id is not null
  union select b.carrier_company_id where b.carrier_company_id is not null and b.order_company_id is not null
$$;

-- Whoever counts meanwhile sees the old lines or the new; whoever puts together at the same time leaves it to the other.
create function app.settle_booking_tally(company uuid) returns void language sql security definer set search_path = public, pg_temp as $$
  with mine as materialized (select pg_try_advisory_xact_lock(hashtext('booking_tally'), hashtext(company::text)) as held),
  gone as (delete from app.booking_tally t using mine where mine.held and t.company_id = company returning t.*)
  insert into app.booking_tally select company_id, state, sum(bookings) from gone group by 1, 2 having sum(bookings) <> 0
$$;

create function app.bookings_tallied() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into app.booking_tally
  select r.id, m.state, case tg_op when 'INSERT' then count(*) else -count(*) end
  from moved m cross join lateral app.booking_readers(m) as r (id) group by 1, 2;
  perform app.settle_booking_tally(m.company_id) from (select distinct company_id from moved) m where random() < 0.02;
  return null;
end
$$;
create function app.booking_retallied() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into app.booking_tally
  select id, old.state, -1 from app.booking_readers(old) as r (id) union all
  select id, new.state, 1 from app.booking_readers(new) as r (id);
  if random() < 0.02 then
    perform app.settle_booking_tally(id) from app.booking_readers(new) as r (id);
  end if;
  return null;
end
$$;
create trigger booking_tally_more after insert on booking referencing new table as moved
  for each statement execute function app.bookings_tallied();
create trigger booking_tally_less after delete on booking referencing old table as moved
  for each statement execute function app.bookings_tallied();
create trigger booking_tally_moves after update on booking for each row when (
  (old.company_id, old.order_company_id, old.carrier_company_id, old.state)
  is distinct from (new.company_id, new.order_company_id, new.carrier_company_id, new.state)
) execute function app.booking_retallied();

-- Counts what is there, for bookings that came past the triggers.
create function app.recount_bookings() returns void language sql security definer set search_path = public, pg_temp as $$
  delete from app.booking_tally;
  insert into app.booking_tally select r.id, b.state, count(*) from booking b cross join lateral app.booking_readers(b) as r (id) group by 1, 2
$$;
revoke all on function app.booking_readers, app.settle_booking_tally, app.bookings_tallied, app.booking_retallied, app.recount_bookings from public;
select app.recount_bookings();
