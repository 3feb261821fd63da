/**
 * Separators that people type or paste into a number: blanks, any dash, dots, slashes, invisible marks. Letters, digits
 * and "&" are never separators, so Chile's K, Peru's licence letter and the Ñ and & of an RFC survive.
 */
const SEPARATORS = /[\s\p{Pd}\p{Cf}\u2212.,:;/\\|_'’"()·•]/gu;

export function compact(text: string): string {
  return text.normalize('NFKC').replace(SEPARATORS, '').toUpperCase();
}

/** Fills each `x` of a pattern with the next character; a value of another length stays as it is. */
export function fillPattern(pattern: string, characters: string): string {
  if (patternSize(pattern) !== characters.length) return characters;
  let next = 0;
  return pattern.replace(/x/g, () => characters.charAt(next++));
}

function patternSize(pattern: string): number {
  return pattern.replace(/[^x]/g, '').length;
}

/** Characters as a reader counts them, which is also how PostgreSQL counts. */
export function characterCount(text: string): number {
  return [...text].length;
}
