import { DEFAULT_LANGUAGE, isLanguage, type Language, preferredLanguage } from '#kernel/language.ts';

const PARAM = 'lang';

/** Before anybody is known: what the browser asks for, else Portuguese. */
export function proposedLanguage(): Language {
  return preferredLanguage(navigator.languages.join(',')) ?? DEFAULT_LANGUAGE;
}

/** Whoever shares a link may say which language it is read in. */
export function languageInAddress(address: string): Language | undefined {
  const asked = new URL(address).searchParams.get(PARAM);
  return isLanguage(asked) ? asked : undefined;
}
