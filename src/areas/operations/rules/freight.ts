/** One price for the trip, a price per unit of weight, or still to be agreed. */
export const FREIGHT_TYPES = ['simple', 'compound', 'toNegotiate'] as const;
export type FreightType = (typeof FREIGHT_TYPES)[number];

export interface Freight {
  readonly type: FreightType;
  /** Decimal text; null while to negotiate. */
  readonly value: string | null;
  readonly currency: string | null;
  /** The unit of weight the price of a compound freight refers to. */
  readonly unit: string | null;
}

export type FreightProblem = 'valueRequired' | 'currencyRequired' | 'unitRequired';

/** A price needs its currency, and a compound one its unit of weight. */
export function freightProblems({ type, value, currency, unit }: Freight): FreightProblem[] {
  if (type === 'toNegotiate') return [];
  const problems: FreightProblem[] = [];
  if (value === null) problems.push('valueRequired');
  if (currency === null) problems.push('currencyRequired');
  if (type === 'compound' && unit === null) problems.push('unitRequired');
  return problems;
}
