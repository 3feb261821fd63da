import { sql } from 'kysely';
import { exchangeRateHistory } from '#areas/companies/contract/exchange-rate-history.list.ts';
import { type Rate, readRate } from '#areas/companies/rules/exchange-rate.ts';
import type { CurrencyCode } from '#countries/currency.ts';
import { createId } from '#kernel/ids.ts';
import type { Trx } from '#platform/db/database.ts';
import type { ListSource } from '#platform/list/list-source.ts';

export interface RateInForce extends Rate {
  readonly setAt: Date;
}

export async function ratesInForce(trx: Trx, companyId: string): Promise<RateInForce[]> {
  const rows = await trx
    .selectFrom('exchange_rate')
    .distinctOn('currency')
    .select(['currency', 'rate', 'set_at'])
    .where('company_id', '=', companyId)
    .orderBy('currency')
    .orderBy('set_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({
    currency: row.currency as CurrencyCode,
    rate: readRate(row.rate) ?? row.rate,
    setAt: row.set_at,
  }));
}

export async function insertRates(
  trx: Trx,
  by: { readonly companyId: string; readonly userId: string },
  rates: readonly Rate[],
): Promise<void> {
  if (rates.length === 0) return;
  await trx
    .insertInto('exchange_rate')
    .values(
      rates.map(({ currency, rate }) => ({
        id: createId(),
        company_id: by.companyId,
        currency,
        rate,
        set_by: by.userId,
      })),
    )
    .execute();
}

/** The name is left out for an author who has left the company. */
export const exchangeRateHistorySource: ListSource = {
  definition: exchangeRateHistory,
  from: sql`exchange_rate r`,
  key: sql`r.id`,
  joins: { person: sql`left join app_user u on u.id = r.set_by` },
  where: ({ actor }) => sql`r.company_id = ${actor?.companyId ?? null}::uuid`,
  output: {
    _id: { sql: sql`r.id` },
    currency: { sql: sql`r.currency`, notNull: true },
    exchangeRate: { sql: sql`trim_scale(r.rate)::text`, notNull: true },
    setAt: { sql: sql`r.set_at`, notNull: true },
    setBy: { sql: sql`nullif(btrim(concat_ws(' ', u.first_name, u.last_name)), '')`, needs: ['person'] },
  },
  sortBy: { exchangeRate: { sql: sql`r.rate`, notNull: true } },
  filters: {
    currency: { sql: sql`r.currency` },
    setAt: { sql: sql`r.set_at`, days: 'instant' },
  },
  exportText: { exchangeRate: ({ exchangeRate }) => Number(exchangeRate) },
};
