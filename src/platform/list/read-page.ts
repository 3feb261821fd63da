import { type RawBuilder, sql } from 'kysely';
import type { ListQuery } from '#kernel/list-definition.ts';
import { PAGES_AHEAD } from '#kernel/list-texts.ts';
import { IS_COMMON, type Selection, selectionOf } from './conditions.ts';
import type { ListContext, ListSource, Sql } from './list-source.ts';
import { joinsOf, type Order, orderOf, outputOf } from './statement-parts.ts';

const value = sql.ref('sort_value');
const key = sql.ref('row_key');

/**
 * One statement for one page: its keys first, then the full rows of those keys as JSON, with the exact total. The limit
 * is a literal and the first page has no offset, so that a cached plan knows how little it fetches.
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
  const isLater = comesLater(source, selection, query);
  const keys = isLater ? keysAhead(source, selection, order, query) : keysAndTotal(source, selection, order, query);
  return sql<{ body: string }>`
    with ${keys}
    select row_to_json(answer)::text as body from (
      select
        coalesce((
          select json_agg(row_to_json(list_row) order by ${order.by(value, key)})
          from list_page join ${source.from} on ${source.key} = list_page.row_key ${joins}
          cross join lateral (select ${columns}) as list_row
        ), '[]'::json) as ${rowsName},
        ${totalsOf(query)}
        ${isLater ? sql`, case when matches is null then ahead > 0 end as "nextPage"` : sql``}
      from list_total
    ) as answer`;
}

const totalsOf = ({ size }: ListQuery): Sql =>
  sql`ceil(matches / ${size}::float8)::int as "totalPage", matches as "totalRegistry"`;

/** The totals of a page alone. */
export function totalStatement(
  source: ListSource,
  context: ListContext,
  query: ListQuery,
): RawBuilder<{ body: string }> {
  return sql<{ body: string }>`
    with list_total as materialized (${countStatement(source, selectionOf(source, context, query))})
    select row_to_json(answer)::text as body from (
      select '[]'::json as ${sql.id(source.definition.rowsKey ?? 'rows')}, ${totalsOf(query)} from list_total
    ) as answer`;
}

/** Whether counting may take so much longer than the page that it waits: in lists with a tally that does not know it. */
export function comesLater({ tally }: ListSource, selection: Selection, query: ListQuery): boolean {
  if (query.total !== 'later' || !tally || selection.tallied) return false;
  return selection.searched ? selection.ways !== undefined : firstOf(query) < FAR;
}

/**
 * The page and some more, which shows where the list ends when it does so soon. Few rows, those of a rare text, are read
 * whole; all others along the list until there are enough.
 */
function keysAhead(source: ListSource, selection: Selection, order: Order, query: ListQuery): Sql {
  const ahead = { ...query, size: query.size * (PAGES_AHEAD + 1) };
  const first = firstOf(query);
  const offset = query.page > 1 ? sql` offset ${first}::bigint` : sql``;
  const inOrder = sql`order by ${order.by(value, key)} limit ${sql.lit(ahead.size)}${offset}`;
  const reach = query.page > 1 ? sql`${first + ahead.size}::bigint` : sql.lit(ahead.size);
  const begun = (parts: readonly Sql[]) =>
    keysOf(source, selection, order, parts).map(
      (part) => sql`(${part} order by ${order.within(value, key)} limit ${reach})`,
    );
  const { ways } = selection;
  const parts = ways
    ? [sql`select * from list_few`, ...begun(apartOf(ways.many, order))]
    : begun(apartOf(selection.parts, order));
  const few = ways
    ? sql`${ways.named},
      list_few as materialized (${unionOf(keysOf(source, selection, order, ways.few))}),`
    : sql``;
  const counted = ways
    ? sql`case when not ${IS_COMMON} then (select count(*) from list_few) end`
    : sql`(${someOf(source, selection)})`;
  return sql`${few}
    list_ahead as materialized (select * from (${unionOf(parts)}) as list_part ${inOrder}),
    list_page as (select * from list_ahead order by ${order.by(value, key)} limit ${sql.lit(query.size)}),
    list_total as materialized (
      select ahead, (case when ahead between ${query.page > 1 ? 1 : 0} and ${sql.lit(ahead.size - 1)} then ${first}::bigint + ahead
        else ${counted} end)::int as matches
      from (select count(*) as ahead from list_ahead) as list_read)`;
}

/** The number of rows where it is not large; null otherwise. */
function someOf(source: ListSource, selection: Selection): Sql {
  const most = sql.lit(SOME + 1);
  const parts = selection.parts.map(
    (part) => sql`(select 1 from ${selection.from} ${joinsOf(source, selection.needs)} where ${part} limit ${most})`,
  );
  return sql`select case when count(*) <= ${sql.lit(SOME)} then count(*) end from (${unionOf(parts)}) as list_some`;
}

/** Rows with and without a value are read apart where the index of the order needs it. */
function apartOf(parts: readonly Sql[], { apart }: Order): readonly Sql[] {
  return apart.length === 0 ? parts : parts.flatMap((part) => apart.map((one) => sql`${part} and ${one}`));
}

/**
 * Without a search the page is read along an index of the sort and the total is counted separately. A search has to
 * check every candidate anyway, so the matches are found once and both are taken from them.
 */
function keysAndTotal(source: ListSource, selection: Selection, order: Order, query: ListQuery): Sql {
  // With a known total of zero nothing is searched.
  const known = selection.tallied ? sql` and (select matches > 0 from list_total)` : sql``;
  const parts = selection.searched ? selection.parts : apartOf(selection.parts, order);
  const keys = keysOf(
    source,
    selection,
    order,
    parts.map((part) => sql`${part}${known}`),
  );
  if (selection.searched) {
    return sql`list_match as materialized (${unionOf(keys)}),
      list_page as (select * from list_match ${pageOf(order, query)}),
      list_total as (select count(*)::int as matches from list_match)`;
  }
  // Materialised, because both figures of the reply come from it and it would be counted twice.
  const total = sql`list_total as materialized (${countStatement(source, selection)})`;
  const page = firstOf(query) < FAR ? mergedPage(keys, order, query) : nearerEnd(keys, order, query);
  return sql`${total}, list_page as (${page})`;
}

function keysOf(source: ListSource, { from, needs }: Selection, order: Order, parts: readonly Sql[]): readonly Sql[] {
  const rows = sql`${from} ${joinsOf(source, [...needs, ...order.needs])}`;
  return parts.map(
    (part) => sql`select ${source.key} as row_key, ${order.value} as sort_value from ${rows} where ${part}`,
  );
}

/** Every part is read only as far as the page can reach into it. */
function mergedPage(keys: readonly Sql[], order: Order, query: ListQuery): Sql {
  const page = pageOf(order, query);
  if (keys.length === 1) return sql`${keys[0]!} ${page}`;
  const reach = query.page > 1 ? sql`${firstOf(query) + query.size}::bigint` : sql.lit(query.size);
  const parts = keys.map((part) => sql`(${part} order by ${order.within(value, key)} limit ${reach})`);
  return sql`select * from (${unionOf(parts)}) as list_part ${page}`;
}

/** A page beyond the middle is read backwards from the last row; the direction that is not taken reads nothing. */
function nearerEnd(keys: readonly Sql[], order: Order, query: ListQuery): Sql {
  const first = sql`${firstOf(query)}::bigint`;
  const size = sql.lit(query.size);
  const isBeyondMiddle = sql`${first} > matches / 2`;
  const count = (isTaken: Sql, most: Sql) =>
    sql`(select case when ${isTaken} then greatest(0, ${most}) else 0 end from list_total)`;
  const after = sql`(select greatest(0, matches - ${first} - ${size}) from list_total)`;
  const one = keys.length === 1;
  const read = (by: Sql, within: Sql, limit: Sql, offset: Sql) => {
    const reach = sql`limit case ${limit} when 0 then 0 else ${limit} + ${offset} end`;
    const from = one
      ? keys[0]!
      : sql`select * from (${unionOf(keys.map((part) => sql`(${part} order by ${within} ${reach})`))}) as list_part`;
    return sql`(${from} order by ${by} limit ${limit} offset ${offset})`;
  };
  const pages = unionOf([
    read(order.by(value, key), order.within(value, key), count(sql`not (${isBeyondMiddle})`, size), first),
    read(
      order.backwards(value, key),
      order.withinBackwards(value, key),
      count(isBeyondMiddle, sql`least(${size}, matches - ${first})`),
      after,
    ),
  ]);
  // Repeated, so that the plan for the full rows knows how few they are.
  return sql`select * from (${pages}) as list_end limit ${size}`;
}

export function countStatement(source: ListSource, selection: Selection): RawBuilder<{ matches: number }> {
  const { tally } = source;
  const counted =
    tally && selection.tallied
      ? sql`coalesce(sum(${tally.rows}), 0)::int from ${tally.from}`
      : sql`count(*)::int from ${selection.from} ${joinsOf(source, selection.needs)}`;
  const counts = selection.parts.map((part) => sql`(select ${counted} where ${part})`);
  return sql<{ matches: number }>`select ${sql.join(counts, sql` + `)} as matches`;
}

/** From this row on it pays to find the nearer end. */
const FAR = 10_000;
/** As many rows are counted at once with a page. */
const SOME = 1_000;

const firstOf = ({ page, size }: ListQuery): number => (page - 1) * size;

const unionOf = (statements: readonly Sql[]): Sql => sql.join(statements, sql` union all `);

function pageOf(order: Order, query: ListQuery): Sql {
  const offset = query.page > 1 ? sql` offset ${firstOf(query)}::bigint` : sql``;
  return sql`order by ${order.by(value, key)} limit ${sql.lit(query.size)}${offset}`;
}
