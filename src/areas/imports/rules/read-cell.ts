import { EARLIEST_BIRTH_DATE } from '#countries/birth-date.ts';
import { isDay } from '#kernel/dates.ts';
import type { FieldProblem } from '#kernel/errors.ts';
import { isPrintable } from '#kernel/text.ts';
import { type Cell, plainNumber, shownCell } from './cell.ts';
import { foldWords } from './fold.ts';
import type { ImportColumn } from './import-column.ts';

export type CellReading = { readonly value: string | undefined } | { readonly problem: FieldProblem };

/** By their folded names, in every language. */
export type ChoiceNames = ReadonlyMap<string, string>;

const EMPTY: CellReading = { value: undefined };
const wrong = (code: string): CellReading => ({ problem: { code } });
const right = (value: string): CellReading => ({ value });

/** Above this a spreadsheet program has already rounded the number. */
const SURE_DIGITS = 1e15;

/** Reads a cell for a kind of column; numbers and days get one canonical form. */
export function readCell(kind: ImportColumn['kind'], cell: Cell | undefined, choices: ChoiceNames): CellReading {
  if (!cell) return EMPTY;
  if (cell.kind === 'failure') return wrong('cellFailure');
  if (cell.kind === 'formula') return wrong('formulaWithoutValue');
  const text = shownCell(cell).trim();
  if (text === '') return EMPTY;
  if (!isPrintable(text)) return wrong('characters');
  switch (kind) {
    case 'day':
      return readDay(cell, text);
    case 'whole':
    case 'decimal':
      return readNumber(kind, cell, text);
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

function readNumber(kind: 'whole' | 'decimal', cell: Cell, text: string): CellReading {
  const number = cell.kind === 'number' ? cell.number : Number(decimalText(text));
  if (cell.kind === 'day' || cell.kind === 'flag' || !Number.isFinite(number)) return wrong('number');
  if (kind === 'whole' && !Number.isInteger(number)) return wrong('integer');
  return right(plainNumber(number));
}

/**
 * Normalises `1.234,5`, `1,234.5`, `12,5` and `1 500`. A single separator before exactly three digits groups thousands,
 * because none of our numbers has three decimals.
 */
function decimalText(text: string): string {
  const compact = text.replace(/[\s'’]/g, '');
  if (!/^-?\d[\d.,]*$/.test(compact)) return 'NaN';
  const last = Math.max(compact.lastIndexOf('.'), compact.lastIndexOf(','));
  if (last < 0) return compact;
  const whole = compact.slice(0, last);
  const fraction = compact.slice(last + 1);
  const sign = compact.charAt(last);
  const isGrouping = whole.includes(sign) || (fraction.length === 3 && /^-?[1-9]\d*$/.test(whole));
  const digits = whole.replace(/[.,]/g, '');
  if (!/^\d+$/.test(fraction) || !isGrouped(whole) || (isGrouping && fraction.length !== 3)) return 'NaN';
  return isGrouping ? digits + fraction : `${digits}.${fraction}`;
}

/** `1.234.567` but not `1.23.4`; also valid without separators. */
function isGrouped(whole: string): boolean {
  return /^-?(\d+|\d{1,3}(\.\d{3})+|\d{1,3}(,\d{3})+)$/.test(whole);
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
