import type { ColumnNames } from '#areas/imports/rules/find-headings.ts';
import { foldWords, headingKey } from '#areas/imports/rules/fold.ts';
import type { Choice, ImportColumn } from '#areas/imports/rules/import-column.ts';
import type { ChoiceNames } from '#areas/imports/rules/read-cell.ts';
import type { Country } from '#countries/country-type.ts';
import { LANGUAGES, type Language } from '#kernel/language.ts';
import { dynamicKey, type PhraseKey } from '#kernel/phrase-key.ts';
import type { Translate } from '#kernel/phrases.ts';

/** The column of a corrected template that says what is wrong; it is not read. */
export const REASON_HEADING = 'imports.report.reason' satisfies PhraseKey;

/** The name of a column in a template. */
export function headingOf(
  translate: Translate,
  language: Language,
  country: Country,
  { field, heading, phrase = dynamicKey('imports.columns', field) }: Pick<ImportColumn, 'field' | 'heading' | 'phrase'>,
): string {
  return heading ?? translate(language, phrase, { taxId: country.taxId.label });
}

/** Every name of every column: those of the templates in all languages, and the synonyms. */
export function columnNames(translate: Translate, country: Country, columns: readonly ImportColumn[]): ColumnNames {
  return new Map(
    columns.flatMap((column) =>
      [...column.synonyms, ...LANGUAGES.map((language) => headingOf(translate, language, country, column))].map(
        (name) => [headingKey(name), column.field],
      ),
    ),
  );
}

export function choiceLabel(translate: Translate, language: Language, { value, phrase }: Choice): string {
  return phrase === undefined ? value : translate(language, phrase);
}

export function choiceNames(translate: Translate, choices: readonly Choice[]): ChoiceNames {
  return new Map(
    choices.flatMap((choice) =>
      [
        choice.value,
        ...(choice.words ?? []),
        ...LANGUAGES.map((language) => choiceLabel(translate, language, choice)),
      ].map((name) => [foldWords(name), choice.value]),
    ),
  );
}
