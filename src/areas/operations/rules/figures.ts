import { fromCents, toCents } from '#kernel/money.ts';

/**
 * Units of mass in hundredths of a gram, to combine a price per tonne with a weight in kilograms; other units do not
 * convert.
 */
export const MASS: Readonly<Record<string, bigint>> = { kg: 100_000n, tn: 100_000_000n, lb: 45_359n };

const MILLI = 1_000n;

/** Income and cost of an order, as stored in it. */
export interface PricedOrder {
  readonly income: Price;
  readonly cost: Price;
  readonly weight: string | null;
  readonly weightUnit: string | null;
  readonly loadedTn: string | null;
  readonly deliveredTn: string | null;
}

export interface Price {
  readonly type: string | null;
  readonly value: string | null;
  readonly currency: string | null;
  readonly unit: string | null;
}

export interface Line {
  readonly currency: string;
  readonly income: string;
  readonly cost: string;
  readonly profit: string;
}

/** In cents; undefined while the price is to be agreed or its weight is unknown. */
export function amountOf({ type, value, unit }: Price, order: Omit<PricedOrder, 'income' | 'cost'>) {
  if (value === null || type === null || type === 'toNegotiate') return undefined;
  const cents = toCents(value);
  if (type === 'simple') return cents;
  const milli = unit === null ? undefined : weighed(order, unit);
  return milli === undefined ? undefined : (cents * milli + 500n) / 1000n;
}

/** The best known weight in thousandths of a unit: delivered, else loaded, else planned. */
export function weighed(
  { weight, weightUnit, loadedTn, deliveredTn }: Omit<PricedOrder, 'income' | 'cost'>,
  unit: string,
) {
  const tonnes = deliveredTn ?? loadedTn;
  if (tonnes !== null) {
    const milli = inUnit(tonnes, 'tn', unit);
    if (milli !== undefined) return milli;
  }
  return weight !== null && weightUnit !== null ? inUnit(weight, weightUnit, unit) : undefined;
}

export interface Sums {
  readonly lines: readonly Line[];
  /** Orders with an unknown price. */
  readonly pending: number;
}

/** Income, cost and margin, one line per currency, sorted by code. */
export function sumsOf(orders: readonly PricedOrder[]): Sums {
  const sums = new Map<string, { income: bigint; cost: bigint }>();
  let pending = 0;
  for (const order of orders) {
    let isKnown = true;
    for (const side of ['income', 'cost'] as const) {
      const price = order[side];
      const cents = amountOf(price, order);
      if (cents === undefined || price.currency === null) {
        isKnown = false;
        continue;
      }
      const sum = sums.get(price.currency) ?? { income: 0n, cost: 0n };
      sum[side] += cents;
      sums.set(price.currency, sum);
    }
    if (!isKnown) pending += 1;
  }
  const lines = [...sums]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([currency, sum]) => ({
      currency,
      ...totalsOf(sum),
    }));
  return { lines, pending };
}

function totalsOf({ income, cost }: { readonly income: bigint; readonly cost: bigint }) {
  return { income: fromCents(income), cost: fromCents(cost), profit: fromCents(income - cost) };
}

const RATE_SCALE = 1_000_000n;

/** The sum of all lines in the own currency; undefined if one of them has no rate. Half a cent is rounded up. */
export function totalOf(
  lines: readonly Line[],
  own: string,
  rates: ReadonlyMap<string, string>,
): Omit<Line, 'currency'> | undefined {
  const total = { income: 0n, cost: 0n };
  for (const { currency, income, cost } of lines) {
    const rate = currency === own ? '1' : rates.get(currency);
    if (rate === undefined) return undefined;
    total.income += converted(toCents(income), rate);
    total.cost += converted(toCents(cost), rate);
  }
  return totalsOf(total);
}

/** Cents in another currency, by a rate with at most six decimals. Half a cent is rounded up. */
export function converted(cents: bigint, rate: string): bigint {
  const [whole = '0', decimals = ''] = rate.split('.');
  const scaled = BigInt(whole) * RATE_SCALE + BigInt(decimals.padEnd(6, '0').slice(0, 6));
  return (cents * scaled + RATE_SCALE / 2n) / RATE_SCALE;
}

export interface Weighed {
  readonly loadedTn: string | null;
  readonly deliveredTn: string | null;
}

/** Tonnes promised, loaded and delivered; the difference only counts orders weighed at both ends. */
export function tonnageOf(promised: string | null, orders: readonly Weighed[]) {
  let [loaded, delivered, difference] = [0n, 0n, 0n];
  for (const { loadedTn, deliveredTn } of orders) {
    if (loadedTn !== null) loaded += toMilli(loadedTn);
    if (deliveredTn !== null) delivered += toMilli(deliveredTn);
    if (loadedTn !== null && deliveredTn !== null) difference += toMilli(deliveredTn) - toMilli(loadedTn);
  }
  const promisedMilli = promised === null ? 0n : toMilli(promised);
  return {
    promised: promised === null ? null : fromMilli(promisedMilli),
    loaded: fromMilli(loaded),
    delivered: fromMilli(delivered),
    difference: fromMilli(difference),
    percentage: promisedMilli > 0n ? Number((delivered * 1000n) / promisedMilli) / 10 : null,
  };
}

/** `12.5` → 12500n, thousandths of a unit. */
export function toMilli(weight: string): bigint {
  const [whole = '0', decimals = ''] = weight.split('.');
  return BigInt(whole) * MILLI + BigInt(decimals.padEnd(3, '0').slice(0, 3));
}

function fromMilli(milli: bigint): string {
  const positive = milli < 0n ? -milli : milli;
  return `${milli < 0n ? '-' : ''}${positive / MILLI}.${String(positive % MILLI).padStart(3, '0')}`;
}

/** The weight in another unit, in thousandths; undefined unless both are units of mass. */
function inUnit(weight: string, from: string, to: string): bigint | undefined {
  if (from === to) return toMilli(weight);
  const [one, other] = [MASS[from], MASS[to]];
  return one && other ? (toMilli(weight) * one + other / 2n) / other : undefined;
}
