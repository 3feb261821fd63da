import { type RawBuilder, sql } from 'kysely';
import { FOUND_MAX, SEARCH_MIN, spelledTogether } from '#kernel/search-calls.ts';
import { patternsOf, selectionOf, spelledPattern, textMatches } from './conditions.ts';
import type { FoundRecords, ListContext, ListSource, Row, SearchedTable, Sql } from './list-source.ts';
import { joinsOf, orderOf, outputOf } from './statement-parts.ts';

/** A list that takes part in the search. */
export type FoundSource = ListSource & { readonly found: FoundRecords };

/** What was typed, as patterns of folded texts. */
export interface Typed {
  readonly text: string;
  /** Every word must occur. A text of short words is only looked for at the beginning: the index knows three letters. */
  readonly patterns: Sql;
  /** The whole text without its signs, where that is something else; null otherwise. */
  readonly spelled: string | null;
  /** The beginning of a code, where it may be one: `oc 117` → `OC-117`. */
  readonly code: string | null;
}

export function readTyped(text: string): Typed {
  const isShort = text.split(/\s+/).every((word) => word.length <= SEARCH_MIN);
  return {
    text,
    patterns: isShort
      ? sql`array[regexp_replace(app.fold(${text}), '([\\\\%_])', '\\\\\\1', 'g') || '%']`
      : patternsOf(text)!,
    spelled: spelledPattern(text),
    code: codeIn(text),
  };
}

/** Letters, a hyphen and digits: how every series of codes is written. */
function codeIn(text: string): string | null {
  const [, letters, digits] = /^([A-Z]+)(\d*)$/.exec(spelledTogether(text).toUpperCase()) ?? [];
  if (!letters) return null;
  return digits ? `${letters}-${digits}` : letters;
}

/** What the index found in a table, among the rows of the reader's company; null where those are many. */
interface TableMatches {
  readonly matches: readonly string[] | null;
  /** Of those whose code begins with the typed text. */
  readonly begun: readonly string[] | null;
  /** Those with exactly the typed code, however many begin so. */
  readonly called: readonly string[];
}

export type Matches = ReadonlyMap<SearchedTable, TableMatches>;

export async function matchesOf(
  { trx }: ListContext,
  sources: readonly FoundSource[],
  { patterns, spelled, code }: Typed,
): Promise<Matches> {
  const coded = new Map(
    sources.flatMap(({ found }) => (found.table ? [[found.table, found.coded ?? false] as const] : [])),
  );
  if (coded.size === 0) return new Map();
  const { rows } = await sql<TableMatches & { records: SearchedTable }>`
    select records, matches, begun, called from unnest(${[...coded.keys()]}::text[], ${[...coded.values()]}::bool[]) as t(records, coded),
      app.search_records(records, ${patterns}, ${spelled}, case when coded then ${code}::text end)`.execute(trx);
  return new Map(rows.map(({ records, ...found }) => [records, found]));
}

/**
 * For the rest of the transaction rows are read in the order of their list wherever an index has it: what is read for a
 * common text ends soon, but the estimates expect every text to be rare, all rows to be sorted, and other processes to
 * be worth starting. Filters with an index of their own leave few rows, which are sorted.
 */
export async function readInOrder({ trx }: ListContext, sorts = false): Promise<void> {
  await sql`select set_config('max_parallel_workers_per_gather', '0', true),
    set_config('enable_sort', ${sorts ? 'on' : 'off'}, true)`.execute(trx);
}

/** The best rows of one list, in the shape of its definition's `found`. */
export async function findRows(
  source: FoundSource,
  context: ListContext,
  typed: Typed,
  matches: Matches,
): Promise<readonly Row[]> {
  const found = source.found.table && matches.get(source.found.table);
  if (found?.matches?.length === 0 && found.called.length === 0) return [];
  return (await bestRows(source, context, typed, found).execute(context.trx)).rows[0]!.rows;
}

/** First what is called as typed, then what begins so, then the order of the list; of a common text, only codes do. */
function bestRows(
  source: FoundSource,
  context: ListContext,
  typed: Typed,
  found: TableMatches | undefined,
): RawBuilder<{ rows: Row[] }> {
  const { sql: label, needs = [] } = source.found.label;
  const { by } = orderOf(source, source.definition.defaultSort);
  const { columns, joins } = outputOf({ ...source, output: outputOfFound(source) });
  const together = sql`app.plate_key(app.fold(${typed.text}))`;
  const called = sql`app.plate_key(app.fold((${label})::text))`;
  return sql<{ rows: Row[] }>`
    with ${candidates(source, context, typed, found)},
    record_best as (
      select row_key, row_number() over (
        order by case when ${called} = ${together} then 0 when starts_with(${called}, ${together}) then 1 else 2 end,
          ${by(sql.ref('sort_value'), sql.ref('row_key'))}) as place
      from record_match join ${source.from} on ${source.key} = row_key ${joinsOf(source, needs)}
      order by place limit ${sql.lit(FOUND_MAX)})
    select coalesce(json_agg(row_to_json(record_row) order by record_best.place), '[]'::json) as rows
    from record_best join ${source.from} on ${source.key} = record_best.row_key ${joins}
    cross join lateral (select ${columns}) as record_row`;
}

/**
 * Defines `record_match`. Few rows are all taken. Of many, those whose code begins as typed, the first in the order of the
 * list; when they are not enough, also the first of all others.
 */
function candidates(source: FoundSource, context: ListContext, typed: Typed, found?: TableMatches): Sql {
  const { parts, needs } = selectionOf(source, context, {});
  const order = orderOf(source, source.definition.defaultSort);
  const inOrder = sql`order by ${order.by(sql.ref('sort_value'), sql.ref('row_key'))}`;
  const rows = sql`select ${source.key} as row_key, ${order.value} as sort_value
    from ${source.from} ${joinsOf(source, [...needs, ...order.needs])}`;
  const union = (statements: readonly Sql[]) => sql.join(statements, sql` union `);
  const named = (ids: readonly string[]) =>
    union(parts.map((part) => sql`${rows} where ${part} and ${source.key} = any(${[...ids]}::uuid[])`));
  if (found?.matches) return sql`record_match as (${named([...found.matches, ...found.called])})`;

  const { indexed } = source.found;
  const first = (condition: Sql) => {
    const read = (part: Sql) => sql`${rows} where ${part} and ${condition}`;
    const start = (part: Sql) => sql`(${read(part)} ${inOrder} limit ${sql.lit(FOUND_MAX)})`;
    if (!indexed) return union(parts.map(start));
    return union(
      parts.flatMap((part) => [start(sql`${part} and ${indexed}`), read(sql`${part} and not (${indexed})`)]),
    );
  };
  const text = textOf(source);
  const isMatch = textMatches(text, typed.patterns, typed.spelled);
  const called = found?.called.length ? [named(found.called)] : [];
  if (!found || found.begun?.length === 0) return sql`record_match as (${union([...called, first(isMatch)])})`;
  const begun = found.begun
    ? sql`select * from (${named(found.begun)}) as named ${inOrder} limit ${sql.lit(FOUND_MAX)}`
    : first(sql`${isMatch} and ${text} like ${`${typed.code?.toLowerCase()}%`}::text`);
  const areFew = sql`(select count(*) from record_begun) < ${sql.lit(FOUND_MAX)}`;
  return sql`record_begun as materialized (${begun}),
    record_match as (${union([sql`select * from record_begun`, ...called, first(sql`${isMatch} and ${areFew}`)])})`;
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
