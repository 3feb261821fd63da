import { valueLabel } from '#kernel/list-phrases.ts';
import type { PhraseKey } from '#kernel/phrase-key.ts';
import type { AnyListProps } from './list-props.ts';

/** Phrase key of a value of a column or a filter. */
export function valuePhrase(
  { definition, words }: Pick<AnyListProps, 'definition' | 'words'>,
  key: string,
  value: string,
): PhraseKey {
  return words?.[key]?.[value] ?? valueLabel(definition.id, key, value);
}
