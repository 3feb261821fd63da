import { sql } from 'kysely';
import { showMoney } from '#countries/show-money.ts';
import type { Language } from '#kernel/language.ts';
import { type FilterOption, MERGED_ID_SEPARATOR, OPTIONS_PAGE_SIZE, splitValues } from '#kernel/list-definition.ts';
import { showNumber } from '#kernel/numbers.ts';
import { readTypedNumber } from '#kernel/typed-number.ts';
import { patternsOf, type Selection, selectionOf, spelledPattern, textMatches } from './conditions.ts';
import type { ListContext, ListSource, SourceFilter, Sql } from './list-source.ts';
import { joinsOf } from './statement-parts.ts';

const SEARCHED_DECIMALS = 3;

export interface OptionsPage {
  readonly options: readonly FilterOption[];
  readonly total: number;
}

export interface OptionsQuery {
  readonly column: string;
  readonly page: number;
  readonly search?: string | undefined;
  readonly values?: string | undefined;
}

/** The values of one filter among the rows the reader may see; equal labels become one option with all their ids. */
export async function readOptions(source: ListSource, context: ListContext, query: OptionsQuery): Promise<OptionsPage> {
  const filter = source.filters?.[query.column];
  if (!filter) throw new Error(`list ${source.definition.id} has no filter ${query.column}`);
  const { search, values, ...rest } = query;
  const patterns = patternsOf(filter.measure && search ? numberIn(search, context.language) : search);
  const named = values === undefined ? sql`` : sql`and id = any(${[...splitValues(values)]}::text[])`;
  const { rows } = await sql<{ options: FilterOption[]; total: number }>`
    with recursive ${valuesStatement(source, filter, context, rest)},
    list_option as (
      select name, string_agg(${withoutSigns(sql`id`)}, ${sql.lit(MERGED_ID_SEPARATOR)} order by id) as id
      from list_value where name <> '' ${patterns ? sql`and ${labelMatches(filter, patterns, search)}` : sql``} ${named}
      group by name)
    select (select count(*)::int from list_option) as total,
      coalesce(json_agg(json_build_object('_id', id, 'name', name) order by app.fold(name), name), '[]'::json) as options
    from (
      select id, name from list_option order by app.fold(name), name
      limit ${sql.lit(OPTIONS_PAGE_SIZE)} offset ${(query.page - 1) * OPTIONS_PAGE_SIZE}::bigint
    ) as option_page`.execute(context.trx);
  const { options, total } = rows[0]!;
  const shown = options.map(({ _id, name }) => ({ _id, name: measured(filter, name, context.language) }));
  return { options: filter.measure ? shown : options, total };
}

/** `27.5 Tn` → `27,5 Tn`; `900.00 USD` → `$us 900.00`. */
function measured({ measure }: SourceFilter, name: string, language: Language): string {
  const [number = '', unit = ''] = name.split(' ');
  return measure === 'money' ? showMoney(number, unit, null) : `${showNumber(number, language)} ${unit}`.trim();
}

/** A typed number as it is stored; other texts stay. */
function numberIn(search: string, language: Language): string {
  const read = readTypedNumber(search, { language, decimals: SEARCHED_DECIMALS });
  return 'number' in read ? read.number : search;
}

function labelMatches({ anySpelling }: SourceFilter, patterns: Sql, search: string | undefined): Sql {
  if (!anySpelling) return textMatches(sql`app.fold(name)`, patterns, null);
  return textMatches(sql`app.fold(name || ' ' || app.plate_key(name))`, patterns, spelledPattern(search ?? ''));
}

/** Defines `list_value`: each value with its label. */
function valuesStatement(
  source: ListSource,
  filter: SourceFilter,
  context: ListContext,
  query: Readonly<Record<string, unknown>>,
): Sql {
  const selection = selectionOf(source, context, query);
  if (filter.hops) return hoppedValues(source, filter, selection);
  const joins = joinsOf(source, [...selection.needs, ...(filter.needs ?? []), ...(filter.labelNeeds ?? [])]);
  const elements = filter.array ? sql`cross join lateral unnest(${filter.sql}) as element(value)` : sql``;
  const value = filter.array ? sql`element.value` : sql`(${filter.sql})`;
  const parts = selection.parts.map(
    (part) => sql`select distinct ${value}::text as id, btrim(${labelOf(filter, value)}::text) as name
    from ${selection.from} ${joins} ${elements} where ${part} and ${value} is not null`,
  );
  return sql`list_value as (${sql.join(parts, sql` union `)})`;
}

/** Jumps from each value to the next along the index: as many steps as values, however many rows. */
function hoppedValues(source: ListSource, filter: SourceFilter, { from, parts, needs }: Selection): Sql {
  const value = sql`(${filter.sql})`;
  const rows = sql`${from} ${joinsOf(source, [...needs, ...(filter.needs ?? [])])}`;
  const labelled = sql`${from} ${joinsOf(source, [...needs, ...(filter.needs ?? []), ...(filter.labelNeeds ?? [])])}`;
  const hops = parts.map((part, nth) => {
    const hop = sql.id(`list_hop_${nth}`);
    return sql`${hop} as (
      (select ${value} as value from ${rows} where ${part} and ${value} is not null order by ${value} limit 1)
      union all
      select (select ${value} from ${rows} where ${part} and ${value} > ${hop}.value order by ${value} limit 1)
      from ${hop} where ${hop}.value is not null)`;
  });
  const named = parts.map((part, nth) => {
    const hop = sql.id(`list_hop_${nth}`);
    if (!filter.label)
      return sql`select value::text as id, btrim(value::text) as name from ${hop} where value is not null`;
    // Compared with >= and limit 1 instead of =, so that the same index is used.
    return sql`select ${hop}.value::text as id, btrim(list_label.name::text) as name from ${hop} cross join lateral (
      select ${filter.label} as name from ${labelled} where ${part} and ${value} >= ${hop}.value order by ${value} limit 1) as list_label
      where ${hop}.value is not null`;
  });
  return sql`${sql.join(hops)}, list_value as (${sql.join(named, sql` union `)})`;
}

const labelOf = ({ label }: SourceFilter, value: Sql): Sql => (label ? sql`(${label})` : value);

/** The separators of ids are percent-encoded inside one; `splitValues` decodes them. */
function withoutSigns(id: Sql): Sql {
  return sql`replace(replace(replace(${id}, '%', '%25'), ',', '%2C'), '~', '%7E')`;
}
