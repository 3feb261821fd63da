import type { CountryCode } from './country-type.ts';

/**
 * How much longer than the straight line the road between neighbouring towns is outside the mountains: little in the
 * pampas, more among hills and rivers.
 */
const ROAD_WINDING: Readonly<Record<CountryCode, number>> = {
  BO: 1.15,
  PE: 1.15,
  CL: 1.1,
  PY: 1.1,
  MX: 1.13,
  BR: 1.15,
  AR: 1.05,
  UY: 1.05,
};

export const LEAST_ROAD_WINDING: number = Math.min(...Object.values(ROAD_WINDING));

export const roadWindingOf = (country: CountryCode): number => ROAD_WINDING[country];
