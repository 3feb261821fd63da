import { DEFAULT_LANGUAGE, type Language, preferredLanguage } from '#kernel/language.ts';

/** Before anybody is known: what the browser asks for, else Portuguese. */
export function proposedLanguage(): Language {
  return preferredLanguage(navigator.languages.join(',')) ?? DEFAULT_LANGUAGE;
}
