import { type RawBuilder, sql } from 'kysely';
import type { ListQuery } from '#kernel/list-definition.ts';
import { type Selection, selectionOf } from './conditions.ts';
import type { ListContext, ListSource, Sql } from './list-source.ts';
import { joinsOf, type Order, orderOf, outputOf } from './statement-parts.ts';

const value = sql.ref('sort_value');
const key = sql.ref('row_key');

/**
 * One statement for one page: its keys first, then the full rows of those keys as JSON, beside the exact total.
 * The limit is a literal and the first page has no offset, so that a plan kept for the next reader knows how little it fetches.
 */
export function pageStatement(
  source: ListSource,
  context: ListContext,
  query: ListQuery,
): RawBuilder<{ body: string }> {
  const selection = selectionOf(source, context, query);
  const order = orderOf(source, query.sort);
  const { columns, joins } = outputOf(source);
  const rowsName = sql.id(source.definition.rowsKey ?? 'rows');
  return sql<{ body: string }>`
    with ${keysAndTotal(source, selection, order, query)}
    select row_to_json(answer)::text as body from (
      select
        coalesce((
          select json_agg(row_to_json(list_row) order by ${order.by(value, key)})
          from list_page join ${source.from} on ${source.key} = list_page.row_key ${joins}
          cross join lateral (select ${columns}) as list_row
        ), '[]'::json) as ${rowsName},
        ceil(matches / ${query.size}::float8)::int as "totalPage",
        matches as "totalRegistry"
      from list_total
    ) as answer`;
}

/**
 * Without a search the page is read along an index of the sort and the total is counted beside it. A search has to look
 * at every candidate anyway: then the matches are found once, and both are taken from them.
 */
function keysAndTotal(source: ListSource, selection: Selection, order: Order, query: ListQuery): Sql {
  const page = sql`order by ${order.by(value, key)} limit ${sql.lit(query.size)}${offsetOf(query)}`;
  const keys = sql`select ${source.key} as row_key, ${order.value} as sort_value
    from ${source.from} ${joinsOf(source, [...selection.needs, ...order.needs])} where ${selection.where}`;
  return selection.searched
    ? sql`list_match as materialized (${keys}),
      list_page as (select * from list_match ${page}),
      list_total as (select count(*)::int as matches from list_match)`
    : sql`list_page as (${keys} ${page}),
      list_total as (${countStatement(source, selection)})`;
}

export function countStatement(source: ListSource, selection: Selection): RawBuilder<{ matches: number }> {
  return sql<{ matches: number }>`select count(*)::int as matches
    from ${source.from} ${joinsOf(source, selection.needs)} where ${selection.where}`;
}

function offsetOf({ page, size }: ListQuery): Sql {
  return page > 1 ? sql` offset ${(page - 1) * size}::bigint` : sql``;
}
