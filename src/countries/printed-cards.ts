/** How the printed licences and vehicle cards of a country are read, beyond the words before each value. */
export type PrintedCards = {
  readonly language: 'por' | 'spa';
  /** Whether the licence has a number of its own, that of the identity document, or that with a letter before it. */
  readonly licenceNumber: 'own' | 'identity' | 'letter-and-identity';
  /**
   * The licence categories; of several on one licence the first in this list counts, which allows the heaviest load.
   */
  readonly categories: readonly string[];
  /** The class printed apart from the category, where the form combines both. */
  readonly categoryClass?: string;
  /** Categories that are printed otherwise than the form spells them, compared without punctuation. */
  readonly categoryAliases?: Readonly<Record<string, string>>;
  /** How many words of a full name are surnames. */
  readonly surnames: 'two' | 'all-but-first';
};

export const SPANISH_CARDS = { language: 'spa', surnames: 'two' } as const;
