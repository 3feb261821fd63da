import type { Label } from './area.ts';
import type { PhraseKey } from './phrase-key.ts';

/** The parts of the product whose words a company may replace. */
export const WORD_GROUPS = ['menu', 'orderColumns'] as const;
export type WordGroup = (typeof WORD_GROUPS)[number];

/** The words of a company are kept as the entries of a catalogue of this name. */
export const WORDS = 'words';

/** A label of the product that a company may replace by its own word. */
export interface CompanyWord {
  readonly key: string;
  readonly group: WordGroup;
  /** Of a menu entry: the part of the menu it stands in. */
  readonly section: string | null;
  /** Everything that says it, so that one word changes everywhere. */
  readonly phrases: readonly PhraseKey[];
  /** What the product says. */
  readonly names: Label;
}
