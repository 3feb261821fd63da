-- A semitrailer has one open trip, whether it is pulled as the first or as the second one of its truck. Kept by the
-- order itself, whoever changes it.
drop index load_order_trailer_busy;
create table load_order_trailer (
  trailer_id uuid not null,
  company_id uuid not null,
  order_id uuid not null,
  constraint load_order_trailer_busy primary key (trailer_id),
  foreign key (company_id, order_id) references load_order (company_id, id) on delete cascade
);
create index load_order_trailer_order on load_order_trailer (company_id, order_id);
call app.protect('load_order_trailer', 'company_id = app.company_id()');
revoke insert, update, delete on load_order_trailer from tropeiro_app, tropeiro_platform;

create function app.load_order_trailers() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from load_order_trailer where company_id = new.company_id and order_id = new.id;
  -- In one order for everybody, so that two who want the same pair do not wait for each other for ever.
  insert into load_order_trailer (trailer_id, company_id, order_id)
  select distinct pulled, new.company_id, new.id from unnest(array[new.trailer_id, new.second_trailer_id]) as pulled
  where new.status in (1, 2) and pulled is not null order by pulled;
  return null;
end
$$;
revoke all on function app.load_order_trailers from public;
create trigger load_order_trailers after update of status, trailer_id, second_trailer_id on load_order for each row
  when (num_nonnulls(old.trailer_id, old.second_trailer_id, new.trailer_id, new.second_trailer_id) > 0)
  execute function app.load_order_trailers();
create trigger load_order_trailers_first after insert on load_order for each row
  when (new.status in (1, 2) and num_nonnulls(new.trailer_id, new.second_trailer_id) > 0)
  execute function app.load_order_trailers();

-- Of two trips that share a semitrailer already, the one that was given it first keeps it.
insert into load_order_trailer (trailer_id, company_id, order_id)
select distinct on (pulled) pulled, o.company_id, o.id
from load_order o, unnest(array[o.trailer_id, o.second_trailer_id]) as pulled
where o.status in (1, 2) and pulled is not null
order by pulled, o.assigned_at, o.id;

-- Since when the driver shares the position: from taking the trip, unless it was withdrawn meanwhile.
alter table load_order add column sharing_since timestamptz;
update load_order set sharing_since = accepted_at where status in (1, 2) and accepted_at is not null;
