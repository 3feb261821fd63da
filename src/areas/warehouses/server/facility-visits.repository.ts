import { sql } from 'kysely';
import { orderMatches, type TripFilter } from '#areas/load-orders/server/index.ts';
import type { Trx } from '#platform/db/database.ts';

export interface FacilityVisits {
  readonly warehouseId: string;
  readonly name: string;
  readonly visits: number;
  /** Averages in minutes; null where nothing is known. */
  readonly planned: number | null;
  readonly stay: number | null;
  readonly wait: number | null;
}

interface VisitsAsk {
  readonly companyId: string;
  readonly zone: string;
  readonly from: string;
  readonly until: string;
  /** Only visits for these orders. */
  readonly orders: TripFilter | undefined;
}

/** How long trucks that left again were at each facility, of the bookings that the list shows; by the day they were expected. */
export async function facilityVisits(trx: Trx, ask: VisitsAsk): Promise<FacilityVisits[]> {
  const { companyId, zone, from, until, orders } = ask;
  const minutes = (between: ReturnType<typeof sql>) => sql`avg(extract(epoch from ${between}) / 60)::float8`;
  const part = (side: ReturnType<typeof sql>) => sql`
    select b.warehouse_id, b.starts_at, b.ends_at, b.arrived_at, b.docked_at, b.left_at from booking b
    where ${side} and b.state = 'completed' and b.expected_at >= ${from}::date::timestamp at time zone ${zone}
      and b.expected_at < (${until}::date + 1)::timestamp at time zone ${zone}
      ${orders ? sql`and exists (select from load_order o where o.id = b.order_id and ${orderMatches(orders)})` : sql``}`;
  const { rows } = await sql<FacilityVisits>`
    select v.warehouse_id as "warehouseId", p.warehouse_name as name, count(*)::int as visits,
      ${minutes(sql`v.ends_at - v.starts_at`)} as planned, ${minutes(sql`v.left_at - v.arrived_at`)} as stay,
      ${minutes(sql`v.docked_at - v.arrived_at`)} as wait
    from (
      ${part(sql`b.company_id = ${companyId}`)}
      union all ${part(sql`b.order_company_id = ${companyId} and b.order_company_id <> b.company_id`)}
      union all ${part(sql`b.carrier_company_id = ${companyId} and b.carrier_company_id <> b.company_id
        and b.order_company_id <> ${companyId}`)}) v
    cross join lateral app.booked_warehouse(v.warehouse_id, null) p
    group by 1, 2 order by 3 desc, 2`.execute(trx);
  return rows;
}
