import { readRate } from '#areas/exchange-rates/rules/exchange-rate.ts';
import type { CurrencyCode } from '#countries/currency.ts';
import type { Trx } from '#platform/db/database.ts';

/** What a service outside says that a currency is worth in another. */
export interface PublishedRate {
  readonly currency: CurrencyCode;
  readonly own: CurrencyCode;
  readonly rate: string;
  readonly source: string;
  readonly day: string;
}

/** Those of a currency of the own country that are of this day or later. */
export async function publishedRates(trx: Trx, own: CurrencyCode, since: string): Promise<PublishedRate[]> {
  const rows = await trx
    .selectFrom('published_rate')
    .select(['currency', 'own', 'rate', 'source', 'day'])
    .where('own', '=', own)
    .where('day', '>=', since)
    .orderBy('currency')
    .execute();
  return rows.map(({ currency, rate, source, day }) => ({
    currency: currency as CurrencyCode,
    own,
    rate: readRate(rate) ?? rate,
    source,
    day,
  }));
}

/** What is the same again, or of an earlier day, changes nothing, so that no screen reads again for it. */
export async function storePublished(trx: Trx, rates: readonly PublishedRate[]): Promise<void> {
  for (const rate of rates) {
    await trx
      .insertInto('published_rate')
      .values(rate)
      .onConflict((on) =>
        on
          .columns(['own', 'currency'])
          .doUpdateSet((eb) => ({
            rate: eb.ref('excluded.rate'),
            source: eb.ref('excluded.source'),
            day: eb.ref('excluded.day'),
            read_at: eb.fn('now', []),
          }))
          .where((eb) =>
            eb.and([
              eb('published_rate.day', '<=', eb.ref('excluded.day')),
              eb.or([
                eb('published_rate.rate', '<>', eb.ref('excluded.rate')),
                eb('published_rate.source', '<>', eb.ref('excluded.source')),
                eb('published_rate.day', '<', eb.ref('excluded.day')),
              ]),
            ]),
          ),
      )
      .execute();
  }
}
