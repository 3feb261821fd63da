-- Payments of an order add up until what its carrier is owed is paid; closing it with a difference needs a reason.
alter table load_order_payment drop constraint load_order_payment_company_id_order_id_key;
create index load_order_payment_order on load_order_payment (company_id, order_id);
alter table load_order add column payment_difference text check (length(payment_difference) between 1 and 500);

-- A weight in another unit, to the thousandth; null unless both are units of mass. As in the rules of operations.
create function app.weight_in(weight numeric, unit text, wanted text) returns numeric
language sql immutable parallel safe as $$
  select case when unit = wanted then weight else round(weight
    * case unit when 'kg' then 100000 when 'tn' then 100000000 when 'lb' then 45359 end
    / case wanted when 'kg' then 100000 when 'tn' then 100000000 when 'lb' then 45359 end, 3) end
$$;

-- What a freight amounts to by the best known weight, as dueAmount in the rules of load orders; null while unknown.
create function app.freight_due(
  type text, value numeric, unit text, weight numeric, weight_unit text, loaded_tn numeric, delivered_tn numeric
) returns numeric language sql immutable parallel safe as $$
  select case type
    when 'simple' then value
    when 'compound' then round(value * coalesce(
      app.weight_in(coalesce(delivered_tn, loaded_tn), 'tn', unit), app.weight_in(weight, weight_unit, unit)), 2)
  end
$$;

grant execute on function app.weight_in, app.freight_due to tropeiro_app, tropeiro_platform;
