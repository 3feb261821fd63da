import { ALPHANUMERIC, numberRule, type Rule, usually } from './rule.ts';

/** ISO 3779: seventeen characters without I, O and Q. */
const VIN = /^[A-HJ-NPR-Z0-9]{17}$/;

/** Vehicles older than the VIN have other numbers, hence only a warning. */
export function chassisRule(min: number, max: number): Rule {
  return numberRule({ characters: ALPHANUMERIC, min, max, warnings: usually(VIN) });
}

export const COMMON_CHASSIS: Rule = chassisRule(1, 30);
