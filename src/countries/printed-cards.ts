/** What the printed licences and vehicle cards of a country tell beyond the words before each value. */
export type PrintedCards = {
  readonly language: 'por' | 'spa';
  /** Whether the licence carries a number of its own, that of the identity document, or that with a letter before it. */
  readonly licenceNumber: 'own' | 'identity' | 'letter-and-identity';
  /** The licence categories; of several on one licence the first here counts: it moves the heaviest load. */
  readonly categories: readonly string[];
  /** The class printed apart from the category, where the form has both in one. */
  readonly categoryClass?: string;
  /** Categories that are printed in another way than the form spells them, compared without marks. */
  readonly categoryAliases?: Readonly<Record<string, string>>;
  /** How many of a full name's words are surnames. */
  readonly surnames: 'two' | 'all-but-first';
};

export const SPANISH_CARDS = { language: 'spa', surnames: 'two' } as const;
