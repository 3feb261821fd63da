import { sql } from 'kysely';
import type { UsedRate } from '#areas/exchange-rates/contract/used-rate.shapes.ts';
import type { Trx } from '#platform/db/database.ts';

interface Converted {
  readonly currency: string;
  /** On which its trips ended. */
  readonly day: string;
}

/** Of each currency the lowest and the highest rate in force on the days on which it was converted, as rates tell of themselves. */
export async function usedRatesOn(
  trx: Trx,
  { companyId, own }: { readonly companyId: string; readonly own: string },
  converted: readonly Converted[],
): Promise<readonly UsedRate[]> {
  const [currencies, days] = [converted.map(({ currency }) => currency), converted.map(({ day }) => day)];
  const { rows } = await sql<UsedRate>`
    with used as materialized (
      select distinct on (r.id) r.currency, r.rate, r.valid_from, r.source
      from unnest(${currencies}::text[], ${days}::date[]) w(currency, day)
      cross join lateral (select x.* from exchange_rate x
        where x.company_id = ${companyId} and x.currency = w.currency and x.valid_from <= w.day
        order by x.valid_from desc, x.set_at desc, x.id desc limit 1) r)
    select currency::text as currency, trim_scale(rate)::text as rate, ${own}::text as own, valid_from::text as "validFrom", source
    from (select u.*,
        row_number() over (partition by currency order by rate, valid_from) as lowest,
        row_number() over (partition by currency order by rate desc, valid_from desc) as highest
      from used u) ranked
    where lowest = 1 or highest = 1
    order by currency, ranked.rate`.execute(trx);
  return rows;
}
