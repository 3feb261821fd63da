import { sql } from 'kysely';
import { PUNCTUALITY_DAYS } from '#areas/partners/contract/partner-orders.calls.ts';
import { type Trx, withPlatformScope } from '#platform/db/database.ts';
import { DELIVERY_DUE } from './order-relations.repository.ts';

export interface CarrierFacts {
  readonly companyId: string;
  readonly tripsDone: number;
  /** Share of the last trips delivered in time, in percent; null without any. */
  readonly onTime: number | null;
}

/** What companies did as carriers, for anybody on the platform: numbers only, so that no client or price is known. */
export async function carrierFacts(trx: Trx, companyIds: readonly string[], now: Date): Promise<CarrierFacts[]> {
  if (companyIds.length === 0) return [];
  const since = new Date(now.getTime() - PUNCTUALITY_DAYS * 86_400_000);
  const { rows } = await withPlatformScope(trx, () =>
    sql<CarrierFacts>`
      select o.carrier_company_id as "companyId", count(*)::int as "tripsDone",
        round(100.0 * count(*) filter (where o.finished_at >= ${since} and o.finished_at <= ${DELIVERY_DUE})
          / nullif(count(*) filter (where o.finished_at >= ${since} and o.delivery_date is not null), 0))::float8 as "onTime"
      from load_order o join company c on c.id = o.company_id
      where o.carrier_company_id = any(${[...companyIds]}::uuid[]) and o.company_id <> o.carrier_company_id
        and o.status in (3, 4, 6)
      group by 1`.execute(trx),
  );
  return rows;
}
