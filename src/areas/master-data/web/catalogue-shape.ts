import { z } from 'zod';
import type { EditedCatalogue, saveCatalogue } from '#areas/master-data/contract/catalogue.calls.ts';
import { ENTRY_NAME_MAX, MAX_ENTRIES } from '#areas/master-data/rules/catalogue-limits.ts';
import type { CallInput } from '#kernel/api-call.ts';
import { optionalTextShape } from '#kernel/text.ts';

const name = optionalTextShape(ENTRY_NAME_MAX);

const entry = z.object({
  /** Empty for a new one. */
  key: z.string(),
  isOwn: z.boolean(),
  names: z.object({ 'pt-BR': name, es: name, en: name }),
  behavesAs: z.string().nullable(),
  hidden: z.boolean(),
});
export const catalogueShape = z.object({ entries: z.array(entry).max(MAX_ENTRIES) });
export type CatalogueForm = z.input<typeof catalogueShape>;
export type EntryForm = CatalogueForm['entries'][number];

export function formOf({ entries }: EditedCatalogue): CatalogueForm {
  return {
    entries: entries.map(({ key, isOwn, names, behavesAs, hidden }) => ({
      key,
      isOwn,
      names: { 'pt-BR': names['pt-BR'] ?? '', es: names.es ?? '', en: names.en ?? '' },
      behavesAs,
      hidden,
    })),
  };
}

export const newEntry = (): EntryForm => ({
  key: '',
  isOwn: true,
  names: { 'pt-BR': '', es: '', en: '' },
  behavesAs: null,
  hidden: false,
});

export function bodyOf(
  { version }: EditedCatalogue,
  { entries }: z.output<typeof catalogueShape>,
): CallInput<typeof saveCatalogue>['body'] {
  return {
    version,
    entries: entries.map(({ key, names, behavesAs, hidden }) => ({ key: key || null, names, behavesAs, hidden })),
  };
}
