import { z } from 'zod';
import type { RateLimit } from './api-call.ts';

/** An alias as the product creates them. Whatever does not look like one gets the same reply as an unknown one. */
export const aliasShape = z.string().max(200);

export const linkParams = z.object({ loadOrderId: aliasShape });

/** Guessing aliases is slow; a family behind one address still reads comfortably. */
export const LINK_LIMIT: RateLimit = { max: 60, seconds: 60, by: 'address' };
