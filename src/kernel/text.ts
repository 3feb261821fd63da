import { z } from 'zod';

export const TEXT_MAX = 500;
export const NAME_MAX = 100;
export const EMAIL_MAX = 254;

/** A required text: trimmed, not empty, bounded, without characters that PostgreSQL or a screen cannot handle. */
export const textShape = (max: number = TEXT_MAX) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .refine(isPrintable, { params: { code: 'characters' } });

export const optionalTextShape = (max: number = TEXT_MAX) =>
  z
    .string()
    .trim()
    .max(max)
    .refine(isPrintable, { params: { code: 'characters' } })
    .nullish()
    .transform((text) => text || null);

export const emailShape = z
  .string()
  .trim()
  .max(EMAIL_MAX)
  .transform((text) => text.toLowerCase())
  .pipe(z.email());

/** Calling code with or without plus. */
export const callingCodeText = z
  .string()
  .trim()
  .regex(/^\+?\d{1,4}$/);

/** No control characters (a NUL makes PostgreSQL refuse the row) and no broken surrogate pairs. */
export function isPrintable(text: string): boolean {
  return !/[^\P{Cc}\n\r\t]/u.test(text) && text.isWellFormed();
}
