import type { CountryCode } from '#countries/country-type.ts';

/** The countries that have news and benefits. Another one is a line here and its names in the manifest. */
export const CONTENT_COUNTRIES = ['BO', 'CL', 'PY', 'PE', 'MX'] as const satisfies readonly CountryCode[];
export type ContentCountry = (typeof CONTENT_COUNTRIES)[number];

export const isContentCountry = (code: string | null): code is ContentCountry =>
  CONTENT_COUNTRIES.some((country) => country === code);
