import type { AnyListProps } from './list-props.ts';

/** Where the words of a value of a column or a filter stand. */
export function valuePhrase(
  { definition, words }: Pick<AnyListProps, 'definition' | 'words'>,
  key: string,
  value: string,
): string {
  return words?.[key]?.[value] ?? `lists.${definition.id}.values.${key}.${value}`;
}
