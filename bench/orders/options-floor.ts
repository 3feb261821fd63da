/**
 * The origins that the orders of a company offer, as a hand would write it: from one to the next along the index, the
 * reply as JSON. $1 is the company.
 */
export const OPTIONS_FLOOR = `
  with recursive hop as (
    (select origin_city as value from load_order where company_id = $1 and kind = 'normal' order by origin_city limit 1)
    union all
    select (
      select origin_city from load_order where company_id = $1 and kind = 'normal' and origin_city > hop.value
      order by origin_city limit 1)
    from hop where hop.value is not null),
  offered as (select value as name, app.fold(value) as fold, row_number() over (order by app.fold(value), value) as nth
    from hop where value is not null)
  select json_build_object(
    'options', json_build_array(json_build_object('_id', -1, 'name', 'Todos'))::jsonb || coalesce((
      select jsonb_agg(jsonb_build_object('_id', name, 'name', name) order by nth) from offered where nth <= 50), '[]'),
    'totalPage', greatest(1, ceil((select count(*) from offered) / 50.0)::int))::text as body`;
