import type { ListDefinition } from '#kernel/list-definition.ts';

/** Only what the user decided: a column that the product gains later shows by itself. */
export type ColumnChoice = Readonly<Record<string, boolean>>;

/** The first column names the row and leads to it, so it always shows. */
export const leadingColumn = (definition: ListDefinition): string => Object.keys(definition.columns)[0] ?? '';

export function isShown(definition: ListDefinition, choice: ColumnChoice, key: string): boolean {
  if (key === leadingColumn(definition)) return true;
  return choice[key] ?? !definition.columns[key]?.hidden;
}

export function shownColumns(definition: ListDefinition, choice: ColumnChoice): readonly string[] {
  return Object.keys(definition.columns).filter((key) => isShown(definition, choice, key));
}

/** A decision that says no more than the definition is none. */
export function withColumn(
  definition: ListDefinition,
  choice: ColumnChoice,
  key: string,
  shown: boolean,
): ColumnChoice {
  const { [key]: _, ...others } = choice;
  return shown === !definition.columns[key]?.hidden ? others : { ...others, [key]: shown };
}

/** What was stored, without columns that are gone. */
export function readChoice(definition: ListDefinition, stored: unknown): ColumnChoice {
  if (typeof stored !== 'object' || stored === null) return {};
  const known = Object.entries(stored).filter(
    ([key, shown]) => key in definition.columns && typeof shown === 'boolean',
  );
  return Object.fromEntries(known);
}
