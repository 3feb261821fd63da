import { sql } from 'kysely';
import type { OrderKind } from '#areas/load-orders/rules/order-kind.ts';
import type { Trx } from '#platform/db/database.ts';
import type { Kept, Sql } from '#platform/list/list-source.ts';

/** From which side a company sees an order: as its own, as who carries it for another, or as its client. */
export type OrderSide = 'own' | 'carrier' | 'client';

/** Longer ones are cut off by app.option_fold. */
const OPTION_FOLD_MAX = sql.lit(130);

const listOf = (names: readonly string[]) => sql.join(names.map((name) => sql.lit(name)));

/** What the orders of these kinds and sides have in the columns that filters offer. */
export function keptOptions(
  kinds: readonly OrderKind[],
  sides: readonly OrderSide[],
): Pick<Kept, 'lines' | 'named' | 'first'> {
  const lines = (field: string, condition: Sql) => sql`
    select case when length(fold) < ${OPTION_FOLD_MAX} then fold else app.fold(label) end as fold, label,
      coalesce(nullif(value, ''), label) as value
    from load_order_option
    where kind in (${listOf(kinds)}) and side in (${listOf(sides)}) and field = ${sql.lit(field)}${condition}
    group by load_order_option.fold, label, load_order_option.value having sum(orders) > 0`;
  return {
    lines: (field) => lines(field, sql``),
    named: (field, labels) =>
      lines(field, sql` and fold = any(array(select app.option_fold(name) from unnest(${labels}) as name))`),
    first: (field, patterns, most) => sql`
      select distinct fold, label, coalesce(nullif(value, ''), label) as value
      from app.load_order_options(array[${listOf(kinds)}], array[${listOf(sides)}], ${sql.lit(field)},
        ${patterns ?? sql`null`}, ${most})`,
  };
}

/** Puts the lines of companies with at least this many loose ones together, in platform scope. What is offered stays. */
export async function settleOptions(trx: Trx, looseLines: number): Promise<void> {
  await sql`select app.settle_load_order_options(${looseLines})`.execute(trx);
}
