import type { PersonalDocument } from '#countries/country-type.ts';
import { numberRule, type Rule, usually } from '#countries/rule.ts';

const DEPARTMENTS = ['CH', 'LP', 'CB', 'OR', 'PT', 'TJ', 'SC', 'BE', 'PD'];

export const personalDocuments: readonly PersonalDocument[] = [
  {
    type: 'CI',
    foreign: false,
    issuingStates: DEPARTMENTS,
    rule: numberRule({ required: true, min: 6, max: 9 }),
  },
];

/** The hint asks for at least seven digits, but shorter licences are accepted. */
export const driverLicence: Rule = numberRule({
  required: true,
  max: 10,
  hint: { kind: 'digits', min: 7, max: 10 },
  warnings: usually(/^\d{6,10}$/),
});

/** The tax office issues at most thirteen digits; a person's NIT is the CI plus three digits. */
export const personTaxId: Rule = numberRule({
  max: 20,
  hint: { kind: 'digits', min: 10, max: 20 },
  warnings: usually(/^\d{10,13}$/),
});
export const companyTaxId: Rule = numberRule({ min: 7, max: 20, warnings: usually(/^\d{7,13}$/) });
