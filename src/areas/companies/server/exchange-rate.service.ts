import type { ExchangeRatesView } from '#areas/companies/contract/exchange-rate.calls.ts';
import { changedRates, type Rate, ratedCurrencies } from '#areas/companies/rules/exchange-rate.ts';
import { countryOrDefault } from '#countries/country.ts';
import { type FieldProblem, requestErrors } from '#kernel/errors.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import { audit } from '#platform/audit/audit.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { lockCompany } from './company.repository.ts';
import { presentCurrency, presentRate } from './exchange-rate.presenter.ts';
import { insertRates, ratesInForce } from './exchange-rate.repository.ts';

type Context = RequestContext<Actor>;

export async function readRates(context: Context): Promise<ExchangeRatesView> {
  const { trx, actor } = context;
  const rates = await ratesInForce(trx, companyOf(actor));
  const own = countryOrDefault(actor.country).currency.code;
  return {
    currency: presentCurrency(own, context),
    currencies: ratedCurrencies(own).map((code) => presentCurrency(code, context)),
    exchangeRates: rates.map((rate) => presentRate(rate, context)),
  };
}

/** Expects the company to be locked, so that the second of two saves compares with what the first wrote. */
export async function writeRates(context: Context, wanted: readonly Rate[]): Promise<ExchangeRatesView> {
  const { trx, actor } = context;
  const companyId = companyOf(actor);
  refuseOwnCurrency(wanted, actor.country);
  await lockCompany(trx, companyId);
  const inForce = await ratesInForce(trx, companyId);
  const changed = changedRates(inForce, wanted);
  await insertRates(trx, { companyId, userId: actor.userId }, changed);
  for (const { currency, rate } of changed) {
    const earlier = inForce.find((known) => known.currency === currency);
    await audit(trx, context, {
      action: 'companies.setExchangeRate',
      entity: 'exchangeRate',
      entityId: currency,
      before: earlier ? { rate: earlier.rate } : null,
      after: { rate },
    });
  }
  return readRates(context);
}

function refuseOwnCurrency(wanted: readonly Rate[], country: string | null): void {
  const allowed = ratedCurrencies(countryOrDefault(country).currency.code);
  const fields: Record<string, FieldProblem> = {};
  wanted.forEach(({ currency }, index) => {
    if (!allowed.includes(currency)) {
      fields[`exchangeRates.${index}.currency.measurementUnitId`] = { code: 'choice' };
    }
  });
  if (Object.keys(fields).length > 0) throw requestErrors.invalid({ fields });
}
