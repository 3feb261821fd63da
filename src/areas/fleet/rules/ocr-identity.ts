import type { Country } from '#countries/country-type.ts';
import { type Card, type Suggestion, suggest } from './ocr-card.ts';
import { judgeExact, judgeNumber, judgeUsual, pickRun } from './ocr-numbers.ts';

type Identity = {
  readonly typeDocumentId?: Suggestion | undefined;
  readonly documentId?: Suggestion | undefined;
  readonly curp?: Suggestion | undefined;
  readonly birthDate?: Suggestion | undefined;
  readonly driverLicense?: Suggestion | undefined;
};

const DERIVED_TRUST = 0.9;

/** The numbers of a person; a number that is not printed is derived from those that are. */
export function readIdentity(card: Card, country: Country, isBirth: (day: string) => boolean): Identity {
  const curp = readCurp(card, country);
  const document = readDocument(card, country);
  const licence = readLicence(card, country) ?? licenceOf(document?.documentId, country);
  return {
    ...(document ?? documentOf(licence, country)),
    curp,
    driverLicense: licence,
    birthDate: curp && birthDateOf(curp, isBirth),
  };
}

function readDocument(card: Card, country: Country) {
  for (const { type, rule } of country.personalDocuments) {
    const documentId = card.labelled('documentId', pickRun(judgeNumber(rule)));
    if (documentId) return { documentId, typeDocumentId: { value: type, confidence: documentId.confidence } };
  }
  return undefined;
}

function readLicence(card: Card, country: Country): Suggestion | undefined {
  const rule = country.driverLicence;
  const labelled = card.labelled('driverLicense', pickRun(judgeNumber(rule)));
  // Only a letter before eight digits is recognisable without a label; bare digits could be anything.
  if (labelled || country.printedCards.licenceNumber !== 'letter-and-identity') return labelled;
  return card.anywhere(pickRun(judgeExact(rule), 2));
}

function licenceOf(documentId: Suggestion | undefined, country: Country): Suggestion | undefined {
  if (!documentId || country.printedCards.licenceNumber !== 'identity') return undefined;
  const result = country.driverLicence.check(documentId.value);
  return result.ok ? suggest(result.canonical, documentId.confidence, DERIVED_TRUST) : undefined;
}

function documentOf(licence: Suggestion | undefined, country: Country): Identity {
  const number = country.printedCards.licenceNumber === 'own' ? '' : (licence?.value.replace(/^[A-Z]/, '') ?? '');
  const document = country.personalDocuments.find(({ rule }) => number !== '' && rule.check(number).ok);
  if (!licence || !document) return {};
  const documentId = suggest(document.rule.canonical(number), licence.confidence, DERIVED_TRUST);
  return { documentId, typeDocumentId: documentId && { value: document.type, confidence: documentId.confidence } };
}

function readCurp(card: Card, { curp }: Country): Suggestion | undefined {
  if (!curp) return undefined;
  return card.labelled('curp', pickRun(judgeUsual(curp))) ?? card.anywhere(pickRun(judgeExact(curp), 1));
}

/** A CURP holds the birth date; its seventeenth character is a digit for the last century and a letter for this one. */
function birthDateOf({ value, confidence }: Suggestion, isBirth: (day: string) => boolean): Suggestion | undefined {
  const century = /\d/.test(value.charAt(16)) ? '19' : '20';
  const day = `${century}${value.slice(4, 6)}-${value.slice(6, 8)}-${value.slice(8, 10)}`;
  return isBirth(day) ? suggest(day, confidence, DERIVED_TRUST) : undefined;
}
