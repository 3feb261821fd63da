import type { i18n as I18n } from 'i18next';
import { baseOf, type Language } from '#kernel/language.ts';
import type { Phrases } from '#kernel/phrases.ts';
import { type PhraseLoader, PRODUCT_WORDS } from '#ui/i18n/i18n.ts';
import { merge } from './merge-phrases.ts';

type Bundle = () => Promise<{ readonly phrases: Phrases }>;
type Bundles = Partial<Record<Language, Bundle>>;

/** Texts of several areas that come as one file. */
const BUNDLES: Readonly<Record<string, Bundles>> = {
  // The texts of the sign-in page, kept small so that the first page loads quickly.
  start: {
    'pt-BR': () => import('./bundles/start/pt-BR.ts'),
    es: () => import('./bundles/start/es.ts'),
    en: () => import('./bundles/start/en.ts'),
  },
  // What every private screen needs: the shell, the machine room, the bell.
  frame: {
    'pt-BR': () => import('./bundles/pt-BR.ts'),
    es: () => import('./bundles/es.ts'),
    en: () => import('./bundles/en.ts'),
  },
  // What forms, files and maps need, so that a list does not wait for it.
  'frame/later': {
    'pt-BR': () => import('./bundles/later/pt-BR.ts'),
    es: () => import('./bundles/later/es.ts'),
    en: () => import('./bundles/later/en.ts'),
  },
  // The mechanisms, with what the areas call their own part of them.
  imports: {
    'pt-BR': () => import('./bundles/imports/pt-BR.ts'),
    es: () => import('./bundles/imports/es.ts'),
    en: () => import('./bundles/imports/en.ts'),
  },
  notifications: {
    'pt-BR': () => import('./bundles/notifications/pt-BR.ts'),
    es: () => import('./bundles/notifications/es.ts'),
    en: () => import('./bundles/notifications/en.ts'),
  },
};

/** What permissions are called: for those who look at roles. */
const PERMISSIONS: Partial<Record<Language, () => Promise<Readonly<Record<string, Phrases>>>>> = {
  'pt-BR': () => import('./phrases/permissions.pt-BR.gen.ts'),
  es: () => import('./phrases/permissions.es.gen.ts'),
  en: () => import('./phrases/permissions.en.gen.ts'),
};

/**
 * The texts of each area come with the first of its screens; a variant only holds what differs. What an area keeps in
 * `later` comes with the screens, slots and lazy components that name it among their words: `load-orders/later`.
 */
const AREAS = import.meta.glob<Readonly<Record<string, Phrases>>>([
  '../../areas/*/phrases/*.ts',
  '../../areas/*/phrases/later/*.ts',
  '!../../areas/*/phrases/*.test.ts',
  '!../../areas/{imports,notifications}/phrases/*.ts',
]);

/** In a country's own words; a base language needs none of them. */
async function load(part: string, language: Language): Promise<Phrases> {
  const own = await textsOf(part, language);
  const base = baseOf(language);
  if (base === language) return own;
  const { countryPhrases } = await import('#countries/country-phrases.ts');
  const common = await textsOf(part, base);
  return merge(...countryPhrases(language, (step) => [step === language ? own : common]));
}

async function textsOf(part: string, language: Language): Promise<Phrases> {
  const bundles = BUNDLES[part];
  if (bundles) return (await bundles[language]?.())?.phrases ?? {};
  const texts = part === 'permissions' ? PERMISSIONS[language] : areaTexts(part, language);
  return (await texts?.())?.[language.replace('-', '')] ?? {};
}

function areaTexts(part: string, language: Language) {
  const [area, ...section] = part.split('/');
  return AREAS[['../../areas', area, 'phrases', ...section, `${language}.ts`].join('/')];
}

const asked = new Set<Language>();
const parts = new Map<string, Promise<unknown>>([['start', Promise.resolve()]]);

/** Everything that has been needed so far, in one more language. */
export const loadPhrases: PhraseLoader = async (language) => {
  asked.add(language);
  return merge(...(await Promise.all([...parts.keys()].map((part) => load(part, language)))));
};

/** Loads `frame`, an area or a part of one in every language used so far, before the first screen that needs it. */
export function bringPhrases(i18n: I18n, part: string): Promise<unknown> {
  const coming = parts.get(part) ?? bring(i18n, part);
  parts.set(part, coming);
  // What did not come is asked for again by the next who needs it.
  coming.catch(() => parts.delete(part));
  return coming;
}

async function bring(i18n: I18n, part: string): Promise<void> {
  await Promise.all(
    [...asked].map(async (language) =>
      i18n.addResourceBundle(language, PRODUCT_WORDS, await load(part, language), true, true),
    ),
  );
}
