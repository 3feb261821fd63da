-- The search over the records of every kind, made faster for the largest company (bench/README.md).

-- The indexes know the companies, so that words which others have are no work: before, the orders of all companies that
-- contain a word were read from the table. Companies have no order in such an index, so one serves all three sides.
drop index load_order_search, driver_search, operation_search, partner_search, vehicle_search;
create index load_order_search on load_order
  using gin (company_id, client_company_id, carrier_company_id, search_text gin_trgm_ops) with (fastupdate = off);
create index driver_search on driver using gin (company_id, search_text gin_trgm_ops) with (fastupdate = off);
create index operation_search on operation using gin (company_id, search_text gin_trgm_ops) with (fastupdate = off);
create index partner_search on partner using gin (company_id, search_text gin_trgm_ops) with (fastupdate = off);
create index vehicle_search on vehicle using gin (company_id, search_text gin_trgm_ops) with (fastupdate = off);

-- What was typed, in a table: `matches`, the ids of all rows with it, and `begun`, of those whose code begins with it (the
-- text as a code, null where it cannot be one), among the rows the session's company sees. Null where they are many: then
-- the list's own statement reads them. Row-level security keeps LIKE away from the indexes, so this reads the company
-- from the session itself. Planned anew each time: only the values tell whether a text is rare.
drop function app.search_records;
create function app.search_records(records text, patterns text[], spelled text, code text, out matches uuid[], out begun uuid[])
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
  if code is not null then
    select string_agg(format('(select id, search_text from %I where code ^@ %L and %s order by code limit $2 + 1)',
      records, code, side), ' union all ') into parts from unnest(sides) as side;
    execute format('select case when count(*) <= $2 then coalesce(array_agg(id) filter (where %s), ''{}'') end
      from (%s) as coded', is_match, parts) into begun using app.company_id(), few_codes;
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

-- The list's own search asks the index for every word too, and for the side of the company.
create or replace function app.search_load_orders(patterns text[]) returns setof uuid language plpgsql stable parallel restricted
  security definer set search_path = public, pg_temp set enable_seqscan = off rows 20 as $$
declare
  words text;
begin
  select coalesce(string_agg(format('search_text like %L', word), ' and '), 'true') into words from unnest(patterns) as word;
  return query execute format('select id from load_order where company_id = $1 and %1$s
    union all select id from load_order where client_company_id = $1 and company_id <> $1 and %1$s
    union all select id from load_order where carrier_company_id = $1 and company_id <> $1
      and client_company_id is distinct from $1 and %1$s', words) using app.company_id();
end
$$;

-- A third of all texts were expected to be too long for the index of texts, and looked for by several processes.
create statistics load_order_text_length on (octet_length(search_text)) from load_order;

-- Bolivia prints the state that issued a number behind it.
alter table driver disable trigger driver_touch;
update driver set search_text = search_text || E'\n' || app.fold(document_number || document_state)
where document_state is not null and position(app.fold(document_number || document_state) in search_text) = 0;
alter table driver enable trigger driver_touch;
