import { COUNTRIES } from '#countries/country.ts';
import { COUNTRY_CATALOGUE } from '#kernel/catalogue.ts';
import type { ImportColumn } from './import-column.ts';

export const COUNTRY_FIELD = 'countryId';

/** Every target has this column; a line without a value belongs to the company's own country. */
export const COUNTRY_COLUMN: ImportColumn<typeof COUNTRY_FIELD> = {
  field: COUNTRY_FIELD,
  kind: 'choice',
  required: false,
  phrase: `imports.columns.${COUNTRY_FIELD}`,
  synonyms: ['pais', 'country', 'nacionalidade', 'nacionalidad', 'codigo pais', 'codigo do pais', 'country code'],
  catalogue: COUNTRY_CATALOGUE,
  choices: COUNTRIES.map(({ code, names }) => ({
    value: code,
    phrase: `imports.countries.${code}`,
    words: Object.values(names),
  })),
};
