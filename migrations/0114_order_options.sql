-- What the filters of lists of orders offer, kept beside the orders: finding the values of a company meant reading all of
-- its orders. As in the tally nobody waits for anybody: every change adds lines (+1, -1), a value is offered while its
-- lines add up to more than nothing, and now and then lines are put together. Written by the triggers below alone.
create table load_order_option (
  -- Who reads it, and from which side of the order.
  company_id uuid not null,
  kind text not null,
  side text not null check (side in ('own', 'carrier', 'client')),
  -- The column of load_order it comes from.
  field text not null,
  -- The label as it is sorted and searched, see app.option_fold.
  fold text not null,
  label text not null,
  -- Empty where it is the label itself.
  value text not null,
  orders int not null,
  -- Not put together yet. What hardly repeats stays as it is unless it is taken back.
  loose boolean not null
);
call app.protect('load_order_option', 'company_id = app.company_id()');
revoke insert, update, delete on load_order_option from tropeiro_app, tropeiro_platform;

-- Only the beginning, because an index has no room for more than that besides a long label. Codes are shorter.
create function app.option_fold(label text) returns text language sql immutable parallel safe strict return left(app.fold(label), 130);

-- Both directions of writing and counting from nothing use the same words.
do $make$
declare
  lines constant text := $$
    select s.company_id, o.kind, s.side, f.field, f.label, f.value, f.repeats
    from (values ('own', o.company_id), ('carrier', nullif(o.carrier_company_id, o.company_id)), ('client', o.client_company_id))
      as s (side, company_id)
    cross join lateral (
      select * from (values
        ('company_id', '{client}'::text[], true, o.company_id::text, o.company_id::text),
        ('client_id', '{own}', true, o.client_id::text, o.client_id::text),
        ('operator_id', '{own,carrier}', true, o.operator_id::text, o.operator_id::text),
        ('origin_city', '{own,carrier,client}', true, o.origin_city, o.origin_city),
        ('destination_city', '{own,carrier,client}', true, o.destination_city, o.destination_city),
        ('carrier_id', '{own,carrier,client}', true, o.carrier_id::text, o.carrier_name),
        ('plate', '{own,carrier,client}', true, o.plate, o.plate),
        ('driver_id', '{own,carrier,client}', true, o.driver_id::text, o.driver_name),
        ('vessel', '{own,carrier,client}', true, o.vessel, o.vessel),
        ('assignment_number', '{own,carrier,client}', false, o.assignment_number, o.assignment_number),
        ('bill_of_lading', '{own,carrier,client}', false, o.bill_of_lading, o.bill_of_lading),
        ('equipment_number', '{own,carrier,client}', false, o.equipment_number, o.equipment_number),
        ('crt', '{own,carrier,client}', false, o.crt, o.crt),
        ('invoice_number', '{own,carrier,client}', false, o.invoice_number, o.invoice_number),
        ('client_freight', '{own}', true, o.client_freight::text, o.client_freight::text || ' ' || o.client_freight_currency),
        ('carrier_freight', '{own,carrier}', true, o.carrier_freight::text, o.carrier_freight::text || ' ' || o.carrier_freight_currency),
        ('transport_freight', '{own}', true, o.transport_freight::text, o.transport_freight::text || ' ' || o.transport_freight_currency)
      ) as one (field, sides, repeats, value, label)
      union all select 'order_codes', '{own,carrier,client}', false, code, code from unnest(o.order_codes) as code
      union all select 'delivery_codes', '{own,carrier,client}', false, code, code from unnest(o.delivery_codes) as code
    ) as f
    where s.company_id is not null and s.side = any(f.sides) and f.value is not null and btrim(f.label) <> ''
  $$;
  columns constant text := $$
    company_id, kind, side, field, app.option_fold(btrim(label)), btrim(label), case when value = btrim(label) then '' else value end,
  $$;
begin
  execute format($function$
    create function app.load_order_offers() returns trigger language plpgsql security definer set search_path = public, pg_temp as $body$
    begin
      if tg_op = 'INSERT' then
        insert into load_order_option select %1$s 1, repeats from (%2$s) as line;
      elsif tg_op = 'DELETE' then
        insert into load_order_option select %1$s -1, true from (%3$s) as line;
      else
        insert into load_order_option
        select %1$s sum(times), repeats or sum(times) < 0
        from (select *, 1 as times from (%2$s) as more union all select *, -1 from (%3$s) as less) as line
        group by company_id, kind, side, field, label, value, repeats
        having sum(times) <> 0;
      end if;
      return null;
    end
    $body$ $function$, columns, replace(lines, 'o.', 'new.'), replace(lines, 'o.', 'old.'));
  execute format($function$
    create function app.recount_load_order_options() returns void language sql security definer set search_path = public, pg_temp as $body$
      delete from load_order_option;
      insert into load_order_option
      select %s count(*), false
      from (select line.* from load_order o cross join lateral (%s) as line) as line
      group by company_id, kind, side, field, label, value
    $body$ $function$, columns, lines);
end
$make$;
revoke all on function app.load_order_offers, app.recount_load_order_options from public;
select app.recount_load_order_options();

-- Read from the index alone, in the order in which values are offered.
create index load_order_option_offered on load_order_option (company_id, kind, side, field, fold, label, value) include (orders);
create index load_order_option_loose on load_order_option (company_id) where loose;

-- An index for each field that hardly repeats: what other fields have in common with a typed text is no work.
do $search$
declare
  field text;
begin
  foreach field in array array['assignment_number', 'bill_of_lading', 'equipment_number', 'crt', 'invoice_number', 'order_codes',
    'delivery_codes'] loop
    execute format('create index load_order_option_%s on load_order_option using gin (company_id, fold gin_trgm_ops)
      with (fastupdate = off) where field = %L', field, field);
  end loop;
end
$search$;

create trigger load_order_offers_first after insert on load_order for each row execute function app.load_order_offers();
create trigger load_order_offers_none after delete on load_order for each row execute function app.load_order_offers();
create trigger load_order_offers after update on load_order for each row when (
  (old.company_id, old.kind, old.client_company_id, old.carrier_company_id, old.client_id, old.operator_id, old.origin_city,
   old.destination_city, old.carrier_id, old.carrier_name, old.plate, old.driver_id, old.driver_name, old.vessel,
   old.assignment_number, old.bill_of_lading, old.equipment_number, old.crt, old.invoice_number, old.order_codes,
   old.delivery_codes, old.client_freight, old.client_freight_currency, old.carrier_freight, old.carrier_freight_currency,
   old.transport_freight, old.transport_freight_currency)
  is distinct from
  (new.company_id, new.kind, new.client_company_id, new.carrier_company_id, new.client_id, new.operator_id, new.origin_city,
   new.destination_city, new.carrier_id, new.carrier_name, new.plate, new.driver_id, new.driver_name, new.vessel,
   new.assignment_number, new.bill_of_lading, new.equipment_number, new.crt, new.invoice_number, new.order_codes,
   new.delivery_codes, new.client_freight, new.client_freight_currency, new.carrier_freight, new.carrier_freight_currency,
   new.transport_freight, new.transport_freight_currency)
) execute function app.load_order_offers();

-- Puts the lines of values together that have loose ones, in companies with many. Whoever reads meanwhile sees the old
-- lines or the new.
create function app.settle_load_order_options(loose_lines int) returns void language sql security definer set search_path = public, pg_temp
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
  with settled as (
    select distinct company_id, kind, side, field, fold, label, value from load_order_option
    where loose and company_id = any(array(
      select company_id from load_order_option where loose group by 1 having count(*) >= loose_lines))),
  gone as (
    delete from load_order_option t using settled s
    where (t.company_id, t.kind, t.side, t.field, t.fold, t.label, t.value)
      = (s.company_id, s.kind, s.side, s.field, s.fold, s.label, s.value)
    returning t.*)
  insert into load_order_option
  select company_id, kind, side, field, fold, label, value, sum(orders), false from gone
  group by 1, 2, 3, 4, 5, 6, 7
  having sum(orders) <> 0
$$;
revoke all on function app.settle_load_order_options from public;
grant execute on function app.settle_load_order_options to tropeiro_platform;

-- The lines that contain a text, found by trigrams: to the planner, reading every line in order looks cheaper than it is.
create function app.load_order_options_like(company uuid, of_kind text, of_side text, of_field text, longest text, patterns text[])
  returns setof load_order_option language plpgsql stable parallel restricted security definer set search_path = public, pg_temp
  set enable_indexscan = off set enable_indexonlyscan = off set enable_seqscan = off set plan_cache_mode = force_custom_plan as $$
begin
  return query select * from load_order_option t
  where (t.company_id, t.kind, t.side, t.field) = (company, of_kind, of_side, of_field)
    and t.fold like longest and t.fold like all (patterns);
end
$$;
revoke all on function app.load_order_options_like from public;

-- The first values of a field that hardly repeats, for every kind and side that is asked for. What was typed is looked for
-- from the beginning while that soon finds enough, otherwise with an index of trigrams; two letters or fewer are in no
-- trigram. Row-level security keeps LIKE away from that index, so this reads the company from the session itself. Planned
-- anew each time: only the values tell whether a text is rare.
create function app.load_order_options(kinds text[], sides text[], of_field text, patterns text[], most bigint)
  returns table (fold text, label text, value text) language plpgsql stable parallel restricted
  security definer set search_path = public, pg_temp set enable_hashagg = off set enable_seqscan = off
  set max_parallel_workers_per_gather = 0 set plan_cache_mode = force_custom_plan as $$
declare
  near constant int := 10000;
  company uuid := app.company_id();
  longest text := (select pattern from unnest(patterns) as pattern order by length(pattern) desc limit 1);
  scope record;
  is_rare boolean;
begin
  for scope in select * from unnest(kinds) as kind, unnest(sides) as side loop
    is_rare := false;
    if longest ~ '[[:alnum:]]{3}' then
      select count(*) < most into is_rare from (
        select from (
          select t.fold from load_order_option t
          where (t.company_id, t.kind, t.side, t.field) = (company, scope.kind, scope.side, of_field)
          order by t.fold, t.label, t.value limit near) as line
        where line.fold like longest and line.fold like all (patterns) limit most) as found;
    end if;
    if is_rare then
      return query
        select first.fold, first.label, unnest(first.of_label) from (
          select t.fold, t.label, array_agg(t.value) as of_label from (
            select m.fold, m.label, m.value from app.load_order_options_like(company, scope.kind, scope.side, of_field, longest, patterns) as m
            group by 1, 2, 3 having sum(m.orders) > 0) as t
          group by 1, 2 order by 1, 2 limit most) as first;
    else
      return query
        select first.fold, first.label, unnest(first.of_label) from (
          select t.fold, t.label, array_agg(t.value) as of_label from (
            select t.fold, t.label, t.value from load_order_option t
            where (t.company_id, t.kind, t.side, t.field) = (company, scope.kind, scope.side, of_field)
              and (longest is null or t.fold like longest and t.fold like all (patterns))
            group by 1, 2, 3 having sum(t.orders) > 0) as t
          group by 1, 2 order by 1, 2 limit most) as first;
    end if;
  end loop;
end
$$;
revoke all on function app.load_order_options from public;
grant execute on function app.load_order_options to tropeiro_app, tropeiro_platform;
