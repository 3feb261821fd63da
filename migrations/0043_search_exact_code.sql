-- The search over records also says which of them are called exactly as typed, in `called`: however many codes begin so, and
-- however old it is, that one comes first. Otherwise as before (0042_search_speed.sql).
drop function app.search_records;
create function app.search_records(records text, patterns text[], spelled text, code text,
  out matches uuid[], out begun uuid[], out called uuid[])
  language plpgsql stable parallel restricted security definer set search_path = public, pg_temp set enable_seqscan = off as $$
declare
  few constant int := 500;
  few_codes constant int := 2000;
  sides text[] := array['company_id = $1'];
  words text;
  is_match text;
  parts text;
begin
  if records not in ('driver', 'load_order', 'operation', 'partner', 'vehicle') then
    raise exception 'no records to search: %', records;
  end if;
  if records = 'load_order' then
    sides := sides || array['client_company_id = $1 and company_id <> $1',
      'carrier_company_id = $1 and company_id <> $1 and client_company_id is distinct from $1'];
  end if;
  select coalesce(string_agg(format('search_text like %L', word), ' and '), 'true') into words from unnest(patterns) as word;
  is_match := words || coalesce(format(' or search_text like %L', spelled), '');

  begun := '{}';
  called := '{}';
  if code is not null then
    -- The code itself is the first of those that begin with it.
    select string_agg(format('(select id, code, search_text from %I where code ^@ %L and %s order by code limit $2 + 1)',
      records, code, side), ' union all ') into parts from unnest(sides) as side;
    execute format('select case when count(*) <= $2 then coalesce(array_agg(id) filter (where %s), ''{}'') end,
        coalesce(array_agg(id) filter (where code = %L), ''{}'')
      from (%s) as coded', is_match, code, parts) into begun, called using app.company_id(), few_codes;
    if begun is null or cardinality(begun) > few then
      return;
    end if;
  end if;
  if records = 'load_order' then
    -- The text of an order begins with its code.
    if patterns[1] not like '\%%' then
      matches := begun;
      return;
    end if;
    -- Without three letters or digits in a row the index knows nothing, and what is common is faster read by its date.
    if array_to_string(patterns, ' ') !~ '[[:alnum:]]{3}' or exists (
      select from unnest(array['normal', 'agro', 'multipoint']) as kind where app.is_common_in_load_orders(kind, patterns)) then
      return;
    end if;
  end if;

  -- Planned as if all were needed: an expected end makes reading the table in any order look cheap.
  select string_agg(format('select id from %I where (%s) and %s', records, is_match, side), ' union all ') into parts
  from unnest(sides) as side;
  execute format('with record_match as materialized (%s)
    select case when count(*) <= $2 then coalesce(array_agg(id), ''{}'') end
    from (select id from record_match limit $2 + 1) as first', parts) into matches using app.company_id(), few;
end
$$;
revoke all on function app.search_records from public;
grant execute on function app.search_records to tropeiro_app, tropeiro_platform;
