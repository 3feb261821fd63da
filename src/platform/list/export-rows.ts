import { sql } from 'kysely';
import { selectionOf } from './conditions.ts';
import type { ListContext, ListSource, Row } from './list-source.ts';
import { joinsOf, orderOf, outputOf } from './statement-parts.ts';

const BATCH = 500;

/**
 * Every row of the filtered list, in order, a batch at a time: a cursor reads from one snapshot of the data, with no
 * more than one batch in memory.
 */
export async function* exportRows(
  source: ListSource,
  context: ListContext,
  query: { readonly sort: string; readonly [name: string]: unknown },
): AsyncGenerator<readonly Row[]> {
  const selection = selectionOf(source, context, query);
  const order = orderOf(source, query.sort);
  const output = Object.values(source.output).flatMap((column) => column.needs ?? []);
  const joins = joinsOf(source, [...selection.needs, ...order.needs, ...output]);
  await sql`declare list_export no scroll cursor for
    select row_to_json(list_row) as line
    from ${selection.from} ${joins} cross join lateral (select ${outputOf(source).columns}) as list_row
    where ${selection.where}
    order by ${order.by(order.value, source.key)}`.execute(context.trx);
  for (;;) {
    const { rows } = await sql<{ line: Row }>`fetch ${sql.lit(BATCH)} from list_export`.execute(context.trx);
    if (rows.length > 0) yield rows.map((row) => row.line);
    if (rows.length < BATCH) return;
  }
}
