import { checkDigitWarnings, weightedSum } from '#countries/check-digits.ts';
import type { PersonalDocument } from '#countries/country-type.ts';
import { ALPHANUMERIC, numberRule, type Rule, usually, type WarningCode } from '#countries/rule.ts';

/** An INE is identified by its CIC (9 or 10), its OCR (12 or 13) or its elector's key (18 characters). */
const INE_FORM = /^(\d{9,10}|\d{12,13}|[A-Z]{6}\d{8}[HM]\d{3})$/;
const DOCUMENT_MAX = 20;

export const personalDocuments: readonly PersonalDocument[] = [
  {
    type: 'INE',
    foreign: false,
    issuingStates: [],
    rule: numberRule({
      required: true,
      characters: ALPHANUMERIC,
      max: DOCUMENT_MAX,
      warnings: usually(INE_FORM),
    }),
  },
  {
    type: 'FM3',
    foreign: true,
    issuingStates: [],
    rule: numberRule({ required: true, characters: ALPHANUMERIC, max: DOCUMENT_MAX }),
  },
];

export const driverLicence: Rule = numberRule({ required: true, characters: ALPHANUMERIC, max: 13 });

const MONTH_AND_DAY = '(0[1-9]|1[0-2])(0[1-9]|[12]\\d|3[01])';

const CURP_FORM = new RegExp(`^[A-Z]{4}\\d{2}${MONTH_AND_DAY}[HMX][A-Z]{5}[A-Z0-9]\\d$`);
const CURP_ALPHABET = '0123456789ABCDEFGHIJKLMNÑOPQRSTUVWXYZ';
const CURP_WEIGHTS = [18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2];

const curpDigitWarnings = checkDigitWarnings((front) =>
  String((10 - (weightedSum(front, CURP_WEIGHTS, CURP_ALPHABET) % 10)) % 10),
);

export const curp: Rule = numberRule({
  characters: ALPHANUMERIC,
  min: 18,
  max: 18,
  warnings: (value) => (CURP_FORM.test(value) ? curpDigitWarnings(value) : ['unusual-form']),
});

const RFC_FORM = new RegExp(`^[A-ZÑ&]{3,4}\\d{2}${MONTH_AND_DAY}[A-Z0-9]{2}[0-9A]$`);
const RFC_ALPHABET = '0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ';
const RFC_WEIGHTS = [13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2];

/** The generic numbers that the tax office prescribes for the general public and for foreigners. */
const GENERIC_RFCS = ['XAXX010101000', 'XEXX010101000'];

const rfcDigitWarnings = checkDigitWarnings((front) => {
  // A company's RFC is one letter shorter and is computed as if it began with a blank.
  const remainder = weightedSum(front.padStart(12, ' '), RFC_WEIGHTS, RFC_ALPHABET) % 11;
  if (remainder === 0) return '0';
  return remainder === 1 ? 'A' : String(11 - remainder);
});

function rfcWarnings(rfc: string): readonly WarningCode[] {
  if (GENERIC_RFCS.includes(rfc)) return [];
  return RFC_FORM.test(rfc) ? rfcDigitWarnings(rfc) : ['unusual-form'];
}

const RFC = {
  characters: { code: 'alphanumeric', allowed: /^[A-Z0-9Ñ&]*$/, input: 'text' },
  min: 12,
  max: 13,
  warnings: rfcWarnings,
} as const;

export const personTaxId: Rule = numberRule({ ...RFC, required: true });
export const companyTaxId: Rule = numberRule(RFC);
