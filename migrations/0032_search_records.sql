-- One search over the records of every kind: what few rows of a company contain is found by trigrams, as in load orders.
create index driver_search on driver using gin (search_text gin_trgm_ops) with (fastupdate = off);
create index operation_search on operation using gin (search_text gin_trgm_ops) with (fastupdate = off);
create index partner_search on partner using gin (search_text gin_trgm_ops) with (fastupdate = off);
create index vehicle_search on vehicle using gin (search_text gin_trgm_ops) with (fastupdate = off);

-- The ids of the rows that contain every pattern, or the text without its signs, among those the session's company sees.
-- Row-level security keeps LIKE away from the indexes, so this reads the company from the session itself. Planned anew
-- each time: only the values tell whether a text is rare, and a common one ends after `most` rows.
create function app.search_records(records text, patterns text[], spelled text, most int) returns setof uuid language plpgsql
  stable parallel restricted security definer set search_path = public, pg_temp rows 20 as $$
declare
  seen text := 'company_id = $4';
begin
  if records not in ('driver', 'load_order', 'operation', 'partner', 'vehicle') then
    raise exception 'no records to search: %', records;
  end if;
  if records = 'load_order' then
    seen := '(company_id = $4 or client_company_id = $4 or carrier_company_id = $4)';
  end if;
  return query execute format(
    'select id from %I where ((search_text like $1 and search_text like all ($2)) or search_text like $3) and %s limit $5',
    records, seen)
    using (select word from unnest(patterns) as word order by length(word) desc limit 1), patterns, spelled,
      app.company_id(), most;
end
$$;
revoke all on function app.search_records from public;
grant execute on function app.search_records to tropeiro_app, tropeiro_platform;
