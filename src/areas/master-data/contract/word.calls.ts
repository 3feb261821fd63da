import { z } from 'zod';
import { PROFILE_WRITE } from '#areas/companies/contract/company.permissions.ts';
import { ENTRY_NAME_MAX, MAX_ENTRIES } from '#areas/master-data/rules/catalogue-limits.ts';
import { defineCall } from '#kernel/api-call.ts';
import { WORD_GROUPS } from '#kernel/company-word.ts';
import { isPrintable } from '#kernel/text.ts';

const writing = { permission: PROFILE_WRITE } as const;

const ownWord = z
  .string()
  .trim()
  .max(ENTRY_NAME_MAX)
  .refine(isPrintable, { params: { code: 'characters' } })
  .transform((text) => text || null)
  .nullable();

const editedShape = z.object({
  /** Sent back when saving; 0 while nobody has changed a word. */
  version: z.number().int(),
  changedBy: z.string().nullable(),
  changedAt: z.string().nullable(),
  words: z.array(
    z.object({
      key: z.string(),
      group: z.enum(WORD_GROUPS),
      /** Of a menu entry: the part of the menu it stands in. */
      section: z.string().nullable(),
      productNames: z.object({ 'pt-BR': z.string(), es: z.string(), en: z.string() }),
      names: z.object({ 'pt-BR': z.string().nullable(), es: z.string().nullable(), en: z.string().nullable() }),
    }),
  ),
});
export type EditedWords = z.output<typeof editedShape>;

export const readWords = defineCall({
  id: 'settings.i18n',
  method: 'GET',
  path: '/settings/i18n',
  summary: 'The labels that a company may replace, with its own words and those of the product in every language.',
  access: writing,
  reply: editedShape,
});

export const saveWords = defineCall({
  id: 'settings.saveI18n',
  method: 'PUT',
  path: '/settings/i18n',
  summary: 'Saves all words of the company; where it has none, the product has its own word again.',
  access: writing,
  body: z.strictObject({
    version: z.number().int().min(0).max(2_147_483_647),
    words: z
      .array(
        z.strictObject({
          key: z.string().max(120),
          names: z.strictObject({ 'pt-BR': ownWord, es: ownWord, en: ownWord }),
        }),
      )
      .max(MAX_ENTRIES),
  }),
  reply: editedShape,
});
