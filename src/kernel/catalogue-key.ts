import { z } from 'zod';
import { isOwnKey } from './catalogue.ts';

/** One of the product's keys, or the form of a company's own one; whether the company has it, only the server knows. */
export function catalogueKey(keys: readonly string[]): z.ZodType<string, string> {
  return z
    .string()
    .max(60)
    .refine((key) => keys.includes(key) || isOwnKey(key), { params: { code: 'choice' } });
}
