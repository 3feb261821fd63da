import { sql } from 'kysely';
import { showMoney } from '#countries/show-money.ts';
import type { Language } from '#kernel/language.ts';
import { type FilterOption, MERGED_ID_SEPARATOR, OPTIONS_PAGE_SIZE, splitValues } from '#kernel/list-definition.ts';
import { showNumber } from '#kernel/numbers.ts';
import { readTypedNumber } from '#kernel/typed-number.ts';
import { patternsOf, spelledPattern, textMatches } from './conditions.ts';
import type { ListContext, ListSource, SourceFilter, Sql } from './list-source.ts';
import { valuesStatement } from './option-values.ts';

const SEARCHED_DECIMALS = 3;

export interface OptionsPage {
  readonly options: readonly FilterOption[];
  /** Where values are not counted, this page and one more while there are more. */
  readonly totalPage: number;
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
  const chosen = values === undefined ? undefined : sql`${[...splitValues(values)]}::text[]`;
  const named = chosen ? sql`and id = any(${chosen})` : sql``;
  const wanted = { patterns, chosen, most: query.page * OPTIONS_PAGE_SIZE + 1 };
  const total = filter.kept?.uncounted ? sql`null::int` : sql`(select count(*)::int from list_option)`;
  const { rows } = await sql<{ options: FilterOption[]; total: number | null }>`
    with recursive ${valuesStatement(source, filter, context, rest, wanted)},
    list_option as (
      select fold, name, array_agg(id) as ids
      from list_value where name <> '' ${patterns ? sql`and ${labelMatches(filter, patterns, search)}` : sql``} ${named}
      group by fold, name)
    select ${total} as total,
      coalesce(json_agg(json_build_object('_id', ${MERGED_IDS}, 'name', name) order by fold, name), '[]'::json) as options
    from (
      select fold, ids, name from list_option order by fold, name
      limit ${sql.lit(OPTIONS_PAGE_SIZE + 1)} offset ${(query.page - 1) * OPTIONS_PAGE_SIZE}::bigint
    ) as option_page`.execute(context.trx);
  const { options, total: counted } = rows[0]!;
  const shown = options.slice(0, OPTIONS_PAGE_SIZE);
  const further = options.length > OPTIONS_PAGE_SIZE ? 1 : 0;
  return {
    options: filter.measure
      ? shown.map(({ _id, name }) => ({ _id, name: measured(filter, name, context.language) }))
      : shown,
    totalPage: counted === null ? query.page + further : Math.ceil(counted / OPTIONS_PAGE_SIZE),
  };
}

/** Only for the options of the page, because there may be thousands of ids. */
const MERGED_IDS = sql`(select string_agg(${withoutSigns(sql`id`)}, ${sql.lit(MERGED_ID_SEPARATOR)} order by id)
  from unnest(ids) as merged(id))`;

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
  if (!anySpelling) return textMatches(sql`fold`, patterns, null);
  return textMatches(sql`app.fold(name || ' ' || app.plate_key(name))`, patterns, spelledPattern(search ?? ''));
}

/** The separators of ids are percent-encoded inside one; `splitValues` decodes them. */
function withoutSigns(id: Sql): Sql {
  return sql`replace(replace(replace(${id}, '%', '%25'), ',', '%2C'), '~', '%7E')`;
}
