import { EARLIEST_BIRTH_DATE } from '#countries/birth-date.ts';
import { isDay } from '#kernel/dates.ts';
import type { FieldProblem } from '#kernel/errors.ts';
import type { Language } from '#kernel/language.ts';
import { DECIMALS } from '#kernel/money.ts';
import { isPrintable } from '#kernel/text.ts';
import { readTypedNumber } from '#kernel/typed-number.ts';
import { type Cell, plainNumber, shownCell } from './cell.ts';
import { foldWords } from './fold.ts';
import type { ImportColumn } from './import-column.ts';

export type CellReading = { readonly value: string | undefined } | { readonly problem: FieldProblem };

/** By their folded names, in every language. */
export type ChoiceNames = ReadonlyMap<string, string>;

type ReadColumn = Pick<ImportColumn, 'kind' | 'decimals'>;

const EMPTY: CellReading = { value: undefined };
const wrong = (code: string): CellReading => ({ problem: { code } });
const right = (value: string): CellReading => ({ value });

/** Above this a spreadsheet program has already rounded the number. */
const SURE_DIGITS = 1e15;

/** Reads a cell for a kind of column; numbers and days get one canonical form. */
export function readCell(
  column: ReadColumn,
  cell: Cell | undefined,
  choices: ChoiceNames,
  language: Language,
): CellReading {
  if (!cell) return EMPTY;
  if (cell.kind === 'failure') return wrong('cellFailure');
  if (cell.kind === 'formula') return wrong('formulaWithoutValue');
  const text = shownCell(cell).trim();
  if (text === '') return EMPTY;
  if (!isPrintable(text)) return wrong('characters');
  switch (column.kind) {
    case 'day':
      return readDay(cell, text);
    case 'whole':
    case 'decimal':
      return readNumber(column, cell, text, language);
    case 'flag':
      return readFlag(cell, text);
    case 'choice':
      return readChoice(text, choices);
    case 'text':
      return cell.kind === 'number' && Math.abs(cell.number) >= SURE_DIGITS ? wrong('roundedNumber') : right(text);
  }
}

const DAY_FIRST = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?:[ T]\d{1,2}:\d{2}(?::\d{2})?)?$/;
const YEAR_FIRST = /^(\d{4})-(\d{2})-(\d{2})(?:[ T].*)?$/;

function readDay(cell: Cell, text: string): CellReading {
  if (cell.kind === 'day') return dayIfReal(cell.day);
  if (cell.kind !== 'text') return wrong('date');
  const [, day = '', month = '', year = ''] = DAY_FIRST.exec(text) ?? [];
  if (year) return dayIfReal(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
  const [, isoYear, isoMonth, isoDay] = YEAR_FIRST.exec(text) ?? [];
  return dayIfReal(`${isoYear}-${isoMonth}-${isoDay}`);
}

function dayIfReal(day: string): CellReading {
  return isDay(day) && day >= EARLIEST_BIRTH_DATE ? right(day) : wrong('date');
}

/** A text cell is read as if it were typed into a field by the person who imports it. */
function readNumber(column: ReadColumn, cell: Cell, text: string, language: Language): CellReading {
  const decimals = column.kind === 'whole' ? 0 : (column.decimals ?? DECIMALS);
  if (cell.kind === 'text') {
    const read = readTypedNumber(text, { language, decimals, signed: true });
    return 'problem' in read ? read : right(read.number);
  }
  if (cell.kind !== 'number' || !Number.isFinite(cell.number)) return wrong('number');
  if (column.kind === 'whole' && !Number.isInteger(cell.number)) return wrong('integer');
  return right(plainNumber(cell.number));
}

const YES = new Set(['sim', 'si', 'yes', 'true', 'verdadeiro', 'verdadero', 'x', 's', 'y', '1']);
const NO = new Set(['nao', 'no', 'false', 'falso', 'n', '0']);

function readFlag(cell: Cell, text: string): CellReading {
  if (cell.kind === 'flag') return right(String(cell.flag));
  const word = foldWords(text);
  if (YES.has(word)) return right('true');
  return NO.has(word) ? right('false') : wrong('choice');
}

function readChoice(text: string, choices: ChoiceNames): CellReading {
  const value = choices.get(foldWords(text));
  return value === undefined ? wrong('choice') : right(value);
}
