import { sql } from 'kysely';
import { type FilterOption, MERGED_ID_SEPARATOR, OPTIONS_PAGE_SIZE, splitValues } from '#kernel/list-definition.ts';
import { patternsOf, selectionOf } from './conditions.ts';
import type { ListContext, ListSource, SourceFilter, Sql } from './list-source.ts';
import { joinsOf } from './statement-parts.ts';

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

/** The values one filter can take among the rows the reader may see; equal labels become one option with all their ids. */
export async function readOptions(source: ListSource, context: ListContext, query: OptionsQuery): Promise<OptionsPage> {
  const filter = source.filters?.[query.column];
  if (!filter) throw new Error(`list ${source.definition.id} has no filter ${query.column}`);
  const { search, values, ...rest } = query;
  const patterns = patternsOf(search);
  const named = values === undefined ? sql`` : sql`and id = any(${[...splitValues(values)]}::text[])`;
  const { rows } = await sql<{ options: FilterOption[]; total: number }>`
    with list_value as (${valuesStatement(source, filter, context, rest)}),
    list_option as (
      select name, string_agg(${withoutSigns(sql`id`)}, ${sql.lit(MERGED_ID_SEPARATOR)} order by id) as id
      from list_value where name <> '' ${patterns ? sql`and app.fold(name) like all (${patterns})` : sql``} ${named}
      group by name)
    select (select count(*)::int from list_option) as total,
      coalesce(json_agg(json_build_object('_id', id, 'name', name) order by app.fold(name), name), '[]'::json) as options
    from (
      select id, name from list_option order by app.fold(name), name
      limit ${sql.lit(OPTIONS_PAGE_SIZE)} offset ${(query.page - 1) * OPTIONS_PAGE_SIZE}::bigint
    ) as option_page`.execute(context.trx);
  return rows[0]!;
}

function valuesStatement(
  source: ListSource,
  filter: SourceFilter,
  context: ListContext,
  query: Readonly<Record<string, unknown>>,
): Sql {
  const { where, needs } = selectionOf(source, context, query);
  const joins = joinsOf(source, [...needs, ...(filter.needs ?? []), ...(filter.labelNeeds ?? [])]);
  const elements = filter.array ? sql`cross join lateral unnest(${filter.sql}) as element(value)` : sql``;
  const value = filter.array ? sql`element.value` : sql`(${filter.sql})`;
  const label = filter.label ? sql`(${filter.label})` : value;
  return sql`select distinct ${value}::text as id, btrim(${label}::text) as name
    from ${source.from} ${joins} ${elements} where ${where} and ${value} is not null`;
}

/** The signs that join ids are percent-encoded inside one; `splitValues` reads them back. */
function withoutSigns(id: Sql): Sql {
  return sql`replace(replace(replace(${id}, '%', '%25'), ',', '%2C'), '~', '%7E')`;
}
