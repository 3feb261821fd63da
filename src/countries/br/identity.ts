import { cnpjWarnings, cpfWarnings } from '#countries/check-digits.ts';
import type { PersonalDocument } from '#countries/country-type.ts';
import { ALPHANUMERIC, numberRule, type Rule } from '#countries/rule.ts';

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
