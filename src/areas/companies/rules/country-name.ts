import { COUNTRIES } from '#countries/country.ts';
import type { Country, CountryCode, CountryNames } from '#countries/country-type.ts';
import { type BaseLanguage, baseOf, type Language } from '#kernel/language.ts';

const KEY: Readonly<Record<BaseLanguage, keyof CountryNames>> = { 'pt-BR': 'pt', es: 'es', en: 'en' };

export function countryName(country: Country, language: Language): string {
  return country.names[KEY[baseOf(language)]];
}

/** Every country by its code, for a phrase catalogue. */
export function countryNames(language: Language): Readonly<Record<CountryCode, string>> {
  const names = COUNTRIES.map((country) => [country.code, countryName(country, language)]);
  return Object.fromEntries(names) as Record<CountryCode, string>;
}
