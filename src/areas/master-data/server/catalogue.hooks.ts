import type { CompanyEntry } from '#kernel/catalogue.ts';
import { defineHook } from '#platform/listeners.ts';

interface SavedCatalogue {
  readonly companyId: string;
  readonly catalogue: string;
  /** What the company calls the entries from now on. */
  readonly entries: readonly Pick<CompanyEntry, 'key' | 'names'>[];
  /** Those that it called otherwise. */
  readonly renamed: ReadonlySet<string>;
}

/** A company changed one of its catalogues; texts that are searched hold the names of entries. */
export const catalogueSaved = defineHook<SavedCatalogue>('masterData.catalogueSaved');
