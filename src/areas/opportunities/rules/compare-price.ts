import { amountOf } from '#areas/operations/rules/figures.ts';
import { fromCents } from '#kernel/money.ts';

interface NamedPrice {
  readonly type: string;
  readonly value: string;
  readonly currency: string;
  readonly unit: string | null;
}

interface Comparison {
  /** The currency the prices are compared in. */
  readonly currency: string;
  /** The company's own currency, in which the rates give the price of one unit. */
  readonly own: string;
  readonly rates: ReadonlyMap<string, string>;
  /** Of one truck, for prices per unit of weight. */
  readonly weight: string | null;
  readonly weightUnit: string | null;
}

/** What one truck costs, in the currency of comparison; null where a weight or an exchange rate is missing. */
export function comparablePrice(
  price: NamedPrice,
  { currency, own, rates, weight, weightUnit }: Comparison,
): string | null {
  const cents = amountOf(price, { weight, weightUnit, loadedTn: null, deliveredTn: null });
  if (cents === undefined) return null;
  if (price.currency === currency) return fromCents(cents);
  const [from, to] = [price.currency, currency].map((code) =>
    code === own ? 1 : Number(rates.get(code) ?? Number.NaN),
  );
  const worth = (Number(cents) * from!) / to!;
  return Number.isFinite(worth) ? fromCents(BigInt(Math.round(worth))) : null;
}
