import { sql } from 'kysely';
import { type Trx, withPlatformScope } from '#platform/db/database.ts';
import type { ShipperCard } from '../contract/opportunity.shapes.ts';

/** Below these nothing is said about payments, so that nobody can be recognised. */
const PAID_ORDERS_LEAST = 10;
const CARRIERS_LEAST = 3;
/** The payments of so many last orders say how a company pays. */
const ORDERS_COUNTED = 500;

/** One narrow card instead of the company, counted from our own payments. */
export async function shipperCard(trx: Trx, companyId: string): Promise<ShipperCard> {
  const { rows } = await withPlatformScope(trx, () =>
    sql<Omit<ShipperCard, 'payment'> & { paid: number; owed: number; carriers: number; medianDays: number | null }>`
      with settled as (
        select o.status, o.carrier_company_id, o.finished_at, o.status_at from load_order o
        where o.company_id = ${companyId} and o.kind = 'normal' and o.status in (3, 4) and o.carrier_company_id is not null
        order by o.created_at desc limit ${ORDERS_COUNTED})
      select c.verified, to_char(c.created_at at time zone c.time_zone, 'YYYY-MM-DD') as since,
        (select coalesce(sum(t.orders), 0)::int from load_order_tally t where t.company_id = c.id and t.status in (3, 4, 6)) as "ordersDone",
        (select round(avg(p.shipper_stars), 1)::float8 from postulation p where p.company_id = c.id and p.shipper_stars is not null) as rating,
        (select count(*)::int from settled where status = 4) as paid,
        (select count(*)::int from settled where status = 3) as owed,
        (select count(distinct carrier_company_id)::int from settled where status = 4) as carriers,
        (select round(percentile_cont(0.5) within group (order by extract(epoch from s.status_at - s.finished_at) / 86400))::float8
          from settled s where s.status = 4 and s.finished_at is not null) as "medianDays"
      from company c where c.id = ${companyId}`.execute(trx),
  );
  const { paid, owed, carriers, medianDays, ...card } = rows[0]!;
  const isEnough = paid >= PAID_ORDERS_LEAST && carriers >= CARRIERS_LEAST && medianDays !== null;
  const payment = isEnough
    ? { paidShare: Math.round((100 * paid) / (paid + owed)), medianDays: Math.max(0, medianDays) }
    : null;
  return { ...card, payment };
}
