import type { WarningCode } from './rule.ts';

type WarningsOf = (canonical: string) => readonly WarningCode[];

/** Sum of each character's index in the alphabet times its weight. */
export function weightedSum(characters: string, weights: readonly number[], alphabet = '0123456789'): number {
  return [...characters].reduce((sum, character, index) => sum + alphabet.indexOf(character) * weights[index]!, 0);
}

/** The weights 2, 3, 4 … from the right to the left, which begin again after the highest one. */
export function risingWeights(length: number, highest: number): readonly number[] {
  return Array.from({ length }, (_, index) => ((length - 1 - index) % (highest - 1)) + 2);
}

/** Warns when the last character is not the check digit of the others. */
export function checkDigitWarnings(expected: (front: string) => string): WarningsOf {
  return (canonical) => (canonical.slice(-1) === expected(canonical.slice(0, -1)) ? [] : ['check-digit']);
}

/** Only numbers of the usual form have a check digit. */
export function inForm(form: RegExp, warningsOf: WarningsOf): WarningsOf {
  return (canonical) => (form.test(canonical) ? warningsOf(canonical) : ['unusual-form']);
}
