import type { NameIn, PhraseKey } from '#kernel/phrase-key.ts';
/**
 * A column of an import: what it is called by, in any language, and how its cells are read.
 * - `text`: as written; numbers become texts without exponent;
 * - `whole`, `decimal`: numbers, also written as text;
 * - `day`: a date, or DD/MM/YYYY written as text;
 * - `choice`: one of a list, by any of its names;
 * - `flag`: yes or no.
 */
export interface ImportColumn<Field extends string = string> {
  readonly field: Field;
  readonly kind: 'text' | 'whole' | 'decimal' | 'day' | 'choice' | 'flag';
  /** New records need it, so the column has to be there. */
  readonly required: boolean;
  /** Other names, besides those the phrases give it. */
  readonly synonyms: readonly string[];
  /** A `choice` is one of them. Of any other kind they are only offered: what else is meant, the target decides. */
  readonly choices?: readonly Choice[];
  /** Read when it is there, but not asked for: other countries have it. */
  readonly hidden?: boolean;
  /** What it is called, where another area has a name for it already. */
  readonly phrase?: PhraseKey;
  /** What it is called in every language: an attribute has the name its company gave it. */
  readonly heading?: string;
  /** What instructions say about it, where the kind alone does not tell: a phrase below `imports.hints`. */
  readonly hint?: NameIn<'imports.hints'>;
}

export interface Choice {
  readonly value: string;
  /** The phrase that names it; without one it is called by its value. */
  readonly phrase?: PhraseKey;
  readonly words?: readonly string[];
}

/** Field by field what a line says; a field whose cell is empty is not there. */
export type RowValues<Field extends string = string> = { readonly [F in Field]?: string };

type More = Partial<Pick<ImportColumn, 'required' | 'hidden' | 'phrase' | 'choices' | 'hint'>>;

/** A column as it is written down: most are optional and have only their synonyms to add. */
export function column<F extends string>(
  field: F,
  kind: ImportColumn['kind'],
  synonyms: readonly string[],
  more: More = {},
): ImportColumn<F> {
  return { field, kind, synonyms, required: false, ...more };
}
