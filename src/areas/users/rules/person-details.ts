import { phoneRegionOf } from '#countries/country.ts';
import type { Country } from '#countries/country-type.ts';
import { type Rule, withRequired } from '#countries/rule.ts';
import { readByRule } from '#countries/rule-problem.ts';
import type { FieldProblem } from '#kernel/errors.ts';

export interface PersonDetails {
  readonly firstName: string;
  readonly lastName: string;
  /** Calling code of the phone, without plus. */
  readonly countryCode: string | null;
  readonly phone: string | null;
}

export type CheckedDetails =
  | { readonly value: PersonDetails }
  | { readonly problems: Readonly<Record<string, FieldProblem>> };

/** Names by the rules of the company's country; the phone by the country of its calling code, else the company's. */
export function checkPerson(country: Country, given: PersonDetails): CheckedDetails {
  const problems: Record<string, FieldProblem> = {};
  const read = (field: string, rule: Rule, text: string): string => {
    const reading = readByRule(rule, text);
    if ('value' in reading) return reading.value;
    problems[field] = reading.problem;
    return '';
  };
  const region = given.countryCode ? phoneRegionOf(given.countryCode)?.phone : country.phone;
  if (!region) problems.countryCode = { code: 'choice' };
  const firstName = read('firstName', country.firstName, given.firstName);
  const lastName = read('lastName', country.lastName, given.lastName);
  const cellphone = region && withRequired(region.cellphone, given.countryCode !== null);
  const phone = (cellphone && read('phone', cellphone, given.phone ?? '')) || null;
  if (Object.keys(problems).length > 0) return { problems };
  return { value: { firstName, lastName, countryCode: phone && region ? region.code : null, phone } };
}

export function sameDetails(one: PersonDetails, other: PersonDetails): boolean {
  return (
    one.firstName === other.firstName &&
    one.lastName === other.lastName &&
    one.countryCode === other.countryCode &&
    one.phone === other.phone
  );
}
