-- Plates as their country writes them, wherever they leave the fleet: orders, timelines, lists, options of filters.

-- The same rule stands in src/countries, and a test compares them. A plate of another length is shown as it is.
create function app.shown_plate(country text, plate text) returns text language sql immutable parallel safe
  return case
    when country = 'CL' and length(plate) = 6 then substr(plate, 1, 2) || '.' || substr(plate, 3, 2) || '.' || substr(plate, 5)
    when country = 'PE' and length(plate) = 6 then substr(plate, 1, 3) || '-' || substr(plate, 4)
    when country in ('CL', 'PE') then plate
    else regexp_replace(plate, '^(\d{3,4})([A-Z]+)$', '\1-\2')
  end;

-- A plate without the signs that people type or a country writes between its characters.
create function app.plate_key(plate text) returns text language sql immutable parallel safe
  return regexp_replace(upper(plate), '[^A-Z0-9]', '', 'g');

grant execute on function app.shown_plate, app.plate_key to tropeiro_app, tropeiro_platform;

-- An order keeps the plate as it was shown when it was assigned, and is found by both forms.
create or replace function app.load_order_searched() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  new.search_text := app.fold(concat_ws(E'\n', new.code, new.plate, new.trailer_plate,
    nullif(app.plate_key(new.plate), new.plate), nullif(app.plate_key(new.trailer_plate), new.trailer_plate), new.driver_name,
    (select p.name from partner p where p.company_id = new.company_id and p.id = new.client_id), new.carrier_name,
    new.assignment_number, new.bill_of_lading, new.equipment_number, new.carrier_booking_number, new.invoice_number,
    array_to_string(new.order_codes, E'\n'), array_to_string(new.delivery_codes, E'\n'), new.origin_city, new.destination_city));
  return new;
end
$$;

alter table load_order disable trigger load_order_touch;
update load_order o
set plate = app.shown_plate(v.country_code, o.plate),
  trailer_plate = app.shown_plate(coalesce(t.country_code, v.country_code), o.trailer_plate)
from vehicle v
left join vehicle t on t.company_id = v.company_id and t.id = v.trailer_id
where v.company_id = o.fleet_company_id and v.id = o.truck_id;
alter table load_order enable trigger load_order_touch;

-- What the timelines tell of trucks that were assigned earlier.
update load_order_event e
set details = (
  select jsonb_object_agg(key, case
    when key in ('plate', 'trailer') then coalesce(to_jsonb((select app.shown_plate(v.country_code, v.plate) from vehicle v
      where v.company_id in (o.company_id, o.fleet_company_id) and v.plate = value #>> '{}' limit 1)), value)
    when key = 'before' then value || jsonb_build_object('plate', coalesce(
      to_jsonb((select app.shown_plate(v.country_code, v.plate) from vehicle v
        where v.company_id in (o.company_id, o.fleet_company_id) and v.plate = value ->> 'plate' limit 1)), value -> 'plate'))
    else value end)
  from jsonb_each(e.details))
from load_order o
where o.company_id = e.company_id and o.id = e.order_id and (e.details ? 'plate' or e.details -> 'before' ? 'plate');
