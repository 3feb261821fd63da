import { checkDigitWarnings, weightedSum } from '#countries/check-digits.ts';
import type { PersonalDocument } from '#countries/country-type.ts';
import { type NumberRuleSpec, numberRule, type Rule, type WarningCode } from '#countries/rule.ts';

const CI: NumberRuleSpec = { required: true, min: 5, max: 7, leftPad: true, shown: 'x.xxx.xxx' };

export const personalDocuments: readonly PersonalDocument[] = [
  { type: 'CI', foreign: false, issuingStates: [], rule: numberRule(CI) },
];

export const driverLicence: Rule = numberRule(CI);

/** Weights start at 2 for the last digit; a remainder of 0 or 1 gives the digit 0. */
function rucCheckDigit(front: string): string {
  const weights = Array.from(front, (_, index) => front.length + 1 - index);
  const remainder = weightedSum(front, weights) % 11;
  return String(remainder > 1 ? 11 - remainder : 0);
}

const SHORTEST_REAL_RUC = 6;
const rucDigitWarnings = checkDigitWarnings(rucCheckDigit);

function rucWarnings(ruc: string): readonly WarningCode[] {
  return ruc.length < SHORTEST_REAL_RUC ? ['unusual-form'] : rucDigitWarnings(ruc);
}

function formatRuc(ruc: string): string {
  return ruc.length < SHORTEST_REAL_RUC ? ruc : `${ruc.slice(0, -1)}-${ruc.slice(-1)}`;
}

export const personTaxId: Rule = numberRule({ max: 8, shown: formatRuc, warnings: rucWarnings });
export const companyTaxId: Rule = numberRule({ min: 8, max: 9, shown: formatRuc, warnings: rucWarnings });
