import type { DemoCompany } from './companies.ts';

/** What a dollar is worth in the currency of each country. */
export const USD_RATES: Readonly<Record<DemoCompany['country'], number>> = {
  BO: 6.96,
  PE: 3.72,
  CL: 948,
  PY: 7420,
  MX: 18.4,
  BR: 5.52,
  AR: 1385,
  UY: 40.2,
};
