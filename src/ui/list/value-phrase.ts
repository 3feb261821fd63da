import type { AnyListProps } from './list-props.ts';

/** Phrase key of a value of a column or a filter. */
export function valuePhrase(
  { definition, words }: Pick<AnyListProps, 'definition' | 'words'>,
  key: string,
  value: string,
): string {
  return words?.[key]?.[value] ?? `lists.${definition.id}.values.${key}.${value}`;
}
