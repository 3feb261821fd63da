import { z } from 'zod';
import type { EditedWords, saveWords } from '#areas/master-data/contract/word.calls.ts';
import { ENTRY_NAME_MAX } from '#areas/master-data/rules/catalogue-limits.ts';
import type { CallInput } from '#kernel/api-call.ts';
import { optionalTextShape } from '#kernel/text.ts';

const name = optionalTextShape(ENTRY_NAME_MAX);
const word = z.object({ key: z.string(), names: z.object({ 'pt-BR': name, es: name, en: name }) });
export const wordsShape = z.object({ words: z.array(word) });
type WordsForm = z.input<typeof wordsShape>;
export type WordForm = WordsForm['words'][number];

export function formOf({ words }: EditedWords): WordsForm {
  return {
    words: words.map(({ key, names }) => ({
      key,
      names: { 'pt-BR': names['pt-BR'] ?? '', es: names.es ?? '', en: names.en ?? '' },
    })),
  };
}

/** All of them, so that a refused word has the place it has in the form. */
export const bodyOf = (
  { version }: EditedWords,
  { words }: z.output<typeof wordsShape>,
): CallInput<typeof saveWords>['body'] => ({ version, words });
