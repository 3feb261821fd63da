import { type RawBuilder, sql } from 'kysely';
import { withTab } from '#kernel/list-tabs.ts';
import { filterCondition, selectionOf } from './conditions.ts';
import type { ListContext, ListSource, Sql } from './list-source.ts';
import { joinsOf } from './statement-parts.ts';

type Query = Readonly<Record<string, unknown>>;
type TabFilters = Readonly<Record<string, string>>;

/** Tabs that are counted by reading the list once. */
type Together = readonly (readonly [tab: string, filters: TabFilters])[];

/**
 * How many rows each tab has, for this reader and with the other filters of the query, in one statement. Tabs that set
 * the same filter are counted together: the states of orders from their tally, while each tab with a filter of its own
 * is counted along the index of that filter.
 */
export function tabsStatement(
  source: ListSource,
  context: ListContext,
  query: Query,
): RawBuilder<{ tabs: Record<string, number> }> {
  const { tabs = {} } = source.definition;
  const others = withTab(source.definition, '', query);
  const counts = togetherOf(Object.entries(tabs)).map((together, at) => ({
    together,
    name: sql.id(`counted_${at}`),
    statement:
      together.length === 1
        ? countOne(source, context, { ...others, ...together[0]![1] }, together[0]![0])
        : countTogether(source, context, others, together),
  }));
  const order = Object.keys(tabs);
  const pairs = counts
    .flatMap(({ together, name }) => together.map(([tab]) => ({ tab, sql: sql`${name}.${sql.id(tab)}` })))
    .sort((a, b) => order.indexOf(a.tab) - order.indexOf(b.tab))
    .map(({ tab, sql: value }) => sql`${sql.lit(tab)}, ${value}`);
  return sql<{ tabs: Record<string, number> }>`
    select json_build_object(${sql.join(pairs)}) as tabs
    from ${sql.join(
      counts.map(({ name, statement }) => sql`(${statement}) as ${name}`),
      sql` cross join `,
    )}`;
}

/** The tab without filters, "all", is counted with the first of the others. */
function togetherOf(tabs: Together): readonly Together[] {
  const nameOf = (filters: TabFilters) => Object.keys(filters).sort().join();
  const first = tabs.map(([, filters]) => nameOf(filters)).find((name) => name !== '') ?? '';
  const groups = new Map<string, Together>();
  for (const tab of tabs) {
    const name = nameOf(tab[1]) || first;
    groups.set(name, [...(groups.get(name) ?? []), tab]);
  }
  return [...groups.values()];
}

function countOne(source: ListSource, context: ListContext, query: Query, tab: string): Sql {
  const { from, parts, needs, tallied } = selectionOf(source, context, query);
  const counted = counting(source, from, tallied);
  return summed(
    parts.map((part) => sql`select ${counted.all} as ${sql.id(tab)} ${counted.from(needs)} where ${part}`),
    [tab],
  );
}

function countTogether(source: ListSource, context: ListContext, others: Query, together: Together): Sql {
  const { from, parts } = selectionOf(source, context, others);
  const chosen = together.map(([, filters]) => selectionOf(source, context, { ...others, ...filters }));
  const counted = counting(
    source,
    from,
    chosen.every(({ tallied }) => tallied),
  );
  const needs = chosen.flatMap((selection) => selection.needs);
  const columns = together.map(
    ([tab, filters]) => sql`${counted.some(filterCondition(source, context, filters))} as ${sql.id(tab)}`,
  );
  return summed(
    parts.map((part) => sql`select ${sql.join(columns)} ${counted.from(needs)} where ${part}`),
    together.map(([tab]) => tab),
  );
}

/** The counts of all parts of the list added up. */
function summed(parts: readonly Sql[], tabs: readonly string[]): Sql {
  const sums = tabs.map((tab) => sql`sum(${sql.id(tab)})::int as ${sql.id(tab)}`);
  return sql`select ${sql.join(sums)} from (${sql.join(parts, sql` union all `)}) as list_part`;
}

function counting(source: ListSource, rows: Sql, tallied: boolean) {
  const { tally } = source;
  if (tally && tallied) {
    return {
      all: sql`coalesce(sum(${tally.rows}), 0)`,
      some: (condition: Sql) => sql`coalesce(sum(${tally.rows}) filter (where ${condition}), 0)`,
      from: () => sql`from ${tally.from}`,
    };
  }
  return {
    all: sql`count(*)`,
    some: (condition: Sql) => sql`count(*) filter (where ${condition})`,
    from: (needs: readonly string[]) => sql`from ${rows} ${joinsOf(source, needs)}`,
  };
}
