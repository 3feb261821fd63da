import { z } from 'zod';
import { PROFILE_WRITE } from '#areas/companies/contract/company.permissions.ts';
import { exchangeRateShape } from '#areas/companies/contract/company.shapes.ts';
import { RATE_DECIMALS, readRate } from '#areas/exchange-rates/rules/exchange-rate.ts';
import { CURRENCY_CODES } from '#countries/currency.ts';
import { defineCall } from '#kernel/api-call.ts';
import { dayShape } from '#kernel/date-shapes.ts';

export const currencyShape = z.enum(CURRENCY_CODES);

export const rateShape = z
  .string()
  .max(40)
  .refine((text) => readRate(text) !== undefined, { params: { code: 'positive' } })
  .transform((text) => readRate(text) as string)
  .describe(`Positive decimal number as text, at most ${RATE_DECIMALS} decimals`);

const currency = z.object({ measurementUnitId: z.string(), name: z.string(), abbreviation: z.string() });

const ratesReply = z.object({
  /** The company's own currency, in which the rates are given. */
  currency,
  /** Currencies that may have a rate. */
  currencies: z.array(currency),
  /** Of the company's calendar. */
  today: dayShape,
  exchangeRates: z.array(exchangeRateShape),
  /** Those whose day is still to come, the next first. */
  coming: z.array(exchangeRateShape),
  /** What services outside say today, where the server knows one for the currency. */
  published: z.array(z.object({ currency: z.string(), exchangeRate: z.string(), source: z.string(), day: dayShape })),
});
export type ExchangeRatesView = z.output<typeof ratesReply>;

export const readExchangeRates = defineCall({
  id: 'exchangeRates.read',
  method: 'GET',
  path: '/exchangeRate',
  summary: 'The exchange rates in force in the own company, and those to come.',
  access: 'signed-in',
  reply: ratesReply,
});

export const setExchangeRates = defineCall({
  id: 'exchangeRates.set',
  method: 'PUT',
  path: '/exchangeRate',
  summary: 'Sets exchange rates of the own company from a day on; the earlier ones stay in the history.',
  access: { permission: PROFILE_WRITE },
  body: z.strictObject({
    /** Today where nothing is said. */
    validFrom: dayShape.optional(),
    exchangeRates: z
      .array(
        z.object({
          currency: z.object({ measurementUnitId: currencyShape }),
          exchangeRate: rateShape,
          /** Whether it is what the service outside says. */
          published: z.boolean().optional(),
        }),
      )
      .min(1)
      .max(CURRENCY_CODES.length)
      .refine((rates) => new Set(rates.map(({ currency }) => currency.measurementUnitId)).size === rates.length, {
        params: { code: 'alreadyRegistered' },
      }),
  }),
  reply: ratesReply,
});
