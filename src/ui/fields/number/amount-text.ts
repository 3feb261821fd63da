import type { Mask } from '#ui/fields/masked/mask.ts';

export const MAX_WHOLE_DIGITS = 15;

/**
 * Reads a number in any common notation: `1.234,50`, `1,234.50`, `Bs 1 234` and `1234.5`. The last separator starts the
 * decimals, unless exactly three digits follow: then it groups thousands.
 */
export function readPastedAmount(text: string): string {
  const written = text.replace(/[^\d.,]/g, '').replace(/^[.,]+(?=.*[.,])|[.,]+$/g, '');
  const last = Math.max(written.lastIndexOf('.'), written.lastIndexOf(','));
  if (last === -1) return written;
  const separator = written.charAt(last);
  const decimals = written.slice(last + 1);
  const other = separator === '.' ? ',' : '.';
  const repeated = written.indexOf(separator) !== last;
  const groups = repeated || (decimals.length === 3 && !written.includes(other));
  const whole = written.slice(0, groups ? undefined : last).replace(/[.,]/g, '');
  return groups ? whole : `${whole || '0'}.${decimals}`;
}

/** Digits and one point, no sign and no exponent, no more decimals than allowed. */
export function cleanAmount(text: string, decimals: number): string {
  const [whole = '', ...rest] = text.replace(/[^\d.]/g, '').split('.');
  const digits = whole.replace(/^0+(?=\d)/, '').slice(0, MAX_WHOLE_DIGITS);
  if (rest.length === 0 || decimals === 0) return digits;
  return `${digits || '0'}.${rest.join('').slice(0, decimals)}`;
}

/** 1234567.8 → 1,234,567.8 while it is being typed. */
export function groupThousands(amount: string): string {
  const [whole = '', decimals] = amount.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',');
  return decimals === undefined ? grouped : `${grouped}.${decimals}`;
}

export function amountMask({ decimals, grouped }: { decimals: number; grouped: boolean }): Mask {
  return {
    read: (text, _, pasted) => cleanAmount(pasted ? readPastedAmount(text) : text, decimals),
    show: grouped ? groupThousands : (typed) => typed,
    store: (typed) => typed.replace(/\.$/, ''),
    // Half of the countries write decimals with a comma.
    keys: { ',': '.' },
    counts: (character) => /[\d.]/.test(character),
  };
}

/** The next value for an arrow key, within minimum and maximum. */
export function stepAmount(typed: string, step: number, { min = 0, max = Number.MAX_SAFE_INTEGER } = {}): string {
  const next = Math.min(max, Math.max(min, (Number(typed) || 0) + step));
  return String(Math.round(next * 100) / 100);
}
