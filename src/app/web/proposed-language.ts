import { DEFAULT_LANGUAGE, isLanguage, type Language, preferredLanguage } from '#kernel/language.ts';

const PARAM = 'lang';

/** Before the sign-in: the browser's language, otherwise Portuguese. */
export function proposedLanguage(): Language {
  return preferredLanguage(navigator.languages.join(',')) ?? DEFAULT_LANGUAGE;
}

/** The sender of a link may set its language. */
export function languageInAddress(address: string): Language | undefined {
  const asked = new URL(address).searchParams.get(PARAM);
  return isLanguage(asked) ? asked : undefined;
}
