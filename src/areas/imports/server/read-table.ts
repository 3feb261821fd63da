import { importErrors } from '#areas/imports/contract/import.errors.ts';
import { type Cell, columnLetters, type Sheet, type SheetRow, shownCell } from '#areas/imports/rules/cell.ts';
import { COUNTRY_COLUMN, COUNTRY_FIELD } from '#areas/imports/rules/country-column.ts';
import { findHeadings, type Headings } from '#areas/imports/rules/find-headings.ts';
import { headingKey } from '#areas/imports/rules/fold.ts';
import type { Choice, ImportColumn, RowValues } from '#areas/imports/rules/import-column.ts';
import { IMPORT_MAX_RECORDS } from '#areas/imports/rules/import-limits.ts';
import { type ChoiceNames, readCell } from '#areas/imports/rules/read-cell.ts';
import { countryOf, isCountryCode } from '#countries/country.ts';
import type { Country } from '#countries/country-type.ts';
import type { FieldProblem } from '#kernel/errors.ts';
import { LANGUAGES, type Language } from '#kernel/language.ts';
import type { Translate } from '#kernel/phrases.ts';
import { choiceNames, columnNames, REASON_HEADING } from './column-names.ts';
import type { ImportRow, RowProblem } from './import-target.ts';

const NO_CHOICES: readonly Choice[] = [];

export interface Table {
  readonly rows: readonly ImportRow[];
  /** Problems of the columns; if there are any, no row is read. */
  readonly problems: readonly RowProblem[];
  /** Unknown columns, which are ignored. */
  readonly unknown: readonly string[];
  /** The column of a field, its name in the file, and its value in a row. */
  readonly placeOf: (field: string) => number;
  readonly nameOf: (field: string) => string | undefined;
  readonly shownAt: (row: number, field: string) => string;
  readonly cellAt: (row: number, field: string) => Cell | undefined;
}

/** The records of a spreadsheet, with its columns in any order and under any known name, its texts as in `language`. */
export function readTable(
  sheets: readonly Sheet[],
  columnsIn: (country: Country) => readonly ImportColumn[],
  home: Country,
  translate: Translate,
  language: Language,
): Table {
  const columns = columnsIn(home);
  const found = findHeadings(sheets, columnNames(translate, home, columns));
  if (!found) throw importErrors.noHeadings();
  const { sheet, headings } = found;
  const lines = sheet.rows.filter(({ number }) => number > headings.row.number);
  const filled = lines.filter((line) => hasRecord(line, headings));
  if (filled.length > IMPORT_MAX_RECORDS) throw importErrors.tooManyRecords({ params: { count: IMPORT_MAX_RECORDS } });
  const problems = problemsOf(headings, columns);
  const namesOf = rememberedNames(translate);
  const line = (row: SheetRow) => readLine(row, columnsIn, headings, home, namesOf, language);
  const byNumber = new Map(sheet.rows.map((row) => [row.number, row]));
  const cellAt = (row: number, field: string) => byNumber.get(row)?.cells.get(headings.columns.get(field) ?? -1);
  const reasons = new Set(LANGUAGES.map((one) => headingKey(translate(one, REASON_HEADING))));
  return {
    rows: problems.length > 0 ? [] : filled.map(line),
    problems,
    // Rows that came back to be corrected have their reasons beside them.
    unknown: headings.unknown.filter((name) => !reasons.has(headingKey(name))),
    placeOf: (field) => headings.columns.get(field) ?? -1,
    nameOf: (field) => {
      const index = headings.columns.get(field);
      return index === undefined ? undefined : `${columnLetters(index)} · ${shownCell(headings.row.cells.get(index))}`;
    },
    shownAt: (row, field) => shownCell(cellAt(row, field)),
    cellAt,
  };
}

/** A line with values only in unknown columns is a note, not a record. */
function hasRecord(line: SheetRow, { columns }: Headings): boolean {
  return [...columns.values()].some((index) => line.cells.has(index));
}

function problemsOf({ row, columns, repeated }: Headings, known: readonly ImportColumn[]): RowProblem[] {
  const missing = known.filter(({ field, required }) => required && !columns.has(field));
  return [
    ...missing.map(({ field }) => ({ row: row.number, field, problem: { code: 'missingColumn' } })),
    ...[...repeated].map(([index, field]) => ({
      row: row.number,
      field,
      problem: { code: 'repeatedColumn', params: { column: columnLetters(index) } },
    })),
  ];
}

function readLine(
  line: SheetRow,
  columnsIn: (country: Country) => readonly ImportColumn[],
  headings: Headings,
  home: Country,
  namesOf: (choices: readonly Choice[]) => ChoiceNames,
  language: Language,
): ImportRow {
  const values: Record<string, string> = {};
  const problems: Record<string, FieldProblem> = {};
  const read = ({ field, choices = NO_CHOICES, ...column }: ImportColumn) => {
    const index = headings.columns.get(field);
    const cell = index === undefined ? undefined : line.cells.get(index);
    const reading = readCell(column, cell, namesOf(choices), language);
    if ('problem' in reading) problems[field] = reading.problem;
    else if (reading.value !== undefined) values[field] = reading.value;
  };
  read(COUNTRY_COLUMN);
  const country = countryIn(values, home);
  for (const column of columnsIn(country)) {
    read(column);
    const { field, required } = column;
    if (required && values[field] === undefined) problems[field] ??= { code: 'required' };
  }
  return { number: line.number, country, values, problems };
}

/** Cached, because every line uses the same lists of choices. */
function rememberedNames(translate: Translate): (choices: readonly Choice[]) => ChoiceNames {
  const known = new Map<readonly Choice[], ChoiceNames>();
  return (choices) => {
    const names = known.get(choices) ?? choiceNames(translate, choices);
    known.set(choices, names);
    return names;
  };
}

/** Without a value, the company's own country. */
function countryIn(values: RowValues, home: Country): Country {
  const code = values[COUNTRY_FIELD];
  return isCountryCode(code) ? countryOf(code) : home;
}
