-- What happens to bookings by itself: late trucks, earlier times, forged tickets; and stars of clients for warehouses.

alter table booking
  -- The start that the people concerned were notified as late for; another start can be late again.
  add column late_for timestamptz,
  -- Since when somebody wants an earlier time: the oldest request comes first.
  add column requested_at timestamptz;
create index booking_request on booking (company_id, warehouse_id, requested_at) where wants_earlier and state = 'scheduled';

create function app.keep_request() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  new.requested_at := case when new.wants_earlier then clock_timestamp() end;
  return new;
end
$$;
create trigger booking_request before update of wants_earlier on booking for each row
  when (old.wants_earlier is distinct from new.wants_earlier) execute function app.keep_request();

-- A reminder makes nobody's open form stale.
drop trigger booking_touch on booking;
create trigger booking_touch before update on booking for each row
  when ((old.reminded_at, old.late_for) is not distinct from (new.reminded_at, new.late_for)
    or (old.state, old.starts_at, old.dock_id) is distinct from (new.state, new.starts_at, new.dock_id))
  execute function app.touch();

-- A forged ticket belongs to no booking, so its check is what people are notified of.
create function app.forged_shown() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  message uuid := gen_random_uuid();
begin
  insert into outbox_event (id, company_id, actor_id, type, payload)
  values (message, new.company_id, new.user_id, 'warehouses.forgedTicketShown', jsonb_build_object('checkId', new.id));
  perform app.enqueue('platform.deliverEvent', json_build_object('eventId', message));
  return null;
end
$$;
create trigger gate_check_forged after insert on gate_check for each row when (new.verdict = 'forged')
  execute function app.forged_shown();

-- A client's stars for the facility are those of the warehouse where the order ended, under the id of the rating.
create function app.rate_destination(rating load_order_rating) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into warehouse_rating (id, company_id, warehouse_id, by, order_id, stars, comment, rated_by, created_at)
  select rating.id, w.company_id, w.id, 'client', o.id, rating.facility, rating.comment, rating.rated_by, rating.created_at
  from load_order o join warehouse w on w.id = (o.destination ->> 'warehouseId')::uuid
  where o.id = rating.order_id and rating.facility is not null
  on conflict (id) do nothing
$$;
create function app.destination_rated() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform app.rate_destination(new);
  return null;
end
$$;
create trigger load_order_rating_facility after insert on load_order_rating for each row
  when (new.facility is not null) execute function app.destination_rated();
select app.rate_destination(r) from load_order_rating r where r.facility is not null;
revoke all on function app.forged_shown, app.rate_destination, app.destination_rated from public;
