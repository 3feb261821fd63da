import { z } from 'zod';
import type { RateLimit } from './api-call.ts';

/** The format of the product's aliases. Any other text gets the same reply as an unknown alias. */
export const aliasShape = z.string().max(200);

/** A page that is open reads itself again after changes; only the first reading counts as an opening. */
export const againQuery = z.object({ again: z.literal('1').optional() });

export const linkParams = z.object({ loadOrderId: aliasShape });

/** Limits guessing of aliases; several readers behind one address still stay below it. */
export const LINK_LIMIT: RateLimit = { max: 60, seconds: 60, by: 'address' };
