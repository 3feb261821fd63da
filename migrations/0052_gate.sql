-- What a ticket says of the warehouse, to everybody who sees the booking it belongs to.
create function app.ticket_place(place uuid)
returns table (address text, city text, reference text, instructions text, contact_name text, contact_phone text, early_minutes int)
language sql stable security definer set search_path = public, pg_temp rows 1 as $$
  select a.address, a.city, a.reference, w.instructions, w.contact_name, w.contact_phone, w.early_minutes
  from warehouse w join company_address a on a.company_id = w.company_id and a.id = w.id
  where w.id = place
$$;

-- Whether documents of the truck, its semitrailers or the driver of a booking have expired on a day. They belong to the
-- company of the fleet; the gate reads this one word of them.
create function app.documents_expired(truck uuid, by_driver uuid, today date) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (
    select from vehicle v
    left join vehicle t on t.company_id = v.company_id and t.id in (v.trailer_id, v.second_trailer_id)
    where v.id = truck and (v.documents_expired or v.documents_expire_on < today or t.documents_expired or t.documents_expire_on < today)
  ) or exists (
    select from driver d where d.id = by_driver and (d.documents_expired or d.documents_expire_on < today)
  )
$$;
revoke all on function app.ticket_place, app.documents_expired from public;
grant execute on function app.ticket_place, app.documents_expired to tropeiro_app, tropeiro_platform;

-- The gate looks for plates and for tickets that somebody moved to another day.
create index booking_gate on booking (company_id, warehouse_id, app.plate_key(plate)) where state in ('pending', 'scheduled', 'arrived', 'inDock');
create index booking_event_moved on booking_event (company_id, at) where type = 'moved';
