import { z } from 'zod';
import { RATE_DECIMALS, readRate } from '#areas/companies/rules/exchange-rate.ts';
import { CURRENCY_CODES } from '#countries/currency.ts';
import { defineCall } from '#kernel/api-call.ts';
import { PROFILE_WRITE } from './company.permissions.ts';
import { exchangeRateShape } from './company.shapes.ts';

const currencyShape = z.enum(CURRENCY_CODES);

const rateShape = z
  .string()
  .max(40)
  .refine((text) => readRate(text) !== undefined, { params: { code: 'positive' } })
  .transform((text) => readRate(text) as string)
  .describe(`Positive decimal number as text, at most ${RATE_DECIMALS} decimals`);

const ratesReply = z.object({
  /** The company's own currency, in which the rates are given. */
  currency: z.object({ measurementUnitId: z.string(), name: z.string(), abbreviation: z.string() }),
  /** Currencies that may have a rate. */
  currencies: z.array(z.object({ measurementUnitId: z.string(), name: z.string(), abbreviation: z.string() })),
  exchangeRates: z.array(exchangeRateShape),
});
export type ExchangeRatesView = z.output<typeof ratesReply>;

export const readExchangeRates = defineCall({
  id: 'companies.readExchangeRates',
  method: 'GET',
  path: '/exchangeRate',
  summary: 'The exchange rates in force in the own company.',
  access: 'signed-in',
  reply: ratesReply,
});

export const setExchangeRates = defineCall({
  id: 'companies.setExchangeRates',
  method: 'PUT',
  path: '/exchangeRate',
  summary: 'Sets exchange rates of the own company; the earlier ones stay in the history.',
  access: { permission: PROFILE_WRITE },
  body: z.strictObject({
    exchangeRates: z
      .array(z.object({ currency: z.object({ measurementUnitId: currencyShape }), exchangeRate: rateShape }))
      .min(1)
      .max(CURRENCY_CODES.length)
      .refine((rates) => new Set(rates.map(({ currency }) => currency.measurementUnitId)).size === rates.length, {
        params: { code: 'alreadyRegistered' },
      }),
  }),
  reply: ratesReply,
});
