import { createQueryId, PostgresQueryCompiler, type RawNode, sql } from 'kysely';
import type { ColumnKind } from '#kernel/list-definition.ts';
import type { ListSource, SourceColumn, Sql } from './list-source.ts';

/** The joins of these names, in the order of the source. */
export function joinsOf(source: ListSource, needs: readonly string[]): Sql {
  const wanted = new Set(needs);
  const joins = Object.entries(source.joins ?? {}).flatMap(([name, join]) => (wanted.has(name) ? [join] : []));
  return sql.join(joins, sql` `);
}

interface Output {
  readonly columns: Sql;
  readonly joins: Sql;
}

type Columns = ListSource['output'];

/** By the outputs, which are the same for many readers; those made for one are let go with their request. */
const outputs = new WeakMap<Columns, { readonly joins: ListSource['joins']; written?: Output }>();

/** The columns of one output row, under the names the reader knows; written out when they are needed again. */
export function outputOf(source: ListSource): Output {
  const known = outputs.get(source.output);
  const isAgain = known !== undefined && known.joins === source.joins;
  if (isAgain && known.written) return known.written;
  const columns = Object.entries(source.output).map(([name, column]) => sql`${column.sql} as ${sql.id(name)}`);
  const needs = Object.values(source.output).flatMap((column) => column.needs ?? []);
  const output = { columns: sql.join(columns), joins: joinsOf(source, needs) };
  if (isAgain) known.written = { columns: asText(output.columns), joins: asText(output.joins) };
  else outputs.set(source.output, { joins: source.joins });
  return output;
}

const compiler = new PostgresQueryCompiler();

/** Written out once where nothing in it is a parameter: most of a statement is the same for every page. */
function asText(part: Sql): Sql {
  const { sql: text, parameters } = compiler.compileQuery(part.toOperationNode() as RawNode, createQueryId());
  return parameters.length === 0 ? sql.raw(text) : part;
}

export interface Order {
  /** The value that rows are sorted by. */
  readonly value: Sql;
  readonly needs: readonly string[];
  /** The whole order, given the names of value and key. */
  readonly by: (value: Sql, key: Sql) => Sql;
  /** The same in reverse. */
  readonly backwards: (value: Sql, key: Sql) => Sql;
  /** Conditions that read rows with and without a value apart; none where they are read together. */
  readonly apart: readonly Sql[];
  /** The order within what is read at once, and the same in reverse. */
  readonly within: (value: Sql, key: Sql) => Sql;
  readonly withinBackwards: (value: Sql, key: Sql) => Sql;
}

/** `name` ascending, `-name` descending; empty values come last either way, and the key breaks ties. */
export function orderOf(source: ListSource, sort: string): Order {
  const descending = sort.startsWith('-');
  const key = descending ? sort.slice(1) : sort;
  const own = source.sortBy?.[key];
  const column = own ?? source.output[key];
  if (!column) throw new Error(`list ${source.definition.id} cannot be sorted by ${key}`);
  const value = own ? own.sql : naturalValue(source.definition.columns[key]?.kind, column);
  const [ahead, back] = descending ? [sql`desc`, sql`asc`] : [sql`asc`, sql`desc`];
  const nulls = (place: Sql) => (descending && !column.notNull ? sql` nulls ${place}` : sql``);
  const ordered = (direction: Sql, empty: Sql) => (valueName: Sql, keyName: Sql) =>
    sql`${valueName} ${direction}${empty}, ${keyName} ${direction}`;
  const by = ordered(ahead, nulls(sql`last`));
  const backwards = ordered(back, nulls(sql`first`));
  const { isEmpty } = column;
  return {
    value,
    needs: column.needs ?? [],
    by,
    backwards,
    apart: isEmpty ? [sql`${isEmpty} = 0`, sql`${isEmpty} = 1`] : [],
    within: isEmpty ? ordered(ahead, sql``) : by,
    withinBackwards: isEmpty ? ordered(back, sql``) : backwards,
  };
}

/** The usual order: texts without case and accents, numbers by size even where they are sent as text. */
function naturalValue(kind: ColumnKind | undefined, { sql: output }: SourceColumn): Sql {
  if (kind === 'text' || kind === 'person' || kind === 'status') return sql`app.fold((${output})::text)`;
  return kind === 'number' || kind === 'money' ? sql`(${output})::numeric` : output;
}
