import { sql } from 'kysely';
import { exchangeRateHistory } from '#areas/exchange-rates/contract/exchange-rate-history.list.ts';
import { type DatedRate, readRate } from '#areas/exchange-rates/rules/exchange-rate.ts';
import type { CurrencyCode } from '#countries/currency.ts';
import { createId } from '#kernel/ids.ts';
import type { Trx } from '#platform/db/database.ts';
import type { ListSource } from '#platform/list/list-source.ts';

export interface KnownRate extends DatedRate {
  readonly setAt: Date;
  readonly source: string | null;
}

/** Of each currency the rate that is in force on a day. */
export async function ratesInForce(trx: Trx, companyId: string, day: string): Promise<KnownRate[]> {
  const rows = await knownRates(trx, companyId)
    .distinctOn('currency')
    .where('valid_from', '<=', day)
    .orderBy('currency')
    .orderBy('valid_from', 'desc')
    .orderBy('set_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(knownRateOf);
}

/** Those whose day is still to come, the next first. */
export async function comingRates(trx: Trx, companyId: string, today: string): Promise<KnownRate[]> {
  const rows = await knownRates(trx, companyId)
    .distinctOn(['valid_from', 'currency'])
    .where('valid_from', '>', today)
    .orderBy('valid_from')
    .orderBy('currency')
    .orderBy('set_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(knownRateOf);
}

/** For each currency and day the rate that is in force then, in order. */
export async function ratesOn(
  trx: Trx,
  companyId: string,
  wanted: readonly Pick<DatedRate, 'currency' | 'validFrom'>[],
): Promise<(DatedRate | undefined)[]> {
  const [currencies, days] = [wanted.map(({ currency }) => currency), wanted.map(({ validFrom }) => validFrom)];
  const { rows } = await sql<{ currency: string; rate: string | null; valid_from: string | null }>`
    select w.currency, r.rate, r.valid_from from unnest(${currencies}::text[], ${days}::date[]) with ordinality as w (currency, day, nth)
    left join lateral (select x.rate, x.valid_from from exchange_rate x
      where x.company_id = ${companyId} and x.currency = w.currency and x.valid_from <= w.day
      order by x.valid_from desc, x.set_at desc, x.id desc limit 1) r on true
    order by w.nth`.execute(trx);
  return rows.map(({ currency, rate, valid_from }) =>
    rate === null || valid_from === null
      ? undefined
      : { currency: currency as CurrencyCode, rate: readRate(rate) ?? rate, validFrom: valid_from },
  );
}

const knownRates = (trx: Trx, companyId: string) =>
  trx
    .selectFrom('exchange_rate')
    .select(['currency', 'rate', 'valid_from', 'set_at', 'source'])
    .where('company_id', '=', companyId);

interface RateRow {
  readonly currency: string;
  readonly rate: string;
  readonly valid_from: string;
  readonly set_at: Date;
  readonly source: string | null;
}

const knownRateOf = (row: RateRow): KnownRate => ({
  currency: row.currency as CurrencyCode,
  rate: readRate(row.rate) ?? row.rate,
  validFrom: row.valid_from,
  setAt: row.set_at,
  source: row.source,
});

export interface NewRate extends DatedRate {
  /** The service outside it was taken from. */
  readonly source: string | null;
}

export async function insertRates(
  trx: Trx,
  by: { readonly companyId: string; readonly userId: string },
  rates: readonly NewRate[],
): Promise<void> {
  if (rates.length === 0) return;
  await trx
    .insertInto('exchange_rate')
    .values(
      rates.map(({ currency, rate, validFrom, source }) => ({
        id: createId(),
        company_id: by.companyId,
        currency,
        rate,
        valid_from: validFrom,
        source,
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
    validFrom: { sql: sql`r.valid_from`, notNull: true },
    source: { sql: sql`r.source` },
    setAt: { sql: sql`r.set_at`, notNull: true },
    setBy: { sql: sql`nullif(btrim(concat_ws(' ', u.first_name, u.last_name)), '')`, needs: ['person'] },
  },
  sortBy: { exchangeRate: { sql: sql`r.rate`, notNull: true } },
  filters: {
    currency: { sql: sql`r.currency` },
    validFrom: { sql: sql`r.valid_from`, days: 'day' },
    setAt: { sql: sql`r.set_at`, days: 'instant' },
  },
  exportText: { exchangeRate: ({ exchangeRate }) => Number(exchangeRate) },
};
