import { checkDigitWarnings, inForm, risingWeights, weightedSum } from '#countries/check-digits.ts';
import type { PersonalDocument } from '#countries/country-type.ts';
import { ALPHANUMERIC, numberRule, type Rule, type WarningCode } from '#countries/rule.ts';

/** A letter counts by its place in the character table, from the digits on. */
const CHARACTERS = '0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Two check digits, the second of which also covers the first. */
function twoDigitWarnings(highest: number): (canonical: string) => readonly WarningCode[] {
  const warningsOf = checkDigitWarnings((front) => {
    const remainder = weightedSum(front, risingWeights(front.length, highest), CHARACTERS) % 11;
    return remainder < 2 ? '0' : String(11 - remainder);
  });
  return (canonical) => {
    // 111.111.111-11 has correct check digits but is never issued.
    if (/^(.)\1*$/.test(canonical)) return ['check-digit'];
    const first = warningsOf(canonical.slice(0, -1));
    return first.length > 0 ? first : warningsOf(canonical);
  };
}

const cpfWarnings = inForm(/^\d{11}$/, twoDigitWarnings(11));
const cnpjWarnings = inForm(/^[A-Z0-9]{12}\d{2}$/, twoDigitWarnings(9));

/** The field is called RG and holds a number in the format of a CPF. */
export const personalDocuments: readonly PersonalDocument[] = [
  {
    type: 'RG',
    foreign: false,
    issuingStates: [],
    rule: numberRule({ required: true, min: 11, max: 11, shown: 'xxx.xxx.xxx-xx', warnings: cpfWarnings }),
  },
];

/** CNH. */
export const driverLicence: Rule = numberRule({ required: true, min: 11, max: 11 });

/** CNPJ, whose first twelve characters may be letters; a person's tax id has the same format. */
export const taxId: Rule = numberRule({
  characters: ALPHANUMERIC,
  min: 14,
  max: 14,
  pattern: /^[A-Z0-9]{12}\d{2}$/,
  shown: 'xx.xxx.xxx/xxxx-xx',
  warnings: cnpjWarnings,
});
