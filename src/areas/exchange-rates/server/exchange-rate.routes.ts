import { readExchangeRates, setExchangeRates } from '#areas/exchange-rates/contract/exchange-rate.calls.ts';
import { type AnyRoute, route } from '#platform/http/route.ts';
import { readRates, writeRates } from './exchange-rate.service.ts';

export const exchangeRateRoutes: readonly AnyRoute[] = [
  route(readExchangeRates, (context) => readRates(context)),
  route(setExchangeRates, (context, { body }) => writeRates(context, body)),
];
