import { z } from 'zod';

const STATUS_MAX = 6;
export const statusShape = z.number().int().min(0).max(STATUS_MAX);

export const seenDatesShape = z.object({
  loadingDate: z.string().nullable(),
  loadingHour: z.string().nullable(),
  deliveryDate: z.string().nullable(),
  deliveryHour: z.string().nullable(),
});

/** Whom to call or write about an order; the number as dialled from abroad, digits only. */
export const dispatcherShape = z.object({ name: z.string(), number: z.string() });
export type DispatcherView = z.output<typeof dispatcherShape>;

/** A public page has the theme of its company, shows times in its zone, and money as in its country. */
export const seenCompanyShape = z.object({
  name: z.string(),
  logo: z.string().nullable(),
  primaryColor: z.string(),
  timeZone: z.string(),
  country: z.string().nullable(),
});
