import { checkDigitWarnings, inForm, risingWeights, weightedSum } from '#countries/check-digits.ts';
import type { PersonalDocument } from '#countries/country-type.ts';
import { numberRule, type Rule, usually } from '#countries/rule.ts';

const CI_WEIGHTS = [2, 9, 8, 7, 6, 3, 4];
const ciWarnings = inForm(
  /^\d{8}$/,
  checkDigitWarnings((front) => String((10 - (weightedSum(front, CI_WEIGHTS) % 10)) % 10)),
);

export const personalDocuments: readonly PersonalDocument[] = [
  {
    type: 'CI',
    foreign: false,
    issuingStates: [],
    rule: numberRule({
      required: true,
      min: 6,
      max: 8,
      leftPad: true,
      shown: 'xxxxxxx-x',
      warnings: ciWarnings,
    }),
  },
];

/** The licence has the same number as the CI. */
export const driverLicence: Rule = numberRule({ required: true, max: 8, warnings: usually(/^\d{6,8}$/) });

/** Registration office (01 to 22), number, branch 001 and check digit. */
const RUT_FORM = /^(0[1-9]|1\d|2[0-2])(?!000000)\d{6}001\d$/;
const rutWarnings = inForm(
  RUT_FORM,
  checkDigitWarnings((front) => String((11 - (weightedSum(front, risingWeights(front.length, 9)) % 11)) % 11)),
);

export const personTaxId: Rule = numberRule({ min: 12, max: 12, warnings: rutWarnings });
export const companyTaxId: Rule = numberRule({ max: 12, warnings: rutWarnings });
