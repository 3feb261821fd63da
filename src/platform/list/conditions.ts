import { sql } from 'kysely';
import { PRODUCT_ZONE } from '#kernel/dates.ts';
import { isNoFilter, parseRange, splitValues } from '#kernel/list-definition.ts';
import type { ListContext, ListSource, SourceFilter, Sql } from './list-source.ts';

/** Which rows are asked for, and the joins that saying so takes. */
export interface Selection {
  /** One condition for each part of the list; no row meets two of them. */
  readonly parts: readonly Sql[];
  /** All of them in one. */
  readonly where: Sql;
  readonly needs: readonly string[];
  readonly searched: boolean;
}

interface Condition {
  readonly sql: Sql;
  readonly needs?: readonly string[];
}

type Query = Readonly<Record<string, unknown>>;

export function selectionOf(source: ListSource, context: ListContext, query: Query): Selection {
  const always = source.where?.(context, query);
  const search = typeof query.search === 'string' ? searchCondition(source, query.search) : undefined;
  const conditions: readonly Condition[] = [
    ...(always ? [{ sql: always }] : []),
    ...filterConditions(source, query),
    ...(search ? [search] : []),
  ];
  const everywhere = conditions.map((condition) => condition.sql);
  const own = source.parts?.(context, query) ?? [];
  const parts = own.length > 0 ? own.map((part) => all([part, ...everywhere])) : [all(everywhere)];
  return {
    parts,
    where: own.length > 1 ? all([sql.join(own, sql` or `), ...everywhere]) : parts[0]!,
    needs: conditions.flatMap((condition) => condition.needs ?? []),
    searched: search !== undefined,
  };
}

function all(conditions: readonly Sql[]): Sql {
  if (conditions.length === 0) return sql`true`;
  return sql.join(
    conditions.map((condition) => sql`(${condition})`),
    sql` and `,
  );
}

function filterConditions(source: ListSource, query: Query): Condition[] {
  return Object.entries(source.definition.filters).flatMap(([key, { kind }]) => {
    const given = query[key];
    const filter = source.filters?.[key];
    if (typeof given !== 'string' || !filter || isNoFilter(given)) return [];
    const condition = CONDITIONS[kind](filter, given);
    return condition ? [{ sql: condition, needs: filter.needs ?? [] }] : [];
  });
}

/**
 * Values are bound without a type, so PostgreSQL reads them as the column's own: its indexes serve, and what is
 * not a value of that type is refused as the caller's mistake. One array, whatever its length, keeps the text stable.
 */
const CONDITIONS: Readonly<
  Record<'options' | 'choice' | 'flag' | 'range', (filter: SourceFilter, text: string) => Sql | undefined>
> = {
  options: anyOf,
  choice: anyOf,
  flag: (filter, text) => (text === 'true' ? filter.sql : sql`(${filter.sql}) is not true`),
  range: (filter, text) => {
    const range = parseRange(text);
    if (!range) return undefined;
    if (filter.days === 'day') return sql`(${filter.sql}) between ${range.from}::date and ${range.to}::date`;
    return sql`(${filter.sql}) >= ${range.from}::date::timestamp at time zone ${zone}
      and (${filter.sql}) < (${range.to}::date + 1)::timestamp at time zone ${zone}`;
  },
};

const zone = sql.lit(PRODUCT_ZONE);

function anyOf(filter: SourceFilter, text: string): Sql {
  const values = [...splitValues(text)];
  if (filter.condition) return filter.condition(values);
  return filter.array ? sql`(${filter.sql}) && ${values}` : sql`(${filter.sql}) = any(${values})`;
}

/** Every word must occur in some of the texts. Words hold no line break, so none is found across two texts. */
function searchCondition({ search = [], searchBy }: ListSource, text: string): Condition | undefined {
  const patterns = patternsOf(text);
  if (!patterns) return undefined;
  if (searchBy) return { sql: searchBy(patterns) };
  if (search.length === 0) return undefined;
  const texts = sql.join(search.map((column) => column.sql));
  return {
    sql: sql`app.fold(concat_ws(E'\\n', ${texts})) like all (${patterns})`,
    needs: search.flatMap((column) => column.needs ?? []),
  };
}

/** The words of a search as folded LIKE patterns in a text[]; undefined when there is no word. */
export function patternsOf(text: string | undefined): Sql | undefined {
  const words = [...new Set((text ?? '').split(/\s+/).filter(Boolean))];
  if (words.length === 0) return undefined;
  return sql`(select array_agg('%' || regexp_replace(app.fold(word), '([\\\\%_])', '\\\\\\1', 'g') || '%')
    from unnest(${words}::text[]) as word)::text[]`;
}
