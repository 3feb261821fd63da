import type { UsedRate } from '#areas/exchange-rates/contract/used-rate.shapes.ts';
import { countryOrDefault } from '#countries/country.ts';
import { type Actor, companyOf, todayOf } from '#platform/actor.ts';
import type { Trx } from '#platform/db/database.ts';
import { ratesInForce } from './exchange-rate.repository.ts';

interface Converting {
  readonly trx: Trx;
  readonly actor: Actor;
  readonly now: Date;
}

/** The rates of today by their currencies, as they are shown beside what was converted with them. */
export async function usedRates({ trx, actor, now }: Converting): Promise<ReadonlyMap<string, UsedRate>> {
  const own = countryOrDefault(actor.country).currency.code;
  const rates = await ratesInForce(trx, companyOf(actor), todayOf({ actor, now }));
  return new Map(
    rates.map(({ currency, rate, validFrom, source }) => [currency, { currency, rate, own, validFrom, source }]),
  );
}
