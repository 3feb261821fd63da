import type { CountryCode } from '#countries/country-type.ts';
import type { NameOrder } from './ocr-names.ts';

/** What a card of a country says beyond its labels. */
export type CountryCards = {
  /** The language most of the card is printed in. */
  readonly language: 'por' | 'spa';
  /** Whether the licence carries a number of its own, that of the identity document, or that with a letter before it. */
  readonly licenceNumber: 'own' | 'identity' | 'letter-and-identity';
  /** A driver of several categories is suggested the first of these: the one that moves the heaviest load. */
  readonly categories: readonly string[];
  /** Read before the category, where class and category are printed apart. */
  readonly categoryClass?: string;
  /** How categories are printed that the form spells in another way, compared without marks. */
  readonly categoryAliases?: Readonly<Record<string, string>>;
  readonly fullName: NameOrder;
  readonly surnames: 'two' | 'rest';
};

const SPANISH = { language: 'spa', fullName: 'given-first', surnames: 'two' } as const;

export const COUNTRY_CARDS: Readonly<Record<CountryCode, CountryCards>> = {
  BO: { ...SPANISH, licenceNumber: 'identity', categories: ['C', 'B', 'A', 'P'] },
  PE: {
    ...SPANISH,
    licenceNumber: 'letter-and-identity',
    categories: ['A-IIIc', 'A-IIIb', 'A-IIIa', 'A-IIb', 'A-IIBa', 'A-I', 'A4'],
    categoryClass: 'A',
    categoryAliases: { AIIA: 'A-IIBa' },
  },
  CL: { ...SPANISH, licenceNumber: 'identity', categories: ['A5', 'A4', 'A3', 'A2', 'A1', 'B', 'D'] },
  PY: {
    ...SPANISH,
    licenceNumber: 'identity',
    categories: ['A Superior', 'A', 'B Superior', 'B', 'C', 'D'],
    categoryAliases: { PROFESIONALASUPERIOR: 'A Superior', PROFESIONALBSUPERIOR: 'B Superior' },
  },
  MX: { ...SPANISH, licenceNumber: 'own', categories: ['E', 'B', 'C', 'D', 'A', 'F'] },
  BR: {
    language: 'por',
    licenceNumber: 'own',
    categories: ['E', 'D', 'C', 'B', 'A'],
    fullName: 'given-first',
    surnames: 'rest',
  },
  AR: { ...SPANISH, licenceNumber: 'identity', categories: ['E1', 'C3', 'C2', 'C1', 'B2', 'B1'] },
  UY: { ...SPANISH, licenceNumber: 'identity', categories: ['F', 'E', 'D', 'C', 'B', 'A'] },
};
