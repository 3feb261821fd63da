import { sql } from 'kysely';
import { DUE_SPANS, type DueSpan } from '#areas/load-orders/rules/closed-trip.ts';
import type { SourceFilter, Sql } from '#platform/list/list-source.ts';

/** An order may concern a company from several sides: a list shows it from one. The sides are named for the index of days. */
export const TRIP_JOINS: Readonly<Record<'ownTrip' | 'clientTrip', Sql>> = {
  ownTrip: sql`left join closed_trip z on z.order_id = o.id and z.company_id = app.company_id()
    and z.side in ('own', 'carrier') and z.side = case when o.company_id = app.company_id() then 'own' else 'carrier' end`,
  clientTrip: sql`left join closed_trip z on z.order_id = o.id and z.company_id = app.company_id() and z.side = 'client'`,
};

const TODAY = sql`(select app.today())`;

/** By the days themselves, so that the index of what is open is used. */
const dueWithin = (due: Sql) => (spans: readonly string[]) =>
  sql`(${sql.join(
    spans.map((span) => {
      const { first, last } = DUE_SPANS[span as DueSpan];
      const from = last === null ? sql`'-infinity'::date` : sql`${TODAY} - ${sql.lit(last)}`;
      const until = first === null ? sql`'infinity'::date` : sql`${TODAY} - ${sql.lit(first)}`;
      return sql`${due} between ${from} and ${until}`;
    }),
    sql` or `,
  )})`;

/** Whoever sees no freights finds nothing by when they are due. */
export function closedTripFilters(client: boolean, showsFreights: boolean): Readonly<Record<string, SourceFilter>> {
  const needs = [client ? 'clientTrip' : 'ownTrip'];
  const due = (column: Sql): SourceFilter =>
    showsFreights ? { sql: column, condition: dueWithin(column), needs } : { sql: sql`null::text` };
  const day = (column: Sql): SourceFilter => (showsFreights ? { sql: column, needs } : { sql: sql`null::date` });
  const currency = (column: Sql): SourceFilter => (showsFreights ? { sql: column, needs } : { sql: sql`null::text` });
  return {
    closedFrom: { sql: sql`z.day`, needs },
    closedUntil: { sql: sql`z.day`, needs },
    ended: { sql: sql`z.ended`, needs },
    punctuality: { sql: sql`z.delivery`, needs },
    loadingPunctuality: { sql: sql`z.loading`, needs },
    inFull: { sql: sql`z.in_full`, needs },
    otif: { sql: sql`z.otif`, needs },
    receivableDue: due(sql`z.receivable_on`),
    payableDue: due(sql`z.payable_on`),
    receivableFrom: day(sql`z.receivable_on`),
    receivableUntil: day(sql`z.receivable_on`),
    payableFrom: day(sql`z.payable_on`),
    payableUntil: day(sql`z.payable_on`),
    incomeCurrencies: currency(sql`z.income_currency`),
    costCurrencies: currency(sql`z.cost_currency`),
  };
}
