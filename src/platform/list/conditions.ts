import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { parseRange } from '#kernel/day-span.ts';
import { isNoFilter, type ListFilter, splitValues } from '#kernel/list-definition.ts';
import { spelledTogether } from '#kernel/search-calls.ts';
import { zoneOf } from '../actor.ts';
import type { ListContext, ListSource, SearchWays, SourceFilter, Sql } from './list-source.ts';

/** Which rows are requested, and the joins needed for it. */
export interface Selection {
  /** The main table, or the rows of it that a search has found. */
  readonly from: Sql;
  /** One condition for each part of the list; no row matches two of them. */
  readonly parts: readonly Sql[];
  /** All of them combined. */
  readonly where: Sql;
  readonly needs: readonly string[];
  readonly searched: boolean;
  /** The same parts by the way they are searched, where that depends on how common the text is. */
  readonly ways?: Ways | undefined;
  /** The rows are counted by the tally. */
  readonly tallied: boolean;
  /** Every filter, if not the search, is one of the tally. */
  readonly talliedFilters: boolean;
}

interface Ways {
  /** What defines the names that these conditions use. */
  readonly named: Sql;
  readonly few: readonly Sql[];
  readonly many: readonly Sql[];
}

interface FilterCondition {
  readonly filter: string;
  readonly sql: Sql;
  readonly needs: readonly string[];
}

interface SearchCondition {
  readonly alternatives: readonly Sql[];
  readonly ways?: SearchWays & { readonly patterns: Sql };
  readonly needs: readonly string[];
}

type Query = Readonly<Record<string, unknown>>;

export function selectionOf(source: ListSource, context: ListContext, query: Query): Selection {
  const always = source.where?.(context, query);
  const filters = filterConditions(source, query, zoneOf(context.actor));
  const found = foundRows(source, query);
  const search = found ? undefined : searchCondition(source, query);
  const everywhere = [...(always ? [always] : []), ...filters.map((condition) => condition.sql)];
  const sides = source.parts?.(context, query) ?? [];
  // Parts of the list and alternatives of the search: each pair is read separately.
  const choices = [sides, search?.alternatives ?? []].filter((choice) => choice.length > 0);
  const paired = (...lists: readonly (readonly Sql[])[]) =>
    lists
      .reduce<Sql[][]>((parts, choice) => parts.flatMap((part) => choice.map((one) => [...part, one])), [[]])
      .map((pair) => all([...pair, ...everywhere]));
  const sided = (searched: readonly Sql[]) => (sides.length > 0 ? paired(sides, searched) : paired(searched));
  const ways = search?.ways;
  const talliedFilters = isTallied(source, context, filters);
  const where = all([...choices.map((choice) => any(choice)), ...everywhere]);
  return {
    from: found ?? source.from,
    // What was found is looked through once.
    parts: found ? [where] : paired(...choices),
    where,
    needs: [...filters, ...(search ? [search] : [])].flatMap((condition) => condition.needs),
    searched: found !== undefined || search !== undefined,
    ways: ways && {
      named: sql`list_typed as materialized (select ${ways.patterns} as patterns),
        list_way as materialized (select ${ways.isCommon} as is_common)`,
      few: sided([sql`not ${IS_COMMON} and ${ways.rare}`, ...ways.besides]),
      many: sided([sql`${IS_COMMON} and ${ways.common}`]),
    },
    tallied: !always && !found && !search && talliedFilters,
    talliedFilters: !always && talliedFilters,
  };
}

/** One condition for the filters of a query alone, whoever reads the list. */
export function filterCondition(source: ListSource, context: ListContext, query: Query): Sql {
  return all(filterConditions(source, query, zoneOf(context.actor)).map((condition) => condition.sql));
}

function isTallied({ tally }: ListSource, context: ListContext, filters: readonly FilterCondition[]): boolean {
  if (!tally) return false;
  return filters.every(({ filter }) => tally.filters.includes(filter)) && tally.serves(context);
}

function all(conditions: readonly Sql[]): Sql {
  if (conditions.length === 0) return sql`true`;
  return sql.join(
    conditions.map((condition) => sql`(${condition})`),
    sql` and `,
  );
}

function any(conditions: readonly Sql[]): Sql {
  return sql.join(
    conditions.map((condition) => sql`(${condition})`),
    sql` or `,
  );
}

function filterConditions(source: ListSource, query: Query, zone: string): FilterCondition[] {
  return Object.entries(source.definition.filters).flatMap(([key, { kind }]) => {
    const given = query[key];
    const filter = source.filters?.[key];
    if (typeof given !== 'string' || !filter || isNoFilter(given)) return [];
    const condition = CONDITIONS[kind](filter, given, zone);
    return condition ? [{ filter: key, sql: condition, needs: filter.needs ?? [] }] : [];
  });
}

/**
 * Values are bound without a type, so PostgreSQL reads them as the column's type: indexes are used, and an invalid
 * value is refused as the caller's mistake. One array of any length keeps the statement's text stable.
 */
const CONDITIONS: Readonly<
  Record<ListFilter['kind'], (filter: SourceFilter, text: string, zone: string) => Sql | undefined>
> = {
  options: anyOf,
  choice: anyOf,
  flag: (filter, text) => (text === 'true' ? filter.sql : sql`(${filter.sql}) is not true`),
  from: (filter, text) => sql`(${filter.sql}) >= ${text}::date`,
  until: (filter, text) => sql`(${filter.sql}) <= ${text}::date`,
  range: (filter, text, timeZone) => {
    const range = parseRange(text);
    if (!range) return undefined;
    if (filter.days === 'day') return sql`(${filter.sql}) between ${range.from}::date and ${range.to}::date`;
    const zone = sql.lit(timeZone);
    return sql`(${filter.sql}) >= ${range.from}::date::timestamp at time zone ${zone}
      and (${filter.sql}) < (${range.to}::date + 1)::timestamp at time zone ${zone}`;
  },
};

function anyOf(filter: SourceFilter, text: string): Sql {
  const values = [...splitValues(text)];
  // Nothing but separators: no value is among none, and no condition has to know.
  if (values.length === 0) return sql`false`;
  if (filter.condition) return filter.condition(values);
  return filter.array ? sql`(${filter.sql}) && ${values}` : sql`(${filter.sql}) = any(${values})`;
}

function foundRows({ searchFrom }: ListSource, query: Query): Sql | undefined {
  const patterns = typeof query.search === 'string' ? patternsOf(query.search) : undefined;
  return patterns && searchFrom?.(patterns, query);
}

/** Every word must occur in one of the texts. Words contain no line break, so none matches across two texts. */
function searchCondition({ search = [], searchBy }: ListSource, { search: text }: Query): SearchCondition | undefined {
  const patterns = typeof text === 'string' ? patternsOf(text) : undefined;
  if (!patterns) return undefined;
  const spelled = spelledPattern(String(text));
  if (searchBy) {
    const by = searchBy(patterns, spelled);
    if (!('isCommon' in by)) return { alternatives: [by].flat(), needs: [] };
    const ways = searchBy(sql`(select patterns from list_typed)::text[]`, spelled) as SearchWays;
    return { alternatives: alternativesOf(by), ways: { ...ways, patterns }, needs: [] };
  }
  if (search.length === 0) return undefined;
  const texts = sql`app.fold(concat_ws(E'\\n', ${sql.join(search.map((column) => column.sql))}))`;
  return {
    alternatives: [textMatches(texts, patterns, spelled)],
    needs: search.flatMap((column) => column.needs ?? []),
  };
}

/** Decided once for a statement that names it. */
export const IS_COMMON = sql`(select is_common from list_way)`;

function alternativesOf({ isCommon, rare, common, besides }: SearchWays): readonly Sql[] {
  return [sql`not (select ${isCommon}) and ${rare}`, sql`(select ${isCommon}) and ${common}`, ...besides];
}

/** A folded text that contains every word, or what was typed without its signs. */
export function textMatches(text: Sql, patterns: Sql, spelled: string | null): Sql {
  const words = sql`${text} like all (${patterns})`;
  return spelled === null ? words : sql`(${words} or ${text} like ${spelled}::text)`;
}

/** The same of a text as it is stored, where somebody chooses one of a few records. */
export function typedMatches(text: Sql, typed: string): RawBuilder<SqlBool> {
  const patterns = patternsOf(typed);
  return patterns ? sql<SqlBool>`${textMatches(sql`app.fold(${text})`, patterns, spelledPattern(typed))}` : sql`true`;
}

/** Shorter texts without signs are only looked for as they are typed. */
const SPELLED_MIN = 4;

/** A pattern of the whole text without its signs, where it may be a plate or a number and that is something else. */
export function spelledPattern(text: string): string | null {
  const together = spelledTogether(text);
  const isOther = together.length >= SPELLED_MIN && /\d/.test(together) && together !== text.toLowerCase();
  return isOther ? `%${together}%` : null;
}

/** The words of a search as folded LIKE patterns in a text[]; undefined when there is no word. */
export function patternsOf(text: string | undefined): Sql | undefined {
  const words = [...new Set((text ?? '').split(/\s+/).filter(Boolean))];
  if (words.length === 0) return undefined;
  return sql`(select array_agg('%' || regexp_replace(app.fold(word), '([\\\\%_])', '\\\\\\1', 'g') || '%')
    from unnest(${words}::text[]) as word)::text[]`;
}
