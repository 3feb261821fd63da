import { baseOf, LANGUAGES, type Language } from '#kernel/language.ts';
import type { Catalogue, Phrases } from '#kernel/phrases.ts';
import { replaceWords } from '#kernel/replace-words.ts';
import { COUNTRY_WORDS } from './words.ts';

/** What a country says otherwise than its language; a text it has of its own goes before its words. */
export function countryPhrases(language: Language, textsOf: (language: Language) => readonly Phrases[]): Phrases[] {
  const words = COUNTRY_WORDS[language];
  const base = words ? textsOf(baseOf(language)).map((tree) => replaceWords(tree, words)) : [];
  return [...base, ...textsOf(language)];
}

/** The texts of every language, each country with its own words. */
export function countryCatalogues(sources: Partial<Record<Language, readonly Phrases[]>>): Catalogue[] {
  return LANGUAGES.flatMap((language) =>
    countryPhrases(language, (step) => sources[step] ?? []).map((tree) => ({ [language]: tree })),
  );
}
