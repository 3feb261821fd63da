import { z } from 'zod';
import { CURRENCY_CODES } from '#countries/currency.ts';

/** The exchange rate that an amount was converted with. */
export const usedRateShape = z.object({
  currency: z.enum(CURRENCY_CODES),
  /** Units of the own currency for one of the other. */
  rate: z.string(),
  own: z.enum(CURRENCY_CODES),
  /** From this day on it is in force. */
  validFrom: z.string(),
  /** The service that published it; null where a person entered it. */
  source: z.string().nullable(),
});
export type UsedRate = z.output<typeof usedRateShape>;
