import { sql } from 'kysely';
import { type ListTotal, TOTALS_MAX_ROWS } from '#kernel/list-definition.ts';
import { selectionOf } from './conditions.ts';
import type { ListContext, ListSource } from './list-source.ts';
import { countStatement } from './read-page.ts';
import { joinsOf } from './statement-parts.ts';

const DECIMALS = 3;

/**
 * What the rows of a list add up to, as filtered, one sum for each unit or currency; null where they are too many to be
 * added up while somebody waits. Where the tally knows their number, too many are not even begun with.
 */
export async function readTotals(
  source: ListSource,
  context: ListContext,
  query: Readonly<Record<string, unknown>>,
): Promise<ListTotal[] | null> {
  const totals = Object.entries(source.totals ?? {});
  if (totals.length === 0) return [];
  const selection = selectionOf(source, context, query);
  if (selection.tallied) {
    const counted = await countStatement(source, selection).execute(context.trx);
    if (counted.rows[0]!.matches > TOTALS_MAX_ROWS) return null;
  }
  const needs = [...selection.needs, ...totals.flatMap(([, total]) => total.needs ?? [])];
  const columns = totals.map(
    ([, { value, unit }], at) =>
      sql`(${value})::numeric as ${sql.ref(`value_${at}`)}, (${unit})::text as ${sql.ref(`unit_${at}`)}`,
  );
  // One more than may be added up shows that there are too many.
  const most = sql.lit(TOTALS_MAX_ROWS + 1);
  const parts = selection.parts.map(
    (part) =>
      sql`(select ${sql.join(columns)} from ${selection.from} ${joinsOf(source, needs)} where ${part} limit ${most})`,
  );
  const values = totals.map(
    ([name], at) => sql`(${sql.lit(name)}, ${sql.ref(`value_${at}`)}, ${sql.ref(`unit_${at}`)})`,
  );
  const { rows } = await sql<{ matches: number; totals: ListTotal[] }>`
    with list_match as materialized (${sql.join(parts, sql` union all `)}),
    list_sum as (
      select t.name, coalesce(t.unit, '') as unit, sum(t.value) as value
      from list_match cross join lateral (values ${sql.join(values)}) as t (name, value, unit)
      where t.value is not null group by 1, 2
    )
    select (select count(*)::int from list_match) as matches,
      coalesce((select json_agg(json_build_object('name', name, 'unit', unit,
        'value', trim_scale(round(value, ${sql.lit(DECIMALS)}))::text) order by name, unit) from list_sum), '[]') as totals`.execute(
    context.trx,
  );
  const { matches, totals: sums } = rows[0]!;
  return matches > TOTALS_MAX_ROWS ? null : sums;
}
