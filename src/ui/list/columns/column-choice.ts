import type { ListDefinition } from '#kernel/list-definition.ts';

/** Only the user's own decisions: a column that is added later shows by default. */
export type ColumnChoice = Readonly<Record<string, boolean>>;

/** The first column names the row and links to it, so it always shows. */
export const leadingColumn = (definition: ListDefinition): string => Object.keys(definition.columns)[0] ?? '';

export function isShown(definition: ListDefinition, choice: ColumnChoice, key: string): boolean {
  if (key === leadingColumn(definition)) return true;
  if (definition.columns[key]?.unitOf) return false;
  return choice[key] ?? !definition.columns[key]?.hidden;
}

/** The columns that can be chosen. */
export const offeredColumns = ({ columns }: ListDefinition): readonly string[] =>
  Object.keys(columns).filter((key) => !columns[key]?.unitOf);

export function shownColumns(definition: ListDefinition, choice: ColumnChoice): readonly string[] {
  return Object.keys(definition.columns).filter((key) => isShown(definition, choice, key));
}

/** A decision equal to the default is not stored. */
export function withColumn(
  definition: ListDefinition,
  choice: ColumnChoice,
  key: string,
  shown: boolean,
): ColumnChoice {
  const { [key]: _, ...others } = choice;
  return shown === !definition.columns[key]?.hidden ? others : { ...others, [key]: shown };
}

/** The stored choice, without columns that no longer exist. */
export function readChoice(definition: ListDefinition, stored: unknown): ColumnChoice {
  if (typeof stored !== 'object' || stored === null) return {};
  const known = Object.entries(stored).filter(
    ([key, shown]) => key in definition.columns && typeof shown === 'boolean',
  );
  return Object.fromEntries(known);
}
