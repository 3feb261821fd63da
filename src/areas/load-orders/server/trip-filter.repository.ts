import { type RawBuilder, sql } from 'kysely';
import type { OrderKind } from '#areas/load-orders/rules/order-kind.ts';

/** What figures of orders may be filtered by: own orders, and those the company drives for others. */
export interface TripFilter {
  readonly companyId: string;
  readonly sides: readonly ('own' | 'carrier')[];
  readonly kinds: readonly OrderKind[];
  /** Of own orders a partner, of orders driven for others their company. */
  readonly client?: string | undefined;
  readonly carrier?: string | undefined;
  readonly operator?: string | undefined;
  readonly origin?: string | undefined;
  readonly destination?: string | undefined;
  /** Where the trip starts. */
  readonly country?: string | undefined;
  readonly category?: string | undefined;
}

/** Whether an order `o` is among them. */
export function orderMatches(filter: TripFilter): RawBuilder<boolean> {
  const { companyId, sides, kinds, client, carrier, operator, origin, destination, country, category } = filter;
  const is = (column: RawBuilder<unknown>, wanted: string | undefined) =>
    wanted === undefined ? sql`` : sql`and ${column}::text = ${wanted}`;
  const ofSide = {
    own: sql`(o.company_id = ${companyId} ${is(sql`o.client_id`, client)} ${is(sql`o.carrier_id`, carrier)}
      ${is(sql`o.operator_id`, operator)})`,
    carrier: sql`(o.carrier_company_id = ${companyId} and o.company_id <> ${companyId} ${is(sql`o.company_id`, client)}
      ${carrier === undefined && operator === undefined ? sql`` : sql`and false`})`,
  };
  const seen = sql.join([sql`false`, ...sides.map((side) => ofSide[side])], sql` or `);
  return sql<boolean>`((${seen}) and o.kind = any(${[...kinds]}) ${is(sql`o.origin_city`, origin)}
    ${is(sql`o.destination_city`, destination)} ${is(sql`o.origin ->> 'countryCode'`, country)}
    ${is(sql`o.category_load`, category)})`;
}
