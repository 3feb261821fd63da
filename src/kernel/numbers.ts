import type { Language } from './language.ts';

/** What a country writes before the decimals and between groups of three digits. */
export interface NumberMarks {
  readonly decimal: ',' | '.';
  readonly group: ',' | '.';
}

export const COMMA_DECIMALS: NumberMarks = { decimal: ',', group: '.' };
export const POINT_DECIMALS: NumberMarks = { decimal: '.', group: ',' };

/** Peru and Mexico write 1,234.5 as in English; the other countries of the product write 1.234,5. */
const WITH_POINT: ReadonlySet<Language> = new Set<Language>(['es-PE', 'es-MX', 'en', 'en-MX']);

export function marksOf(language: Language): NumberMarks {
  return WITH_POINT.has(language) ? POINT_DECIMALS : COMMA_DECIMALS;
}

/**
 * A number as the country of the language writes it: 250.488 → `250,488` in pt-BR, without zeros at its end. The value
 * is a number or a decimal text; any other text is returned as it is. Money has its own format: `formatAmount`.
 */
export function showNumber(value: number | string, language: Language): string {
  const text = typeof value === 'number' ? decimalText(value) : value;
  return written(text.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, ''), text, language);
}

/** `decimal` with the marks of the language; a text that is no decimal number gives `otherwise`. */
function written(decimal: string, otherwise: string, language: Language): string {
  const [, sign, whole, decimals] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(decimal) ?? [];
  if (whole === undefined) return otherwise;
  const marks = marksOf(language);
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, marks.group);
  return `${sign}${grouped}${decimals === undefined ? '' : marks.decimal + decimals}`;
}

/** Years and the like have no thousands: 2026. */
export function showUngrouped(value: number | string, language: Language): string {
  return showNumber(value, language).replaceAll(marksOf(language).group, '');
}

/** With exactly so many decimals, for ratings and shares: 4 → `4,0`. */
export function showRounded(value: number, decimals: number, language: Language): string {
  const text = value.toFixed(decimals);
  return written(text, text, language);
}

/** Without an exponent, and without the rounding digits of binary arithmetic: 0.1 + 0.2 → `0.3`. */
export function decimalText(value: number): string {
  const exact = String(Number(value.toPrecision(15)));
  return exact.includes('e') ? value.toFixed(15).replace(/\.?0+$/, '') : exact;
}

/** Creating a formatter is slow, and an axis asks for many numbers. */
const short = new Map<Language, Intl.NumberFormat>();

/** As an axis has room for it: 1234567 → `1,2 mi`. */
export function showShort(value: number, language: Language): string {
  let format = short.get(language);
  if (!format) {
    format = new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 1 });
    short.set(language, format);
  }
  return format.format(value).replaceAll('\u00a0', ' ');
}
