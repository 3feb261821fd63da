import i18next, { type FormatterModule, type i18n, type TFunction } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { isOwnKey } from '#kernel/catalogue.ts';
import { baseOf, fallbackChain, type Language } from '#kernel/language.ts';
import { showNumber } from '#kernel/numbers.ts';
import type { Phrases } from '#kernel/phrases.ts';

/** One lazy bundle per language with the phrases of all areas. */
export type PhraseLoader = (language: Language) => Promise<Phrases | undefined>;

const STORAGE_KEY = 'tropeiro.language';
/** The words of the product, and those of the reader's company, which are looked up first. */
export const PRODUCT_WORDS = 'translation';
export const COMPANY_WORDS = 'company';
/** For an entry of a company that the reader has nothing to do with. */
const UNKNOWN_ENTRY = '—';

/** The user's own choice on this device, used before sign-in. */
export function rememberedLanguage(): string | null {
  return localStorage.getItem(STORAGE_KEY);
}

/** Numbers in texts are written as the country of the language writes them, as on the server. */
const numbersOfTheCountry: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value, _format, language) =>
    typeof value === 'number' ? showNumber(value, language as Language) : (value as string),
};

export async function createI18n(language: Language, load: PhraseLoader): Promise<i18n> {
  const instance = i18next.createInstance();
  await instance
    .use(initReactI18next)
    .use(numbersOfTheCountry)
    .init({
      lng: language,
      fallbackLng: (code) => [...fallbackChain((code ?? 'pt-BR') as Language)],
      resources: {},
      defaultNS: COMPANY_WORDS,
      fallbackNS: PRODUCT_WORDS,
      parseMissingKeyHandler: (key, otherwise) =>
        otherwise ?? (isOwnKey(key.slice(key.lastIndexOf('.') + 1)) ? UNKNOWN_ENTRY : key),
      interpolation: { escapeValue: false, alwaysFormat: true },
      returnNull: false,
      react: { useSuspense: false },
      showSupportNotice: false,
    } as Parameters<i18n['init']>[0]);
  spellOnce(instance);
  findOnce(instance);
  await switchLanguage(instance, language, load);
  return instance;
}

/** For every text i18next asks the browser how the language is spelled, which takes longer than finding the text. */
function spellOnce({ services: { languageUtils } }: i18n): void {
  const spelled = new Map<string, string>();
  const spell = languageUtils.formatLanguageCode.bind(languageUtils) as (code: string) => string;
  languageUtils.formatLanguageCode = (code: string) => {
    const known = spelled.get(code) ?? spell(code);
    spelled.set(code, known);
    return known;
  };
}

/** Lists ask for the same few texts in every cell: one without values in it is looked for once, until texts change. */
function findOnce(instance: i18n): void {
  const texts = new Map<string, unknown>();
  const asked = new Map<string, TFunction>();
  const forget = () => texts.clear();
  const find = instance.getFixedT.bind(instance) as (...of: readonly unknown[]) => TFunction;
  const findKept = (...of: readonly unknown[]): TFunction => {
    const [language, words, prefix] = of;
    if (typeof language !== 'string' || typeof words !== 'string' || prefix) return find(...of);
    const place = `${language} ${words}`;
    const known = asked.get(place);
    if (known) return known;
    const t = find(...of) as (key: unknown, ...values: readonly unknown[]) => unknown;
    const kept = (key: unknown, ...values: readonly unknown[]) => {
      if (values.length > 0 || typeof key !== 'string') return t(key, ...values);
      const name = `${place} ${key}`;
      if (!texts.has(name)) texts.set(name, t(key));
      return texts.get(name);
    };
    asked.set(place, kept as TFunction);
    return kept as TFunction;
  };
  instance.getFixedT = findKept as i18n['getFixedT'];
  instance.store.on('added', forget);
  instance.store.on('removed', forget);
  instance.on('languageChanged', () => {
    forget();
    // Whoever depends on the function that finds texts notices by it that these have changed.
    asked.clear();
  });
}

/** Loads the language and its base, then switches. Every base has every key, so pt-BR is not loaded as well. */
export async function switchLanguage(instance: i18n, language: Language, load: PhraseLoader): Promise<void> {
  await Promise.all(
    [...new Set([language, baseOf(language)])].map(async (step) => {
      if (instance.hasResourceBundle(step, PRODUCT_WORDS)) return;
      const phrases = await load(step);
      if (phrases) instance.addResourceBundle(step, PRODUCT_WORDS, phrases, true, true);
    }),
  );
  await instance.changeLanguage(language);
  localStorage.setItem(STORAGE_KEY, language);
  document.documentElement.lang = language;
}
