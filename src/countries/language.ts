import { DEFAULT_LANGUAGE, type Language } from '#kernel/language.ts';

export type CountryLanguages = {
  readonly proposed: Language;
  readonly offered: readonly Language[];
};

/** The country's own Spanish comes first; English is offered only where the country adds it. */
export function spanish(variant: Language, ...added: readonly Language[]): CountryLanguages {
  return { proposed: variant, offered: [variant, ...added, DEFAULT_LANGUAGE] };
}

export const PORTUGUESE: CountryLanguages = { proposed: DEFAULT_LANGUAGE, offered: [DEFAULT_LANGUAGE, 'es'] };
