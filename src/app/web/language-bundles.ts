import type { i18n as I18n } from 'i18next';
import type { Language } from '#kernel/language.ts';
import type { Phrases } from '#kernel/phrases.ts';
import type { PhraseLoader } from '#ui/i18n/i18n.ts';

type Bundles = Partial<Record<Language, () => Promise<{ readonly phrases: Phrases }>>>;

/** What the sign-in page needs: a small part, so that the first page comes quickly however much the product says. */
const START: Bundles = {
  'pt-BR': () => import('./bundles/start/pt-BR.ts'),
  es: () => import('./bundles/start/es.ts'),
  en: () => import('./bundles/start/en.ts'),
};

/** Everything, one file per language; a variant only holds what differs, and some have nothing to say. */
const ALL: Bundles = {
  'pt-BR': () => import('./bundles/pt-BR.ts'),
  es: () => import('./bundles/es.ts'),
  'es-AR': () => import('./bundles/es-AR.ts'),
  'es-BO': () => import('./bundles/es-BO.ts'),
  'es-CL': () => import('./bundles/es-CL.ts'),
  'es-MX': () => import('./bundles/es-MX.ts'),
  'es-UY': () => import('./bundles/es-UY.ts'),
  en: () => import('./bundles/en.ts'),
};

const asked = new Set<Language>();
let completion: Promise<void> | undefined;

export const loadPhrases: PhraseLoader = async (language) => {
  asked.add(language);
  return (await (completion ? ALL : START)[language]?.())?.phrases;
};

/** Before the first screen that says more than the sign-in page: the rest of every language asked for so far. */
export function loadAllPhrases(i18n: I18n): Promise<void> {
  completion ??= complete(i18n);
  return completion;
}

async function complete(i18n: I18n): Promise<void> {
  await Promise.all(
    [...asked].map(async (language) => {
      const phrases = (await ALL[language]?.())?.phrases;
      if (phrases) i18n.addResourceBundle(language, 'translation', phrases, true, true);
    }),
  );
}
