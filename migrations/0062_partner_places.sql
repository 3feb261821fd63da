-- A place that belongs to an address of a partner moves with it, as places of the own addresses do. Its name is its own:
-- planners call a place by what happens there. An address that lost its position leaves the place where it is.
create function app.partner_address_moved() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  is_known boolean := coalesce(new.lat <> 0 and new.lng <> 0, false);
begin
  update place p set address = left(new.address, 500), city = left(new.city, 170), city_id = new.city_id,
    country_code = coalesce(new.country_code, p.country_code),
    lat = case when is_known then new.lat else p.lat end, lng = case when is_known then new.lng else p.lng end,
    updated_by = coalesce(app.user_id(), p.updated_by)
  where p.company_id = new.company_id and p.partner_address_id = new.id;
  return null;
end
$$;
create trigger partner_address_moved after update on partner_address for each row
  when ((old.address, old.city, old.city_id, old.lat, old.lng) is distinct from (new.address, new.city, new.city_id, new.lat, new.lng))
  execute function app.partner_address_moved();
revoke all on function app.partner_address_moved from public;
