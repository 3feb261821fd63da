import { amountOf, converted, type Price, type PricedOrder } from '#areas/operations/rules/figures.ts';
import { fromCents } from '#kernel/money.ts';

export interface DatedRate {
  readonly currency: string;
  /** Units of the own currency for one of the other, as decimal text. */
  readonly rate: string;
  /** From this day on; of several for one day the last one said counts. */
  readonly validFrom: string;
}

/** The rate in force on a day; the rates are in the order in which they were said. Undefined where there was none. */
export function rateOn(rates: readonly DatedRate[], currency: string, day: string): string | undefined {
  let found: DatedRate | undefined;
  for (const rate of rates) {
    if (rate.currency !== currency || rate.validFrom > day) continue;
    if (found === undefined || rate.validFrom >= found.validFrom) found = rate;
  }
  return found?.rate;
}

export interface Conversion {
  readonly own: string;
  /** The day the trip ended, where the company that reads is. */
  readonly day: string;
  readonly rates: readonly DatedRate[];
}

export interface TripAmount {
  readonly currency: string | null;
  /** Decimal text; null while the price is to be agreed or its weight is unknown. */
  readonly amount: string | null;
  readonly own: string | null;
  /** Known in its own currency alone, because there was no rate on that day: counted apart. */
  readonly unrated: boolean;
}

/** What a trip brought or cost, in its currency and in the own one. */
export function tripAmount(
  price: Price,
  order: Omit<PricedOrder, 'income' | 'cost'>,
  conversion: Conversion,
): TripAmount {
  const cents = price.currency === null ? undefined : amountOf(price, order);
  const { currency } = price;
  if (cents === undefined || currency === null) return { currency, amount: null, own: null, unrated: false };
  const { own, day, rates } = conversion;
  const rate = currency === own ? '1' : rateOn(rates, currency, day);
  return {
    currency,
    amount: fromCents(cents),
    own: rate === undefined ? null : fromCents(converted(cents, rate)),
    unrated: rate === undefined,
  };
}
