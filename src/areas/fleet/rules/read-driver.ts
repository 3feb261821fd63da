import { FieldReader } from '#areas/companies/rules/field-reader.ts';
import { checkBirthDate } from '#countries/birth-date.ts';
import { personalDocumentOf, phoneRegionOf } from '#countries/country.ts';
import type { Country } from '#countries/country-type.ts';
import { joinDocumentId, splitDocumentId } from '#countries/document-id.ts';
import type { WarningCode } from '#countries/rule.ts';
import { readResult } from '#countries/rule-problem.ts';
import type { FieldProblem } from '#kernel/errors.ts';
import type { DriverDetails } from './driver-fields.ts';
import { countryFields, type DriverRules, driverRules } from './driver-rules.ts';

export interface DriverReading {
  /** With every number in its stored form. */
  readonly details: DriverDetails;
  readonly problems: Readonly<Record<string, FieldProblem>>;
}

type Problems = Record<string, FieldProblem>;

/** Parses a form by the rules of the driver's country, so that server, screen and import report the same problems. */
export function readDriver(country: Country, given: DriverDetails, today: string): DriverReading {
  const rules = driverRules(country, given);
  const reader = new FieldReader(country);
  const problems: Problems = {};
  const region = given.countryCode ? phoneRegionOf(given.countryCode) : country;
  if (!region) problems.countryCode = { code: 'choice' };
  const birth = readResult(checkBirthDate(given.birthDate, today), 'text');
  if ('problem' in birth) problems.birthDate = birth.problem;
  const details: DriverDetails = {
    ...given,
    firstName: reader.text('firstName', rules.firstName, given.firstName) ?? '',
    lastName: reader.text('lastName', rules.lastName, given.lastName) ?? '',
    countryCode: region?.phone.code ?? null,
    phone: (rules.phone && reader.text('phone', rules.phone, given.phone)) ?? '',
    documentId: readDocumentId(country, rules, given, problems),
    birthDate: given.birthDate.trim(),
    driverLicense: reader.text('driverLicense', rules.driverLicense, given.driverLicense) ?? '',
    driverLicenseCategory: given.driverLicenseCategory || null,
    taxId: reader.text('taxId', rules.taxId, given.taxId ?? ''),
    businessName: reader.text('businessName', rules.businessName, given.businessName ?? ''),
    personReference: reader.text('personReference', rules.personReference, given.personReference ?? ''),
    phoneReference: reader.text('phoneReference', rules.phoneReference, given.phoneReference ?? ''),
    street: reader.text('street', rules.street, given.street ?? ''),
    curp: rules.curp && reader.text('curp', rules.curp, given.curp ?? ''),
    operator: rules.operator && reader.text('operator', rules.operator, given.operator ?? ''),
  };
  return {
    details,
    problems: { ...choiceProblems(country, given), ...unknownFields(country, given), ...problems, ...reader.problems },
  };
}

/** The number by the rule of its document, followed by the issuing state where the country has such states. */
function readDocumentId(
  country: Country,
  rules: DriverRules,
  { typeDocumentId, documentId }: DriverDetails,
  problems: Problems,
): string | null {
  const document = personalDocumentOf(country, typeDocumentId);
  if (!document || !rules.documentId) return null;
  const { number, state } = splitDocumentId(documentId ?? '');
  const reading = readResult(rules.documentId.check(number), rules.documentId.input);
  const issuer = state?.trim().toUpperCase() || null;
  if ('problem' in reading) {
    problems.documentId = reading.problem;
    return null;
  }
  if (issuer && !document.issuingStates.includes(issuer)) problems.documentId = { code: 'pattern' };
  return reading.value ? joinDocumentId({ number: reading.value, state: issuer }) : null;
}

function choiceProblems(
  country: Country,
  { typeDocumentId, driverLicenseCategory: category }: DriverDetails,
): Problems {
  const problems: Problems = {};
  if (!typeDocumentId) problems.typeDocumentId = { code: 'required' };
  else if (!personalDocumentOf(country, typeDocumentId)) problems.typeDocumentId = { code: 'choice' };
  if (category && !country.licenceCategories.includes(category)) problems.driverLicenseCategory = { code: 'choice' };
  return problems;
}

/** A value in a field that the country does not have is refused, not dropped. */
function unknownFields(country: Country, given: DriverDetails): Problems {
  const fields = Object.entries(countryFields(country)) as [keyof DriverDetails, boolean][];
  return Object.fromEntries(
    fields.flatMap(([field, exists]) => (!exists && given[field] ? [[field, { code: 'unknown' }]] : [])),
  );
}

/** Warnings beside a field, which refuse nothing. */
export function driverWarnings(
  country: Country,
  details: DriverDetails,
  today: string,
): Readonly<Record<string, readonly WarningCode[]>> {
  const { documentId: documentRule, ...rules } = driverRules(country, details);
  const checked = [
    ...Object.entries(rules).map(([field, rule]) => [field, rule?.check(textOf(details, field))] as const),
    ['documentId', documentRule?.check(splitDocumentId(details.documentId ?? '').number)] as const,
    ['birthDate', checkBirthDate(details.birthDate, today)] as const,
  ];
  return Object.fromEntries(
    checked.flatMap(([field, result]) => (result?.ok && result.warnings.length > 0 ? [[field, result.warnings]] : [])),
  );
}

function textOf(details: DriverDetails, field: string): string {
  const value = details[field as keyof DriverDetails];
  return typeof value === 'string' ? value : '';
}
