import { readExchangeRates, setExchangeRates } from '#areas/companies/contract/exchange-rate.calls.ts';
import { route } from '#platform/http/route.ts';
import { readRates, writeRates } from './exchange-rate.service.ts';

export const exchangeRateRoutes = [
  route(readExchangeRates, (context) => readRates(context)),
  route(setExchangeRates, (context, { body }) =>
    writeRates(
      context,
      body.exchangeRates.map(({ currency, exchangeRate }) => ({
        currency: currency.measurementUnitId,
        rate: exchangeRate,
      })),
    ),
  ),
];
