import { checkDigitWarnings, inForm, risingWeights, weightedSum } from '#countries/check-digits.ts';
import type { PersonalDocument } from '#countries/country-type.ts';
import { ALPHANUMERIC, type NumberRuleSpec, numberRule, type Rule } from '#countries/rule.ts';

const runWarnings = inForm(
  /^\d{7,8}[0-9A-Z]$/,
  checkDigitWarnings((front) => '0K987654321'.charAt(weightedSum(front, risingWeights(front.length, 7)) % 11)),
);

/** RUN and RUT are one number: eight digits and a check character, which may be K. Old ones start with a zero here. */
const RUN: NumberRuleSpec = {
  characters: ALPHANUMERIC,
  min: 7,
  max: 9,
  leftPad: true,
  pattern: /^\d{8}[0-9A-Z]$/,
  shown: 'xx.xxx.xxx-x',
  warnings: runWarnings,
};

export const personalDocuments: readonly PersonalDocument[] = [
  { type: 'RUN', foreign: false, issuingStates: [], rule: numberRule({ ...RUN, required: true }) },
  {
    type: 'Carné de extranjería',
    foreign: true,
    issuingStates: [],
    rule: numberRule({ required: true, min: 12, max: 12 }),
  },
];

export const driverLicence: Rule = numberRule({ ...RUN, required: true });
export const taxId: Rule = numberRule(RUN);
