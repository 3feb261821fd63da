import type { Language } from '#kernel/language.ts';
import type { Phrases } from '#kernel/phrases.ts';
import type { PhraseLoader } from '#ui/i18n/i18n.ts';

/** Each language is one lazy file; a variant only holds what differs, and most have nothing to say yet. */
const BUNDLES: Partial<Record<Language, () => Promise<{ readonly phrases: Phrases }>>> = {
  'pt-BR': () => import('./bundles/pt-BR.ts'),
  es: () => import('./bundles/es.ts'),
  'es-MX': () => import('./bundles/es-MX.ts'),
  en: () => import('./bundles/en.ts'),
};

export const loadPhrases: PhraseLoader = async (language) => (await BUNDLES[language]?.())?.phrases;
