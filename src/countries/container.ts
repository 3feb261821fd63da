import { type CharacterSet, numberRule, type Rule, type WarningCode } from './rule.ts';

/** Owner (three letters), category (U, J or Z), serial (six digits) and check digit of ISO 6346. */
const ISO_6346 = /^[A-Z]{3}[UJZ]\d{7}$/;

/** Letter values start at 10 and skip the multiples of 11, as ISO 6346 defines. */
const LETTER_VALUES = [
  10, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 34, 35, 36, 37, 38,
];

/** The check digit for the ten characters before it. */
export function containerCheckDigit(front: string): number {
  const sum = [...front].reduce((total, character, place) => total + characterValue(character) * 2 ** place, 0);
  return (sum % 11) % 10;
}

function characterValue(character: string): number {
  return LETTER_VALUES[character.charCodeAt(0) - 'A'.charCodeAt(0)] ?? Number(character);
}

function containerWarnings(canonical: string): readonly WarningCode[] {
  if (!ISO_6346.test(canonical)) return ['unusual-form'];
  return containerCheckDigit(canonical.slice(0, 10)) === Number(canonical.slice(10)) ? [] : ['check-digit'];
}

function formatContainer(canonical: string): string {
  return ISO_6346.test(canonical)
    ? `${canonical.slice(0, 4)} ${canonical.slice(4, 10)}-${canonical.slice(10)}`
    : canonical;
}

/** Other equipment has numbers too, so another format is only a warning. */
const ANYTHING: CharacterSet = { code: 'alphanumeric', allowed: /^/, input: 'text' };

export const CONTAINER_RULE: Rule = numberRule({
  characters: ANYTHING,
  max: 500,
  shown: formatContainer,
  hint: { kind: 'example', example: 'CSQU 305438-3' },
  warnings: containerWarnings,
});
