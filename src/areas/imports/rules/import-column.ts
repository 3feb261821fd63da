import type { NameIn, PhraseKey } from '#kernel/phrase-key.ts';
/**
 * A column of an import: its names in any language, and how its cells are read.
 * - `text`: as written; numbers become text without exponent;
 * - `whole`, `decimal`: numbers, also written as text;
 * - `day`: a date, or DD/MM/YYYY written as text;
 * - `choice`: one of a list, by any of its names;
 * - `flag`: yes or no.
 */
export interface ImportColumn<Field extends string = string> {
  readonly field: Field;
  readonly kind: 'text' | 'whole' | 'decimal' | 'day' | 'choice' | 'flag';
  /** Of a `decimal`; two where nothing is said. */
  readonly decimals?: number;
  /** Required for new records, so the column must exist. */
  readonly required: boolean;
  /** Further names, besides those of the phrases. */
  readonly synonyms: readonly string[];
  /**
   * A `choice` must be one of them. For other kinds they are suggestions, and the target decides about other values.
   */
  readonly choices?: readonly Choice[];
  /** The catalogue that its choices come from: the company's own entries join them. */
  readonly catalogue?: string;
  /** What else own entries that join them behave as, besides one of the choices. */
  readonly kinds?: readonly string[];
  /** Read if present, but not part of the template: other countries use it. */
  readonly hidden?: boolean;
  /** The phrase of its name, if another area already has one. */
  readonly phrase?: PhraseKey;
  /** A name for every language: a custom property has the name its company chose. */
  readonly heading?: string;
  /** A phrase below `imports.hints` for the instructions, if the kind alone is not clear. */
  readonly hint?: NameIn<'imports.hints'>;
}

export interface Choice {
  readonly value: string;
  /** The phrase of its name; without one its value is shown. */
  readonly phrase?: PhraseKey;
  readonly words?: readonly string[];
  /** False: understood, but not among the choices of the template. */
  readonly isOffered?: false;
}

/** The values of a line by field; empty cells are left out. */
export type RowValues<Field extends string = string> = { readonly [F in Field]?: string };

type More = Partial<
  Pick<ImportColumn, 'required' | 'hidden' | 'phrase' | 'choices' | 'catalogue' | 'kinds' | 'hint' | 'decimals'>
>;

/** A column as declared: most are optional and only add synonyms. */
export function column<F extends string>(
  field: F,
  kind: ImportColumn['kind'],
  synonyms: readonly string[],
  more: More = {},
): ImportColumn<F> {
  return { field, kind, synonyms, required: false, ...more };
}
