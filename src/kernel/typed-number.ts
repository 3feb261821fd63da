import type { FieldProblem } from './errors.ts';
import type { Language } from './language.ts';
import { COMMA_DECIMALS, marksOf, type NumberMarks, POINT_DECIMALS } from './numbers.ts';

/** A decimal text without separators (`12500.5`), or why the text is not read. */
export type TypedNumber = { readonly number: string } | { readonly problem: FieldProblem };

export interface NumberReading {
  readonly language: Language;
  /** The most decimals the value may have. */
  readonly decimals: number;
  /** Whether it may be below zero: a temperature. */
  readonly signed?: boolean | undefined;
  /** What may stand before or after the number: its unit, or the symbol of its currency. */
  readonly beside?: readonly string[] | undefined;
}

/** More digits do not fit into a number of the browser without rounding. */
export const MAX_DIGITS = 15;

const wrong = (code: string, params?: FieldProblem['params']): TypedNumber => ({
  problem: params ? { code, params } : { code },
});

/**
 * Reads a number as people type, paste and dictate it. The writing of the person's country counts first; the other one
 * (a point where the country has a comma) is taken where the text makes sense in no other way. What could be two
 * different numbers is refused, and so is whatever would have to be changed to become a value.
 */
export function readTypedNumber(text: string, reading: NumberReading): TypedNumber {
  const { language, decimals, signed = false, beside = [] } = reading;
  const written = spokenAsWritten(without(beside, text.replace(/\s+/g, ' ').trim()))
    .replace(/^\+ ?/, '')
    .replace(/(?<=\d)[.,]$/, '');
  const own = marksOf(language);
  const isNegative = /^[-−–] ?/.test(written);
  const digits = written.replace(/^[-−–] ?/, '');
  const first = partsOf(digits, own);
  const second = partsOf(digits, own === COMMA_DECIMALS ? POINT_DECIMALS : COMMA_DECIMALS);
  const read = first ?? second;
  if (!read) return wrong('number');
  if (isNegative && !signed) return wrong('negative');
  const fraction = read.fraction.replace(/0+$/, '');
  // The country's reading has more decimals than the field, and the other reading has none.
  if (first && second?.fraction === '' && first.fraction.length > decimals)
    return ambiguous(first.whole, fraction, second.whole, decimals, own);
  if (read.whole.length + fraction.length > MAX_DIGITS) return wrong('maxDigits', { count: MAX_DIGITS });
  if (fraction.length > decimals) return decimals === 0 ? wrong('integer') : wrong('decimals', { count: decimals });
  const number = joined(read.whole, fraction, '.');
  return { number: isNegative && number !== '0' ? `-${number}` : number };
}

function ambiguous(whole: string, fraction: string, large: string, decimals: number, own: NumberMarks): TypedNumber {
  if (fraction.length > decimals) return wrong('plainThousands', { large });
  return wrong('ambiguousNumber', { small: joined(whole, fraction, own.decimal), large });
}

const joined = (whole: string, fraction: string, mark: string) => (fraction === '' ? whole : whole + mark + fraction);

interface Parts {
  /** Without leading zeros. */
  readonly whole: string;
  /** As typed. */
  readonly fraction: string;
}

/** Digits with or without groups of three, in one writing; spaces and apostrophes group in every country. */
function partsOf(text: string, { decimal, group }: NumberMarks): Parts | undefined {
  const [before = '', fraction = '', ...more] = text.split(decimal);
  const separator = /[^\d]/.exec(before)?.[0] ?? '';
  const isGrouped = separator !== '' && [group, ' ', "'", '’'].includes(separator);
  const groups = isGrouped ? before.split(separator) : [];
  const wellGrouped = /^[1-9]\d{0,2}$/.test(groups[0] ?? '') && groups.slice(1).every((part) => /^\d{3}$/.test(part));
  const whole = isGrouped && wellGrouped ? groups.join('') : before;
  if (more.length > 0 || !/^\d*$/.test(whole) || !/^\d*$/.test(fraction) || whole + fraction === '') return undefined;
  return { whole: whole.replace(/^0+(?=\d)/, '') || '0', fraction };
}

/** Without the units and symbols around the number. */
function without(beside: readonly string[], text: string): string {
  return [...beside]
    .filter((word) => word !== '')
    .sort((one, other) => other.length - one.length)
    .reduce((rest, word) => {
      const [lower, wanted] = [rest.toLowerCase(), word.toLowerCase()];
      if (lower.startsWith(wanted)) return rest.slice(word.length).trim();
      return lower.endsWith(wanted) ? rest.slice(0, -word.length).trim() : rest;
    }, text);
}

/** `12 vírgula 5`, `12 punto 5`, `menos 50` and `12 mil 500`, as the dictation of a phone writes them. */
function spokenAsWritten(text: string): string {
  const written = text
    .replace(/^(?:menos|minus) /i, '-')
    .replace(/ (?:v[ií]rgula|coma|comma) /i, ',')
    .replace(/ (?:ponto|punto|point) /i, '.');
  const [, thousands, rest = ''] = /^(\d{1,3}) mil(?: (?:e |y )?(\d{1,3}))?$/i.exec(written) ?? [];
  return thousands === undefined ? written : thousands + rest.padStart(3, '0');
}
