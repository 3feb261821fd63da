import { type BaseLanguage, baseOf, type Language } from './language.ts';
import type { PhrasePrefix } from './phrase-key.ts';

/**
 * A list of choices that every company may change: it renames and hides the entries of the product and adds its own.
 * Records keep the key of an entry and show the name it has today.
 */
export interface CatalogueDefinition {
  readonly id: string;
  /** The entries of the product, in its order. */
  readonly keys: readonly string[];
  /** The groups of phrases that name an entry by its key; the first has the names of the product. */
  readonly phrases: readonly [PhrasePrefix, ...PhrasePrefix[]];
  /** The product calculates with its entries: they are renamed, hidden and ordered, and nothing is added. */
  readonly isClosed?: true;
  /** What an own entry is used for, where it does not behave as an entry of the product. */
  readonly kinds?: { readonly keys: readonly string[]; readonly phrases: PhrasePrefix };
  /** The same for every company: only the platform's own one changes it. */
  readonly ofPlatform?: true;
}

/** The countries, the same for every company. */
export const COUNTRY_CATALOGUE = 'countries';

/** By language, as a company wrote them; a name that is missing is taken from another language. */
export type EntryNames = Readonly<Record<BaseLanguage, string | null>>;

/** What a company decided about an entry. */
export interface CompanyEntry {
  readonly catalogue: string;
  readonly key: string;
  readonly isOwn: boolean;
  /** Of a company that the own one works with: it has a name here, and is not offered. */
  readonly isForeign: boolean;
  readonly names: EntryNames;
  readonly behavesAs: string | null;
  readonly hidden: boolean;
}

const OWN_KEY = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** The keys of a company's own entries are ids, which no entry of the product has. */
export const isOwnKey = (key: string): boolean => OWN_KEY.test(key);

/** In the reader's language, or in another one rather than none. */
export function nameIn(names: EntryNames, language: Language): string | null {
  return names[baseOf(language)] ?? names['pt-BR'] ?? names.es ?? names.en;
}

/** The entries a company offers, in its order; what it never arranged comes last, as in the product. */
export function offeredKeys(definition: Pick<CatalogueDefinition, 'keys'>, entries: readonly CompanyEntry[]): string[] {
  const own = entries.filter(({ isForeign }) => !isForeign);
  const arranged = new Set(own.map(({ key }) => key));
  const known = own.filter(({ key, isOwn }) => isOwn || definition.keys.includes(key));
  return [
    ...known.filter(({ hidden }) => !hidden).map(({ key }) => key),
    ...definition.keys.filter((key) => !arranged.has(key)),
  ];
}
