import { checkDigitWarnings, weightedSum } from '#countries/check-digits.ts';
import type { PersonalDocument } from '#countries/country-type.ts';
import { numberRule, type Rule, usually, type WarningCode } from '#countries/rule.ts';

/** The type of document is required; its number may stay empty. */
export const personalDocuments: readonly PersonalDocument[] = [
  {
    type: 'DNI',
    foreign: false,
    issuingStates: [],
    rule: numberRule({ min: 6, max: 8, leftPad: true, shown: 'xx.xxx.xxx' }),
  },
];

/** The licence has the same number as the DNI. */
export const driverLicence: Rule = numberRule({ required: true, max: 8, warnings: usually(/^\d{6,8}$/) });

/** Series of persons (20 to 27), companies (30 to 34) and foreign entities (50 to 55). */
const CUIT_FORM = /^(2[034567]|3[034]|5[015])\d{9}$/;
const CUIT_WEIGHTS = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2];

const cuitDigitWarnings = checkDigitWarnings((front) => {
  const remainder = weightedSum(front, CUIT_WEIGHTS) % 11;
  if (remainder === 0) return '0';
  return remainder === 1 ? '9' : String(11 - remainder);
});

function cuitWarnings(cuit: string): readonly WarningCode[] {
  return CUIT_FORM.test(cuit) ? cuitDigitWarnings(cuit) : ['unusual-form'];
}

export const taxId: Rule = numberRule({ max: 11, shown: 'xx-xxxxxxxx-x', warnings: cuitWarnings });
