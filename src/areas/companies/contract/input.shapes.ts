import { z } from 'zod';
import { COUNTRY_CODES } from '#countries/country-type.ts';
import { dayShape } from '#kernel/date-shapes.ts';
import { FILE_NAME_MAX } from '#kernel/file-calls.ts';
import { idShape } from '#kernel/ids.ts';
import { isPrintable, TEXT_MAX } from '#kernel/text.ts';

/** A text that may be left out, which keeps it, or emptied. */
export const clearableText = (max: number = TEXT_MAX) =>
  z
    .string()
    .trim()
    .max(max)
    .refine(isPrintable, { params: { code: 'characters' } })
    .nullable()
    .transform((text) => text || null)
    .optional();

const webAddress = z
  .string()
  .trim()
  .max(2000)
  .refine((text) => text === '' || (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)), {
    params: { code: 'url' },
  });

export const clearableUrl = webAddress
  .nullable()
  .transform((text) => text || null)
  .optional();

const EMAIL = z.email();

export const clearableEmail = z
  .string()
  .trim()
  .max(254)
  .transform((text) => text.toLowerCase())
  .refine((text) => text === '' || EMAIL.safeParse(text).success, { params: { code: 'email' } })
  .nullable()
  .transform((text) => text || null)
  .optional();

export const clearableDay = dayShape.nullable().optional();

export const countryIdShape = z.enum(COUNTRY_CODES);

export const versionShape = z.number().int().min(1).max(2_147_483_647);

/** Spaces around a name are refused, not removed: the name is shown exactly as it was typed. */
export const fileNameShape = z
  .string()
  .min(1)
  .max(FILE_NAME_MAX)
  .refine((text) => text === text.trim(), { params: { code: 'edges' } })
  .refine(isPrintable, { params: { code: 'characters' } });

/** The largest file in base64 inside a JSON body, plus a margin so that a larger file gets a proper error. */
export const FILE_BODY_LIMIT = 8_000_000;

export type FileInput = { readonly fileId: string } | { readonly fileName: string; readonly url: string };

/** A file is sent as a file item whose `url` carries the content, or as the id of an earlier upload. */
export const fileInputShape = z
  .object({
    fileId: idShape.optional(),
    fileName: fileNameShape.optional(),
    url: z.string().min(1).optional(),
  })
  .refine(({ fileId, url }) => fileId ?? url, { path: ['url'], params: { code: 'required' } })
  .refine(({ fileId, fileName }) => fileId ?? fileName, { path: ['fileName'], params: { code: 'required' } })
  .transform(
    ({ fileId, fileName = '', url = '' }): FileInput => (fileId === undefined ? { fileName, url } : { fileId }),
  );
