import { sql } from 'kysely';
import { orderMatches, type TripFilter } from '#areas/load-orders/server/index.ts';
import type { Criticality } from '#areas/routes/rules/alarm-types.ts';
import type { Trx } from '#platform/db/database.ts';
import type { AlertType } from '../../rules/alerts/alert-types.ts';
import type { ReviewState } from '../../rules/alerts/review.ts';
import { isShown } from './alert-list.repository.ts';

export interface AlertFigures {
  readonly type: AlertType;
  readonly criticality: Criticality;
  readonly review: ReviewState;
  readonly count: number;
}

interface AlertsAsk {
  readonly companyId: string;
  readonly zone: string;
  readonly from: string;
  readonly until: string;
  /** Only alerts of these orders. */
  readonly orders: TripFilter | undefined;
}

/** What the list of alerts shows of some days, where the company is, counted by everything they are told apart by. */
export async function alertFigures(trx: Trx, ask: AlertsAsk): Promise<AlertFigures[]> {
  const { companyId, zone, from, until, orders } = ask;
  const part = (side: ReturnType<typeof sql>) => sql`
    select a.type, a.criticality, a.review from alert a
    where ${side} and ${isShown} and a.started_at >= ${from}::date::timestamp at time zone ${zone}
      and a.started_at < (${until}::date + 1)::timestamp at time zone ${zone}
      ${orders ? sql`and exists (select from load_order o where o.id = a.order_id and ${orderMatches(orders)})` : sql``}`;
  const { rows } = await sql<AlertFigures>`
    select a.type, a.criticality, a.review, count(*)::int as count
    from (${part(sql`a.company_id = ${companyId}`)}
      union all ${part(sql`a.carrier_company_id = ${companyId} and a.company_id <> ${companyId}`)}) a
    group by 1, 2, 3 order by 1, 2, 3`.execute(trx);
  return rows;
}
