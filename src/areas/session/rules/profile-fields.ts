import { COUNTRIES, phoneRegionOf } from '#countries/country.ts';
import type { Country } from '#countries/country-type.ts';
import { joinDocumentId, splitDocumentId } from '#countries/document-id.ts';
import { readByRule } from '#countries/rule-problem.ts';
import type { FieldProblem } from '#kernel/errors.ts';

/** Undefined: not sent, keeps its value. Null or empty: removed. */
type Sent = string | null | undefined;

export interface PersonFields {
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly countryCode?: Sent;
  readonly phone?: Sent;
  readonly documentId?: Sent;
}

type Problems = Record<string, FieldProblem>;

export interface ReadFields {
  readonly values: PersonFields;
  readonly problems: Readonly<Problems>;
}

/** A user's own data, read by the rules of the country they work in. */
export function readPersonFields(sent: PersonFields, country: Country): ReadFields {
  const problems: Problems = {};
  const values: PersonFields = {
    firstName: readName('firstName', sent.firstName, country, problems),
    lastName: readName('lastName', sent.lastName, country, problems),
    ...readPhone(sent, country, problems),
    documentId: readDocumentId(sent.documentId, country, problems),
  };
  return { values, problems };
}

function readName(field: 'firstName' | 'lastName', sent: string | undefined, country: Country, problems: Problems) {
  if (sent === undefined) return undefined;
  const reading = readByRule(country[field], sent);
  if ('value' in reading) return reading.value;
  problems[field] = reading.problem;
  return undefined;
}

/** A number without a calling code belongs to the country; a calling code without a number is ignored. */
function readPhone({ countryCode, phone }: PersonFields, country: Country, problems: Problems) {
  if (phone === undefined) {
    if (countryCode) problems.phone = { code: 'required' };
    return {};
  }
  if (!phone) return { countryCode: null, phone: null };
  const region = countryCode ? phoneRegionOf(countryCode)?.phone : country.phone;
  if (!region) {
    problems.countryCode = { code: 'choice' };
    return {};
  }
  const reading = readByRule(region.cellphone, phone);
  if ('value' in reading) return { countryCode: region.code, phone: reading.value };
  problems.phone = reading.problem;
  return {};
}

/** Any document of the country is accepted, or of another country for foreigners. */
function readDocumentId(sent: Sent, country: Country, problems: Problems): Sent {
  if (!sent) return sent === undefined ? undefined : null;
  const { number, state } = splitDocumentId(sent);
  const documents = [country, ...COUNTRIES].flatMap(({ personalDocuments }) => personalDocuments);
  const readings = documents.map((document) => ({ document, reading: readByRule(document.rule, number) }));
  for (const { document, reading } of readings) {
    const issuer = state?.toUpperCase() ?? null;
    if (!('value' in reading) || reading.value === '') continue;
    if (issuer === null || document.issuingStates.includes(issuer)) {
      return joinDocumentId({ number: reading.value, state: issuer });
    }
  }
  const first = readings[0]?.reading;
  problems.documentId = first && 'problem' in first ? first.problem : { code: 'choice' };
  return undefined;
}
