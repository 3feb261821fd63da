import { type RawBuilder, sql } from 'kysely';
import { FOUND_MAX, SEARCH_MIN } from '#kernel/search-calls.ts';
import { patternsOf, selectionOf, spelledPattern, textMatches } from './conditions.ts';
import type { FoundRecords, ListContext, ListSource, Row, SearchedTable, Sql } from './list-source.ts';
import { joinsOf, orderOf, outputOf } from './statement-parts.ts';

/** A list that takes part in the search. */
export type FoundSource = ListSource & { readonly found: FoundRecords };

/** With more matches than this a text is common: then the first of the list's own order are shown. */
const FEW = 500;

/** What was typed, as patterns of folded texts. */
export interface Typed {
  readonly text: string;
  /** Every word must occur. A text of short words is only looked for at the beginning: the index knows three letters. */
  readonly patterns: Sql;
  /** The whole text without its signs, where that is something else; null otherwise. */
  readonly spelled: string | null;
}

export function readTyped(text: string): Typed {
  const isShort = text.split(/\s+/).every((word) => word.length <= SEARCH_MIN);
  return {
    text,
    patterns: isShort
      ? sql`array[regexp_replace(app.fold(${text}), '([\\\\%_])', '\\\\\\1', 'g') || '%']`
      : patternsOf(text)!,
    spelled: spelledPattern(text),
  };
}

/** The ids of a table's matches among the rows of the reader's company, as far as they are few. */
export type Matches = ReadonlyMap<SearchedTable, readonly string[]>;

export async function matchesOf(
  { trx }: ListContext,
  tables: readonly SearchedTable[],
  { patterns, spelled }: Typed,
): Promise<Matches> {
  if (tables.length === 0) return new Map();
  const { rows } = await sql<{ records: SearchedTable; ids: string[] }>`
    select records, array(select app.search_records(records, ${patterns}, ${spelled}, ${FEW + 1})) as ids
    from unnest(${[...tables]}::text[]) as records`.execute(trx);
  return new Map(rows.map(({ records, ids }) => [records, ids]));
}

/** The best rows of one list, in the shape of its definition's `found`. */
export async function findRows(
  source: FoundSource,
  context: ListContext,
  typed: Typed,
  matches: Matches,
): Promise<readonly Row[]> {
  const ids = source.found.table && matches.get(source.found.table);
  if (ids?.length === 0) return [];
  const statement = bestRows(source, context, typed, ids && ids.length <= FEW ? ids : undefined);
  return (await statement.execute(context.trx)).rows[0]!.rows;
}

/**
 * First what is called as typed, then what begins so, then the order of the list. Of a common text the rows are read
 * along the list's own index until there are enough, and one with exactly that code is looked up besides.
 */
function bestRows(
  source: FoundSource,
  context: ListContext,
  { text, patterns, spelled }: Typed,
  few: readonly string[] | undefined,
): RawBuilder<{ rows: Row[] }> {
  const { definition, found } = source;
  const { parts, needs } = selectionOf(source, context, {});
  const order = orderOf(source, definition.defaultSort);
  const [value, key] = [sql.ref('sort_value'), sql.ref('row_key')];
  const joins = joinsOf(source, [...needs, ...order.needs, ...(found.label.needs ?? [])]);
  const isMatch = few ? sql`${source.key} = any(${[...few]}::uuid[])` : textMatches(textOf(source), patterns, spelled);
  const among = (condition: Sql) => (part: Sql) =>
    sql`(select ${source.key} as row_key, ${order.value} as sort_value, (${found.label.sql})::text as label
      from ${source.from} ${joins} where ${part} and ${condition}
      order by ${order.by(value, key)} limit ${sql.lit(few ? FEW : FOUND_MAX)})`;
  const exact = !few && found.code ? parts.map(among(sql`${found.code} = ${text.toUpperCase()}`)) : [];
  const { columns, joins: outputJoins } = outputOf({ ...source, output: outputOfFound(source) });
  const together = sql`app.plate_key(app.fold(${text}))`;
  const label = sql`app.plate_key(app.fold(label))`;
  return sql<{ rows: Row[] }>`
    with record_match as (${sql.join([...parts.map(among(isMatch)), ...exact], sql` union `)}),
    record_best as (
      select row_key, row_number() over (
        order by case when ${label} = ${together} then 0 when starts_with(${label}, ${together}) then 1 else 2 end,
          ${order.by(value, key)}) as place
      from record_match order by place limit ${sql.lit(FOUND_MAX)})
    select coalesce(json_agg(row_to_json(record_row) order by record_best.place), '[]'::json) as rows
    from record_best join ${source.from} on ${source.key} = record_best.row_key ${outputJoins}
    cross join lateral (select ${columns}) as record_row`;
}

/** The stored text of a table that keeps one, else the texts that the list's own search reads. */
function textOf({ found, search = [] }: FoundSource): Sql {
  return found.text ?? sql`app.fold(concat_ws(E'\\n', ${sql.join(search.map((column) => column.sql))}))`;
}

function outputOfFound({ definition, found, output }: FoundSource): ListSource['output'] {
  const names = Object.keys(definition.found?.shape ?? {});
  const all = { ...output, ...found.output };
  return Object.fromEntries(names.map((name) => [name, all[name]!]));
}
