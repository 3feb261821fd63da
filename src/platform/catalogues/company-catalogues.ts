import type { CatalogueDefinition, CompanyEntry, EntryNames } from '#kernel/catalogue.ts';
import type { CompanyWord } from '#kernel/company-word.ts';
import type { BaseLanguage } from '#kernel/language.ts';

/** The catalogues as one company has them. */
export interface CompanyCatalogues {
  readonly definitions: readonly CatalogueDefinition[];
  /** The labels that a company may replace; its own words are among the entries, as those of the catalogue `words`. */
  readonly words: readonly CompanyWord[];
  /** Only what the company or one it works with decided; everything else is as in the product. */
  readonly entries: readonly CompanyEntry[];
  /** The keys to choose from, in the company's order. */
  readonly offered: (catalogue: string) => readonly string[];
  /** The entry of the product whose rules count for an entry: itself, or what an own one behaves as. */
  readonly behaviourOf: (catalogue: string, key: string) => string;
  /** Every group of phrases that names entries of the catalogue. */
  readonly groupsOf: (catalogue: string) => readonly string[];
  /** The names of the product's entries, by their keys, before any company changed them. */
  readonly productNames: (catalogue: string) => ReadonlyMap<string, ProductNames>;
}

export type ProductNames = EntryNames & Readonly<Record<BaseLanguage, string>>;
