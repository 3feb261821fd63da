import type { ExchangeRateView } from '#areas/companies/contract/company.shapes.ts';
import { type CurrencyCode, currencyOf } from '#countries/currency.ts';
import type { Reader } from './company.presenter.ts';
import type { RateInForce } from './exchange-rate.repository.ts';

/** A currency is a measurement unit on the wire; its code is its id. */
export function presentCurrency(code: CurrencyCode, { language, services }: Reader): ExchangeRateView['currency'] {
  return {
    measurementUnitId: code,
    name: services.translate(language, `companies.currencies.${code}`),
    abbreviation: currencyOf(code).symbol,
  };
}

export function presentRate({ currency, rate, setAt }: RateInForce, reader: Reader): ExchangeRateView {
  return { currency: presentCurrency(currency, reader), exchangeRate: rate, setAt: setAt.toISOString() };
}
