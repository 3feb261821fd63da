import { z } from 'zod';
import { PROFILE_WRITE } from '#areas/companies/contract/company.permissions.ts';
import { ENTRY_NAME_MAX, MAX_ENTRIES } from '#areas/master-data/rules/catalogue-limits.ts';
import { isPlain } from '#areas/master-data/rules/word-problems.ts';
import { defineCall } from '#kernel/api-call.ts';
import { isPrintable } from '#kernel/text.ts';

const writing = { permission: PROFILE_WRITE } as const;
const params = z.object({ catalogue: z.string().max(60) });

/** No markup and no placeholders: the name is put into texts. */
const entryName = z
  .string()
  .trim()
  .max(ENTRY_NAME_MAX)
  .refine((text) => isPrintable(text) && isPlain(text), { params: { code: 'characters' } })
  .transform((text) => text || null)
  .nullable();
const entryKey = z.string().max(60);

const namesShape = z.object({ 'pt-BR': z.string(), es: z.string(), en: z.string() });
const ownNamesShape = z.object({
  'pt-BR': z.string().nullable(),
  es: z.string().nullable(),
  en: z.string().nullable(),
});

const editedShape = z.object({
  catalogue: z.string(),
  /** Nothing can be added. */
  isClosed: z.boolean(),
  /** What an own entry can be used for; null where it behaves as an entry of the product instead. */
  kinds: z.array(z.object({ key: z.string(), name: z.string() })).nullable(),
  /** Sent back when saving; 0 while nobody has changed the catalogue. */
  version: z.number().int(),
  changedBy: z.string().nullable(),
  changedAt: z.string().nullable(),
  entries: z.array(
    z.object({
      key: z.string(),
      isOwn: z.boolean(),
      names: ownNamesShape,
      /** The names of the product; null for an entry of the company's own. */
      productNames: namesShape.nullable(),
      behavesAs: z.string().nullable(),
      hidden: z.boolean(),
    }),
  ),
});
export type EditedCatalogue = z.output<typeof editedShape>;

export const readCatalogues = defineCall({
  id: 'masterData.catalogues',
  method: 'GET',
  path: '/masterData',
  summary: 'The catalogues that the own company changed: what it offers, and its names in the language of the reader.',
  access: 'signed-in',
  reply: z.object({
    catalogues: z.array(
      z.object({
        id: z.string(),
        /** The groups of phrases that name its entries. */
        groups: z.array(z.string()),
        /** The keys to choose from, in the company's order. */
        offered: z.array(z.string()),
        /** Where they differ from those of the product; also of companies that the own one works with. */
        names: z.record(z.string(), z.string()),
        /** Of own entries: the entry of the product whose rules count for it. */
        behaviour: z.record(z.string(), z.string()),
      }),
    ),
    /** By their phrases, the labels of the product that the company says otherwise. */
    labels: z.record(z.string(), z.string()),
  }),
});

export const readCatalogue = defineCall({
  id: 'masterData.read',
  method: 'GET',
  path: '/masterData/{catalogue}',
  summary: 'One catalogue with all its entries, also hidden ones, and their names in every language.',
  access: writing,
  params,
  reply: editedShape,
});

export const saveCatalogue = defineCall({
  id: 'masterData.save',
  method: 'PUT',
  path: '/masterData/{catalogue}',
  summary: 'Saves a whole catalogue: names, order, what is hidden, and own entries; one that is left out is removed.',
  access: writing,
  params,
  body: z.strictObject({
    version: z.number().int().min(0).max(2_147_483_647),
    entries: z
      .array(
        z.strictObject({
          /** Null for a new entry of the company's own. */
          key: entryKey.nullable(),
          names: z.strictObject({ 'pt-BR': entryName, es: entryName, en: entryName }),
          /** Of an own entry: the entry of the product whose rules count for it. */
          behavesAs: entryKey.nullable(),
          hidden: z.boolean(),
        }),
      )
      .max(MAX_ENTRIES),
  }),
  reply: editedShape,
});
