import { z } from 'zod';

const STATUS_MAX = 6;
export const statusShape = z.number().int().min(0).max(STATUS_MAX);

export const seenDatesShape = z.object({
  loadingDate: z.string().nullable(),
  loadingHour: z.string().nullable(),
  deliveryDate: z.string().nullable(),
  deliveryHour: z.string().nullable(),
});

/** A public page shows times in the zone of its company, and money as in its country. */
export const seenCompanyShape = z.object({
  name: z.string(),
  logo: z.string().nullable(),
  timeZone: z.string(),
  country: z.string().nullable(),
});
