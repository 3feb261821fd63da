import type { EntryNames } from '#kernel/catalogue.ts';
import type { FieldProblem } from '#kernel/errors.ts';
import { BASE_LANGUAGES } from '#kernel/language.ts';

/** A word as somebody wants it; a name that is missing leaves the word of the product. */
export interface WantedWord {
  readonly key: string;
  readonly names: EntryNames;
}

const PLACEHOLDER = /\{\{\s*\w+\s*\}\}/g;

/** No markup, and no placeholder but those of the product, each of which is kept. */
export function wordProblem(said: string, product: string): FieldProblem | undefined {
  const placeholders = product.match(PLACEHOLDER) ?? [];
  const lost = placeholders.filter((placeholder) => !said.includes(placeholder));
  if (lost.length > 0) return { code: 'placeholders', params: { names: lost.join(' ') } };
  const text = placeholders.reduce((rest, placeholder) => rest.replace(placeholder, ''), said);
  return isPlain(text) ? undefined : { code: 'characters' };
}

/** Texts are put together from these signs: a name that has them would be read as an instruction. */
export const isPlain = (text: string): boolean => !/[<>{}]|\$t\(/.test(text);

/** What is wrong with the words of a company, by the field of each. */
export function wordProblems(
  wanted: readonly WantedWord[],
  product: ReadonlyMap<string, EntryNames>,
): Record<string, FieldProblem> {
  const problems: Record<string, FieldProblem> = {};
  const keys = new Set<string>();
  wanted.forEach(({ key, names }, at) => {
    const known = product.get(key);
    if (!known) problems[`words.${at}.key`] = { code: 'choice' };
    else if (keys.has(key)) problems[`words.${at}.key`] = { code: 'alreadyRegistered' };
    keys.add(key);
    for (const language of BASE_LANGUAGES) {
      const said = names[language];
      const problem = said === null ? undefined : wordProblem(said, known?.[language] ?? '');
      if (problem) problems[`words.${at}.names.${language}`] = problem;
    }
  });
  return problems;
}
