import { fromCents, toCents } from '#kernel/money.ts';

/** Costs of trips with the kilometres, or the tonnes, of the same trips: those without either count in neither. */
export interface CostOf {
  /** In the own currency, as decimal text. */
  readonly cost: string;
  readonly quantity: number;
}

const THOUSANDTHS = 1000;

/** Cost per kilometre or per tonne, as decimal text; null where nothing was driven or carried. */
export function costPer({ cost, quantity }: CostOf): string | null {
  const milli = BigInt(Math.round(quantity * THOUSANDTHS));
  if (milli <= 0n) return null;
  return fromCents((toCents(cost) * BigInt(THOUSANDTHS) * 2n + milli) / (milli * 2n));
}
