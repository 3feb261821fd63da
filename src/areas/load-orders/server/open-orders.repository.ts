import { sql } from 'kysely';
import { ORDER_KINDS, type OrderKind } from '#areas/load-orders/rules/order-kind.ts';
import { ORDER_STATUS } from '#areas/load-orders/rules/order-status.ts';
import { SILENT_AFTER_MINUTES } from '#areas/load-orders/rules/silent-truck.ts';
import type { Trx } from '#platform/db/database.ts';

/** Which orders that are not closed yet: own ones, and those the company drives for others. */
export interface OpenOrdersAsk {
  readonly companyId: string;
  readonly sides: readonly ('own' | 'carrier')[];
  readonly kinds: readonly OrderKind[];
  /** Where the company is. */
  readonly today: string;
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

/** Counted as the lists count them: late by the plan and the tolerance, silent without a position for a while. */
export interface OpenOrders {
  readonly kind: OrderKind;
  readonly toAssign: number;
  readonly toAssignToday: number;
  readonly onTheRoad: number;
  readonly late: number;
  readonly silent: number;
}

const { programmed, assigned, inProgress } = ORDER_STATUS;
const OPEN = sql.join([programmed, assigned, inProgress].map((status) => sql.lit(status)));

/** For areas above that count what is going on: a row for each kind that has open orders. */
export async function openOrders(trx: Trx, ask: OpenOrdersAsk): Promise<OpenOrders[]> {
  const { companyId, sides, kinds, today, client, carrier, operator, origin, destination, country, category } = ask;
  const is = (column: ReturnType<typeof sql>, wanted: string | undefined) =>
    wanted === undefined ? sql`` : sql`and ${column}::text = ${wanted}`;
  const ofSide = {
    own: sql`o.company_id = ${companyId} ${is(sql`o.client_id`, client)} ${is(sql`o.carrier_id`, carrier)}
      ${is(sql`o.operator_id`, operator)}`,
    carrier: sql`o.carrier_company_id = ${companyId} and o.company_id <> ${companyId} ${is(sql`o.company_id`, client)}
      ${carrier === undefined && operator === undefined ? sql`` : sql`and false`}`,
  };
  // A part for each kind and state, because every index begins with one company and one kind.
  const parts = sides.flatMap((side) =>
    ORDER_KINDS.filter((kind) => kinds.includes(kind)).map(
      (kind) => sql`select o.kind, o.status, o.loading_date, o.late_at, o.last_seen_at, o.started_at, o.status_at
        from load_order o where ${ofSide[side]} and o.kind = ${sql.lit(kind)} and o.status in (${OPEN})
          ${is(sql`o.origin_city`, origin)} ${is(sql`o.destination_city`, destination)}
          ${is(sql`o.origin ->> 'countryCode'`, country)} ${is(sql`o.category_load`, category)}`,
    ),
  );
  if (parts.length === 0) return [];
  const counted = (condition: ReturnType<typeof sql>) => sql`count(*) filter (where ${condition})::int`;
  const { rows } = await sql<OpenOrders>`
    select o.kind,
      ${counted(sql`o.status = ${sql.lit(programmed)}`)} as "toAssign",
      ${counted(sql`o.status = ${sql.lit(programmed)} and o.loading_date = ${today}`)} as "toAssignToday",
      ${counted(sql`o.status = ${sql.lit(inProgress)}`)} as "onTheRoad",
      ${counted(sql`o.late_at < now()`)} as late,
      ${counted(sql`o.status = ${sql.lit(inProgress)} and coalesce(greatest(o.last_seen_at, o.started_at), o.status_at)
        < now() - make_interval(mins => ${sql.lit(SILENT_AFTER_MINUTES)})`)} as silent
    from (${sql.join(parts, sql` union all `)}) o
    group by 1 order by 1`.execute(trx);
  return rows;
}
