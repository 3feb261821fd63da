import type { ExchangeRateView } from '#areas/companies/contract/company.shapes.ts';
import { isOld } from '#areas/exchange-rates/rules/exchange-rate.ts';
import { type CurrencyCode, currencyOf } from '#countries/currency.ts';
import type { RequestContext } from '#platform/http/route.ts';
import type { KnownRate } from './exchange-rate.repository.ts';

type Reader = Pick<RequestContext<unknown>, 'language' | 'services'>;

/** A currency is a measurement unit on the wire; its code is its id. */
export function presentCurrency(code: CurrencyCode, { language, services }: Reader): ExchangeRateView['currency'] {
  return {
    measurementUnitId: code,
    name: services.translate(language, `companies.currencies.${code}`),
    abbreviation: currencyOf(code).symbol,
  };
}

export function presentRate(rate: KnownRate, today: string, reader: Reader): ExchangeRateView {
  return {
    currency: presentCurrency(rate.currency, reader),
    exchangeRate: rate.rate,
    validFrom: rate.validFrom,
    isOld: isOld(rate.validFrom, today),
    source: rate.source,
    setAt: rate.setAt.toISOString(),
  };
}
