import { fromCents, toCents } from '#kernel/money.ts';
import { type CheckpointType, TOLL_AXLES, type TollAxles } from './route-limits.ts';

export interface TollPrice {
  readonly axles: TollAxles;
  readonly currency: string;
  /** Decimal number as text. */
  readonly amount: string;
}

export interface TollTotal extends TollPrice {
  /** Tolls of the path that have no price for this class in this currency: the sum is at least this much. */
  readonly withoutPrice: number;
}

export interface TollCheckpoint {
  readonly type: CheckpointType;
  readonly prices: readonly TollPrice[];
}

/** What the tolls of a path cost, for every class of axles and every currency that has a price. */
export function tollTotals(checkpoints: readonly TollCheckpoint[]): TollTotal[] {
  const tolls = checkpoints.filter(({ type }) => type === 'toll');
  const currencies = [...new Set(tolls.flatMap(({ prices }) => prices.map(({ currency }) => currency)))].sort();
  return currencies.flatMap((currency) => TOLL_AXLES.flatMap((axles) => totalOf(tolls, axles, currency)));
}

function totalOf(tolls: readonly TollCheckpoint[], axles: TollAxles, currency: string): TollTotal[] {
  const prices = tolls.map((toll) =>
    toll.prices.filter((price) => price.axles === axles && price.currency === currency),
  );
  const priced = prices.filter(({ length }) => length > 0);
  if (priced.length === 0) return [];
  const cents = priced.flat().reduce((sum, { amount }) => sum + toCents(amount), 0n);
  return [{ axles, currency, amount: fromCents(cents), withoutPrice: prices.length - priced.length }];
}
