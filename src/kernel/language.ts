/** Languages of the product. A variant contains only what differs from its base. */
export const LANGUAGES = [
  'pt-BR',
  'es',
  'es-BO',
  'es-PE',
  'es-CL',
  'es-PY',
  'es-MX',
  'es-AR',
  'es-UY',
  'en',
  'en-MX',
] as const;

export type Language = (typeof LANGUAGES)[number];
export const BASE_LANGUAGES = ['pt-BR', 'es', 'en'] as const satisfies readonly Language[];
export type BaseLanguage = (typeof BASE_LANGUAGES)[number];

export const DEFAULT_LANGUAGE: BaseLanguage = 'pt-BR';

export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && (LANGUAGES as readonly string[]).includes(value);
}

export function baseOf(language: Language): BaseLanguage {
  if (language.startsWith('es')) return 'es';
  return language.startsWith('en') ? 'en' : 'pt-BR';
}

/** variant → base → pt-BR, without repetitions. */
export function fallbackChain(language: Language): readonly Language[] {
  return [...new Set<Language>([language, baseOf(language), DEFAULT_LANGUAGE])];
}

/** The first language of an Accept-Language header that the product has, variants before their base. */
export function preferredLanguage(header: string | undefined): Language | undefined {
  const wanted = (header ?? '')
    .split(',')
    .slice(0, 20)
    .map((part) => part.split(';')[0]!.trim())
    .filter(Boolean);
  for (const tag of wanted) {
    const exact = LANGUAGES.find((language) => language.toLowerCase() === tag.toLowerCase());
    if (exact) return exact;
    const base = tag.slice(0, 2).toLowerCase();
    if (base === 'pt') return 'pt-BR';
    if (base === 'es' || base === 'en') return base;
  }
  return undefined;
}
