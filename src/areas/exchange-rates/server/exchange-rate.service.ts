import { type CompanyRates, lockCompany } from '#areas/companies/server/index.ts';
import type { ExchangeRatesView } from '#areas/exchange-rates/contract/exchange-rate.calls.ts';
import {
  type DatedRate,
  dayProblem,
  newRates,
  OLD_AFTER_DAYS,
  ratedCurrencies,
} from '#areas/exchange-rates/rules/exchange-rate.ts';
import { countryOrDefault } from '#countries/country.ts';
import type { CurrencyCode } from '#countries/currency.ts';
import { addDays, dayIn } from '#kernel/dates.ts';
import { type FieldProblem, requestErrors } from '#kernel/errors.ts';
import { type Actor, companyOf, todayOf } from '#platform/actor.ts';
import { audit } from '#platform/audit/audit.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { presentCurrency, presentRate } from './exchange-rate.presenter.ts';
import { comingRates, insertRates, type NewRate, ratesInForce, ratesOn } from './exchange-rate.repository.ts';
import { publishedRates } from './published-rate.repository.ts';

type Context = RequestContext<Actor>;

interface Wanted {
  readonly validFrom?: string | undefined;
  readonly exchangeRates: readonly WantedRate[];
}

interface WantedRate {
  readonly currency: { readonly measurementUnitId: CurrencyCode };
  readonly exchangeRate: string;
  readonly published?: boolean | undefined;
}

export async function readRates(context: Context): Promise<ExchangeRatesView> {
  const { trx, actor } = context;
  const [companyId, today] = [companyOf(actor), todayOf(context)];
  const own = countryOrDefault(actor.country).currency.code;
  return {
    currency: presentCurrency(own, context),
    currencies: ratedCurrencies(own).map((code) => presentCurrency(code, context)),
    today,
    exchangeRates: (await ratesInForce(trx, companyId, today)).map((rate) => presentRate(rate, today, context)),
    coming: (await comingRates(trx, companyId, today)).map((rate) => presentRate(rate, today, context)),
    published: (await publishedOf(context)).map(({ currency, rate, source, day }) => ({
      ...{ currency, exchangeRate: rate, source, day },
    })),
  };
}

/** What is older says nothing about today. */
const publishedOf = (context: Context) =>
  publishedRates(
    context.trx,
    countryOrDefault(context.actor.country).currency.code,
    addDays(todayOf(context), -OLD_AFTER_DAYS),
  );

export async function writeRates(context: Context, { validFrom, exchangeRates }: Wanted): Promise<ExchangeRatesView> {
  const today = todayOf(context);
  const day = validFrom ?? today;
  refuseWrong(exchangeRates, day, context);
  const published = exchangeRates.some((rate) => rate.published) ? await publishedOf(context) : [];
  const wanted = exchangeRates.map(({ currency: { measurementUnitId: currency }, exchangeRate: rate, ...one }) => ({
    ...{ currency, rate, validFrom: day },
    // Somebody may have typed over it.
    source:
      (one.published && published.find((known) => known.currency === currency && known.rate === rate)?.source) || null,
  }));
  await storeRates(context, wanted);
  return readRates(context);
}

/** Locks the company, so that the second of two saves compares with what the first wrote. */
export async function storeRates(context: Context, wanted: readonly NewRate[]): Promise<void> {
  const { trx, actor } = context;
  const companyId = companyOf(actor);
  await lockCompany(trx, companyId);
  const known = await ratesOn(trx, companyId, wanted);
  const fresh = newRates(known, wanted) as readonly NewRate[];
  await insertRates(trx, { companyId, userId: actor.userId }, fresh);
  for (const rate of fresh) {
    const earlier = known[wanted.indexOf(rate)];
    await audit(trx, context, {
      action: 'companies.setExchangeRate',
      entity: 'exchangeRate',
      entityId: rate.currency,
      before: earlier ? factsOf(earlier) : null,
      after: factsOf(rate),
    });
  }
}

const factsOf = ({ rate, validFrom }: DatedRate) => ({ rate, validFrom });

function refuseWrong(wanted: readonly WantedRate[], day: string, context: Context): void {
  const allowed = ratedCurrencies(countryOrDefault(context.actor.country).currency.code);
  const fields: Record<string, FieldProblem> = {};
  wanted.forEach(({ currency }, index) => {
    if (!allowed.includes(currency.measurementUnitId)) {
      fields[`exchangeRates.${index}.currency.measurementUnitId`] = { code: 'choice' };
    }
  });
  const problem = dayProblem(day, todayOf(context));
  if (problem) fields.validFrom = { code: problem };
  if (Object.keys(fields).length > 0) throw requestErrors.invalid({ fields });
}

/** Those in force today, for the company's own view. */
export const ratesOfCompany: CompanyRates = async (context, { id, time_zone }) => {
  const today = dayIn(context.services.now(), time_zone);
  return (await ratesInForce(context.trx, id, today)).map((rate) => presentRate(rate, today, context));
};
