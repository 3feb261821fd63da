import { checkDigitWarnings, inForm, risingWeights, weightedSum } from '#countries/check-digits.ts';
import type { PersonalDocument } from '#countries/country-type.ts';
import { ALPHANUMERIC, numberRule, type Rule, usually } from '#countries/rule.ts';

export const personalDocuments: readonly PersonalDocument[] = [
  { type: 'DNI', foreign: false, issuingStates: [], rule: numberRule({ required: true, min: 8, max: 8 }) },
  {
    type: 'Carné de Extranjería',
    foreign: true,
    issuingStates: [],
    rule: numberRule({ required: true, min: 9, max: 9 }),
  },
];

export const driverLicence: Rule = numberRule({
  required: true,
  characters: ALPHANUMERIC,
  max: 9,
  hint: { kind: 'example', example: 'Q12345678' },
  warnings: usually(/^[A-Z]\d{8}$/),
});

const rucWarnings = inForm(
  /^(10|15|16|17|20)\d{9}$/,
  checkDigitWarnings((front) => String((11 - (weightedSum(front, risingWeights(front.length, 7)) % 11)) % 10)),
);

export const personTaxId: Rule = numberRule({ max: 11, warnings: rucWarnings });
export const companyTaxId: Rule = numberRule({ min: 11, max: 11, warnings: rucWarnings });
