-- A photo of a warehouse is a stored file, which stays as long as it is shown there.
alter table warehouse_photo add foreign key (file_id) references file_object;

-- Warehouses of associated companies that let these book: where they are, and nothing else about them.
create function app.open_warehouses()
returns table (id uuid, owner_name text, full_name text, address text, city text, city_id text, country_code text, reference text,
  lat float8, lng float8)
language sql stable security definer set search_path = public, pg_temp as $$
  select w.id, c.company_name, a.full_name, a.address, a.city, a.city_id, coalesce(a.country_code, c.country_code), a.reference, a.lat, a.lng
  from company_association s
  join company c on c.id = case when s.company_id = app.company_id() then s.partner_id else s.company_id end
  join warehouse w on w.company_id = c.id and w.open_to_associates and w.removed_at is null
  join company_address a on a.company_id = w.company_id and a.id = w.id
  where s.status = 'accepted' and app.company_id() in (s.company_id, s.partner_id)
$$;
revoke all on function app.open_warehouses from public;
grant execute on function app.open_warehouses to tropeiro_app, tropeiro_platform;
