import { COUNTRIES } from '#countries/country.ts';
import type { CountryCode, CountryNames } from '#countries/country-type.ts';
import { type BaseLanguage, baseOf, type Language } from '#kernel/language.ts';

const KEY: Readonly<Record<BaseLanguage, keyof CountryNames>> = { 'pt-BR': 'pt', es: 'es', en: 'en' };

/** Every country by its code, for a phrase catalogue. */
export function countryNames(language: Language): Readonly<Record<CountryCode, string>> {
  const names = COUNTRIES.map((country) => [country.code, country.names[KEY[baseOf(language)]]]);
  return Object.fromEntries(names) as Record<CountryCode, string>;
}
