import { countryNames } from '#areas/companies/rules/country-name.ts';
import type { Translation } from '#kernel/phrases.ts';
import type { ptBR } from './pt-BR.ts';

export const en: Translation<typeof ptBR> = {
  imports: {
    back: 'Back to the list',
    unknownTarget: 'This kind of record cannot be imported.',
    notAllowed: 'You may not import these records.',
    refused_one: 'refused import',
    refused_other: 'refused imports',
    countries: countryNames('en'),
    passedOver: 'Unknown columns, which will not be read: {{columns}}',
    corrected: '{{name}} to correct',
    report: { row: 'Row', column: 'Column', value: 'Value', reason: 'Reason' },
    template: {
      instructions: 'Instructions',
      lists: 'Lists',
      intro: 'Fill in the first sheet, one row per record, up to {{count}} records. Columns with * are required.',
      updates: 'Records that exist already are updated; empty cells leave the value as it is.',
      column: 'Column',
      required: 'Required',
      how: 'How to fill it in',
    },
    kinds: {
      text: 'Text.',
      whole: 'Whole number.',
      decimal: 'Number with up to two decimals.',
      day: 'Date as DD/MM/YYYY.',
      choice: 'One option of the list: {{options}}.',
      flag: 'Yes or no.',
    },
    columns: { countryId: 'Country' },
  },
  validation: {
    repeatedRow: 'Repeated: row {{row}} has this value already',
    otherRow: 'Row {{row}}, of the same order, has an error',
    missingColumn: 'This required column is missing',
    repeatedColumn: 'Column {{column}} repeats this information: keep only one',
    cellFailure: 'The cell holds a formula error',
    formulaWithoutValue: 'The cell holds a formula without a result: paste the value',
    roundedNumber: 'Spreadsheets round numbers of more than 15 digits: format the column as text',
  },
  errors: {
    imports: {
      invalidFileType: 'Incompatible file: send an .xlsx spreadsheet.',
      excededSize: 'The file is too large. The maximum allowed size is {{megabytes}} MB',
      tooHeavy: 'The spreadsheet is too large to be read: copy the records into the template.',
      noHeadings: 'We could not find the column names. Use the template.',
      tooManyRecords: 'The spreadsheet has more than {{count}} records.',
      invalidContent: 'Some records have errors.',
      busy: 'Other spreadsheets are being read. Try again in a moment.',
    },
  },
};
