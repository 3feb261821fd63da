-- Every typed word is a condition of its own, so that the trigram index is asked for all of them: asked for the longest
-- one alone, it found every "quispe" before the others were compared, twelve seconds in the largest company.
create or replace function app.search_records(records text, patterns text[], spelled text, most int) returns setof uuid language plpgsql
  stable parallel restricted security definer set search_path = public, pg_temp rows 20 as $$
declare
  seen text := 'company_id = $2';
  words text;
begin
  if records not in ('driver', 'load_order', 'operation', 'partner', 'vehicle') then
    raise exception 'no records to search: %', records;
  end if;
  if records = 'load_order' then
    seen := '(company_id = $2 or client_company_id = $2 or carrier_company_id = $2)';
  end if;
  select coalesce(string_agg(format('search_text like %L', word), ' and '), 'true') into words from unnest(patterns) as word;
  return query execute format('select id from %I where ((%s) or search_text like $1) and %s limit $3', records, words, seen)
    using spelled, app.company_id(), most;
end
$$;
