import { type EntryNames, isOwnKey } from '#kernel/catalogue.ts';
import type { FieldProblem } from '#kernel/errors.ts';
import { BASE_LANGUAGES } from '#kernel/language.ts';

/** An entry as somebody wants it; a new one has no key yet. */
export interface WantedEntry {
  readonly key: string | null;
  readonly names: EntryNames;
  readonly behavesAs: string | null;
  readonly hidden: boolean;
}

type Problems = Record<string, FieldProblem>;

interface Known {
  /** The names of the product, by its keys. */
  readonly product: ReadonlyMap<string, EntryNames>;
  /** The keys of the company's own entries. */
  readonly own: ReadonlySet<string>;
  /** What an own entry may behave as. */
  readonly behaviours: ReadonlySet<string>;
  /** Nothing may be added. */
  readonly isClosed: boolean;
}

/** What is wrong with a whole catalogue, by the field of each entry. */
export function catalogueProblems(
  wanted: readonly WantedEntry[],
  { product, own, behaviours, isClosed }: Known,
): Problems {
  const problems: Problems = {};
  const keys = new Set<string>();
  wanted.forEach(({ key, names, behavesAs }, at) => {
    if (key !== null && keys.has(key)) problems[`entries.${at}.key`] = { code: 'alreadyRegistered' };
    else if (key === null && isClosed) problems[`entries.${at}.key`] = { code: 'required' };
    else if (key !== null && !product.has(key) && !own.has(key)) problems[`entries.${at}.key`] = { code: 'choice' };
    if (key !== null) keys.add(key);
    if (key !== null && !isOwnKey(key)) return;
    if (Object.values(names).every((name) => name === null)) problems[`entries.${at}.names`] = { code: 'required' };
    if (behavesAs === null) problems[`entries.${at}.behavesAs`] = { code: 'required' };
    else if (!behaviours.has(behavesAs)) problems[`entries.${at}.behavesAs`] = { code: 'choice' };
  });
  const missing = [...product.keys()].filter((key) => !keys.has(key));
  if (missing.length > 0) problems.entries = { code: 'required' };
  else if (wanted.every(({ hidden }) => hidden)) problems.entries = { code: 'minItems', params: { count: 1 } };
  return { ...problems, ...repeatedNames(wanted, product) };
}

/** Two entries that a reader could not tell apart; the later one is wrong. What the product calls alike may stay so. */
function repeatedNames(wanted: readonly WantedEntry[], product: Known['product']): Problems {
  const problems: Problems = {};
  for (const language of BASE_LANGUAGES) {
    const taken = new Map<string, boolean>();
    wanted.forEach(({ key, names }, at) => {
      const written = names[language];
      const name = fold(written ?? otherName(names) ?? (key === null ? undefined : product.get(key)?.[language]) ?? '');
      if (name === '') return;
      const isWritten = otherName(names) !== null;
      if (taken.has(name) && (isWritten || taken.get(name)))
        problems[`entries.${at}.names.${fieldAt(names, language)}`] = { code: 'alreadyRegistered' };
      taken.set(name, isWritten);
    });
  }
  return problems;
}

const otherName = (names: EntryNames) => names['pt-BR'] ?? names.es ?? names.en;

/** Where the name is written that is shown in a language. */
function fieldAt(names: EntryNames, language: (typeof BASE_LANGUAGES)[number]): string {
  if (names[language] !== null) return language;
  return BASE_LANGUAGES.find((other) => names[other] !== null) ?? language;
}

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim().toLowerCase();
