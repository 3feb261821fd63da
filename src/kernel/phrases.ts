import type { PhraseParams } from './errors.ts';
import { DEFAULT_LANGUAGE, fallbackChain, type Language } from './language.ts';
import { showNumber } from './numbers.ts';
import type { PhraseKey } from './phrase-key.ts';

/** A tree of texts; `{{name}}` is a placeholder. */
export interface Phrases {
  readonly [key: string]: string | Phrases;
}

/** The same keys with any text: what a translation must provide. */
export type Translation<T extends Phrases> = {
  readonly [K in keyof T]: T[K] extends string ? string : T[K] extends Phrases ? Translation<T[K]> : never;
};

/** A country variant: only what differs. */
export type Variant<T extends Phrases> = {
  readonly [K in keyof T]?: T[K] extends string ? string : T[K] extends Phrases ? Variant<T[K]> : never;
};

export type Catalogue = Partial<Record<Language, Phrases>>;
export type Translate<Key = PhraseKey> = (language: Language, key: Key, params?: PhraseParams) => string;

/** Numbers are written as the country of the language writes them; what is no quantity, such as a year, comes as a text. */
export function fill(text: string, params: PhraseParams = {}, language: Language = DEFAULT_LANGUAGE): string {
  return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) => {
    const value = params[name];
    if (value === undefined) return whole;
    return typeof value === 'number' ? showNumber(value, language) : value;
  });
}

/** `{ a: { b: 'x' } }` → `a.b → x`. */
export function flatten(tree: Phrases, prefix = '', into = new Map<string, string>()): Map<string, string> {
  for (const [key, value] of Object.entries(tree)) {
    const path = prefix ? `${prefix}.${key}` : key;
    if (typeof value === 'string') into.set(path, value);
    else flatten(value, path, into);
  }
  return into;
}

/** Joins the catalogues of all areas; a translation is the first text along the fallback chain, or the key itself. */
export function createTranslator<Key extends string = PhraseKey>(catalogues: readonly Catalogue[]): Translate<Key> {
  const byLanguage = new Map<Language, Map<string, string>>();
  for (const catalogue of catalogues) {
    for (const [language, tree] of Object.entries(catalogue) as [Language, Phrases][]) {
      byLanguage.set(language, flatten(tree, '', byLanguage.get(language)));
    }
  }
  return (language = DEFAULT_LANGUAGE, key, params) => {
    for (const step of fallbackChain(language)) {
      const text = byLanguage.get(step)?.get(key) ?? byLanguage.get(step)?.get(countedKey(step, key, params?.count));
      if (text !== undefined) return fill(text, params, language);
    }
    return key;
  };
}

/** Kept, because making one takes longer than everything else in a translation. */
const plurals = new Map<Language, Intl.PluralRules>();

/** `days` with a count of 1 is `days_one`. */
function countedKey(language: Language, key: string, count: string | number | undefined): string {
  const rules = plurals.get(language) ?? new Intl.PluralRules(language);
  plurals.set(language, rules);
  return `${key}_${rules.select(Number(count ?? 0)) === 'one' ? 'one' : 'other'}`;
}
