import { drawValid } from '#areas/companies/demo/numbers.ts';
import type { Random } from '#areas/companies/demo/random.ts';
import { countryOf } from '#countries/country.ts';
import type { CountryCode, PersonalDocumentType } from '#countries/country-type.ts';
import { joinDocumentId } from '#countries/document-id.ts';

const LETTERS = [...'ABCDEFGHJKLMNPRSTUVWXYZ'];
const letters = (random: Random, count: number) => Array.from({ length: count }, () => random.pick(LETTERS)).join('');

const DOCUMENT: Readonly<Record<PersonalDocumentType, (random: Random) => string>> = {
  CI: (random) => `${1 + random.int(5)}${random.digits(6)}`,
  RG: (random) => random.digits(11),
  RUN: (random) => `${10 + random.int(12)}${random.digits(6)}${random.pick([...'0123456789K'])}`,
  'Carné de extranjería': (random) => random.digits(12),
  DNI: (random) => `${2 + random.int(3)}${random.digits(7)}`,
  'Carné de Extranjería': (random) => `00${random.digits(7)}`,
  INE: (random) => `${1 + random.int(9)}${random.digits(9)}`,
  FM3: (random) => `${letters(random, 3)}${random.digits(7)}`,
};

/** Uruguay prints the check digit as the eighth digit of its CI. */
const LONGER_CI = 8;

export interface DemoIdentity {
  readonly typeDocumentId: PersonalDocumentType;
  readonly number: string;
  /** As stored: followed by the issuing state where the country has such states. */
  readonly documentId: string;
}

/** One in ten shows a foreigner's document, where the country has one. */
export function identity(country: CountryCode, random: Random): DemoIdentity {
  const { personalDocuments } = countryOf(country);
  const foreign = random.chance(0.1) ? personalDocuments.find((document) => document.foreign) : undefined;
  const { type, rule, issuingStates } = foreign ?? personalDocuments[0]!;
  const draft = rule.max === LONGER_CI && type === 'CI' ? (r: Random) => DOCUMENT.CI(r) + r.int(10) : DOCUMENT[type];
  const number = drawValid(rule, random, draft);
  const state = issuingStates.length > 0 ? random.pick(issuingStates) : null;
  return { typeDocumentId: type, number, documentId: joinDocumentId({ number, state }) };
}

/** In most countries the licence carries the number of the identity document. */
const LICENCE: Readonly<Record<CountryCode, (random: Random, number: string) => string>> = {
  BO: (_random, number) => number,
  PE: (random, number) => `${random.pick(['Q', 'H', 'A'])}${number.slice(-8)}`,
  CL: (random, number) => (number.length === 9 ? number : DOCUMENT.RUN(random)),
  PY: (_random, number) => number,
  MX: (random) => `${letters(random, 3)}${random.digits(10)}`,
  BR: (random) => random.digits(11),
  AR: (_random, number) => number,
  UY: (_random, number) => number,
};

export function licence(country: CountryCode, { number }: DemoIdentity, random: Random): string {
  return drawValid(countryOf(country).driverLicence, random, (dice) => LICENCE[country](dice, number));
}

/** The categories a driver of a truck with a semitrailer holds. */
export const HEAVY_CATEGORIES: Readonly<Record<CountryCode, readonly string[]>> = {
  BO: ['C'],
  PE: ['A-IIIb', 'A-IIIc'],
  CL: ['A5'],
  PY: ['A Superior'],
  MX: ['B', 'E'],
  BR: ['E'],
  AR: ['E1'],
  UY: ['C'],
};

interface Person extends DemoIdentity {
  readonly birthDate: string;
}

const birthCode = ({ birthDate }: Person) => birthDate.slice(2).replaceAll('-', '');

const PERSON_TAX_ID: Readonly<Record<CountryCode, (random: Random, person: Person) => string>> = {
  BO: (random, { number }) => `${number}${random.digits(3)}`,
  PE: (random, { number }) => `10${number.slice(-8)}${random.int(10)}`,
  CL: (random, { number }) => (number.length === 9 ? number : DOCUMENT.RUN(random)),
  PY: (random, { number }) => `${number}${random.int(10)}`,
  MX: (random, person) =>
    `${letters(random, 4)}${birthCode(person)}${letters(random, 1)}${random.digits(1)}${random.int(10)}`,
  BR: (random) => `${random.digits(8)}0001${random.digits(2)}`,
  AR: (random, { number }) => `${random.pick(['20', '23', '27'])}${number}${random.int(10)}`,
  UY: (random) => `21${1 + random.int(9)}${random.digits(5)}001${random.int(10)}`,
};

export function personTaxId(country: CountryCode, person: Person, random: Random): string {
  return drawValid(countryOf(country).taxId.person, random, (dice) => PERSON_TAX_ID[country](dice, person));
}

/** Null where the country has none. */
export function curp(country: CountryCode, person: Person, random: Random): string | null {
  const rule = countryOf(country).curp;
  if (!rule) return null;
  const draft = (dice: Random) =>
    `${letters(dice, 4)}${birthCode(person)}${dice.pick(['H', 'M'])}${letters(dice, 5)}0${dice.int(10)}`;
  return drawValid(rule, random, draft);
}
