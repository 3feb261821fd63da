export const LANGUAGE_CODES = [
  'pt-BR',
  'es',
  'es-BO',
  'es-PE',
  'es-CL',
  'es-PY',
  'es-MX',
  'es-AR',
  'es-UY',
  'en-MX',
] as const;
export type LanguageCode = (typeof LANGUAGE_CODES)[number];

/** Stands where nothing is known about a user or a company. */
export const DEFAULT_LANGUAGE: LanguageCode = 'pt-BR';

export type CountryLanguages = {
  readonly proposed: LanguageCode;
  readonly offered: readonly LanguageCode[];
};

/** The country's own Spanish comes first; English is offered only where the country adds it. */
export function spanish(variant: LanguageCode, ...added: readonly LanguageCode[]): CountryLanguages {
  return { proposed: variant, offered: [variant, ...added, DEFAULT_LANGUAGE] };
}

export const PORTUGUESE: CountryLanguages = { proposed: DEFAULT_LANGUAGE, offered: [DEFAULT_LANGUAGE, 'es'] };
