import { z } from 'zod';
import { isDay } from './dates.ts';

/** Separate from the functions, so that a page that only shows a date does not load the validator. */
export const dayShape = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/)
  .refine(isDay, { params: { code: 'date' } });

/** A text that is no moment aborts, so that rules about several fields only ever read moments. */
export const instantShape = z.iso.datetime({ offset: true, abort: true });
