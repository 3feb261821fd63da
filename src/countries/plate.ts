import { compact, fillPattern } from './digits.ts';
import { ALPHANUMERIC, numberRule, type Rule, usually } from './rule.ts';

export type PlateSpec = {
  /** The usual formats of plates in the country; others are accepted with a warning. */
  readonly usual: RegExp;
  /** Only where the specification prescribes a pattern, which then also fixes the length. */
  readonly pattern?: string;
};

const SHORTEST = 3;
const LONGEST = 10;

export function plateRule({ usual, pattern }: PlateSpec): Rule {
  const exact = pattern?.replace(/[^x]/g, '').length;
  return numberRule({
    required: true,
    characters: ALPHANUMERIC,
    min: exact ?? SHORTEST,
    max: exact ?? LONGEST,
    shown: pattern ? (plate) => fillPattern(pattern, plate) : formatPlate,
    ...(pattern && { hint: { kind: 'pattern', pattern } }),
    warnings: usually(usual),
  });
}

/** Two plates are the same when their keys are equal, however they were typed. */
export function plateKey(plate: string): string {
  return compact(plate).replace(/[^A-Z0-9]/g, '');
}

/** Three or four digits followed by letters are shown with a hyphen between them; any other plate is shown as it is. */
export function formatPlate(plate: string): string {
  return plateKey(plate).replace(/^(\d{3,4})([A-Z]+)$/, '$1-$2');
}
