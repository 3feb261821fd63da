import type { Language } from '#kernel/language.ts';

/** A word of the base language, in lower case, and what the country says instead. Both have the same gender. */
export type CountryWords = Readonly<Record<string, string>>;

/**
 * The words that differ between countries, applied to every text when it is loaded. In Mexico the person at the wheel is
 * the operator, so whoever plans the trips in the office has another name there.
 */
export const COUNTRY_WORDS: Readonly<Partial<Record<Language, CountryWords>>> = {
  'es-CL': { placa: 'patente' },
  'es-AR': { placa: 'patente', conductor: 'chofer' },
  'es-UY': { conductor: 'chofer' },
  'es-MX': { conductor: 'operador', operador: 'coordinador' },
  'en-MX': { driver: 'operator', operator: 'coordinator' },
};
