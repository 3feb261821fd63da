import { sql } from 'kysely';
import { type Selection, selectionOf } from './conditions.ts';
import type { Kept, ListContext, ListSource, SourceFilter, Sql } from './list-source.ts';
import { joinsOf } from './statement-parts.ts';

export interface WantedValues {
  /** What was typed, as a text[] of folded patterns. */
  readonly patterns: Sql | undefined;
  /** Values that were chosen, as a text[]; others are not needed. */
  readonly chosen: Sql | undefined;
  /** More labels than these are not needed. */
  readonly most: number;
}

/** Defines `list_value`: each value with its label, also as it is sorted. */
export function valuesStatement(
  source: ListSource,
  filter: SourceFilter,
  context: ListContext,
  query: Readonly<Record<string, unknown>>,
  wanted: WantedValues,
): Sql {
  const kept = filter.kept && source.kept?.(context, query);
  const selection = selectionOf(source, context, query);
  if (kept) return keptValues(source, filter, kept, selection, wanted);
  if (filter.hops) return hoppedValues(source, filter, selection);
  return sql`list_value as (${folded(readValues(source, filter, selection, selection.parts))})`;
}

const folded = (values: Sql): Sql => sql`select id, name, app.fold(name) as fold from (${values}) as labelled`;

/** From every row. */
function readValues(source: ListSource, filter: SourceFilter, selection: Selection, parts: readonly Sql[]): Sql {
  const joins = joinsOf(source, [...selection.needs, ...(filter.needs ?? []), ...(filter.labelNeeds ?? [])]);
  const elements = filter.array ? sql`cross join lateral unnest(${filter.sql}) as element(value)` : sql``;
  const value = filter.array ? sql`element.value` : sql`(${filter.sql})`;
  const values = parts.map(
    (part) => sql`select distinct ${value}::text as id, btrim(${labelOf(filter, value)}::text) as name
    from ${selection.from} ${joins} ${elements} where ${part} and ${value} is not null`,
  );
  return sql.join(values, sql` union `);
}

/** From what is kept beside the rows, and from the few rows of readers for whom nothing is kept. */
function keptValues(
  source: ListSource,
  filter: SourceFilter,
  { lines, first, named, serves, others }: Kept,
  selection: Selection,
  { patterns, chosen, most }: WantedValues,
): Sql {
  const { field, row, uncounted } = filter.kept!;
  const seen = serves ? sql`where ${serves}` : sql``;
  const found = () => {
    if (row) {
      return folded(sql`select distinct o.value as id, btrim((${filter.label!})::text) as name
        from (select line.value, ${row} from (${lines(field)}) as line ${seen}) as o ${joinsOf(source, filter.labelNeeds ?? [])}`);
    }
    const from = !uncounted ? lines(field) : chosen ? named(field, chosen) : first(field, patterns, most);
    return sql`select line.value as id, line.label as name, line.fold from (${from}) as line ${seen}`;
  };
  const rest = others.length > 0 ? sql` union ${folded(readValues(source, filter, selection, others))}` : sql``;
  return sql`list_value as (${found()}${rest})`;
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
  return sql`${sql.join(hops)}, list_value as (${folded(sql.join(named, sql` union `))})`;
}

const labelOf = ({ label }: SourceFilter, value: Sql): Sql => (label ? sql`(${label})` : value);
