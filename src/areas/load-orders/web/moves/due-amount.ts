import { amountOf, type Price } from '#areas/operations/rules/figures.ts';
import { fromCents } from '#kernel/money.ts';

export interface Weighed {
  readonly weight: number | null;
  readonly weightUnit: string | null;
  readonly loadedTn: number | null;
  readonly deliveredTn: number | null;
}

const asText = (value: number | null) => (value === null ? null : String(value));

/** The amount owed: a compound freight by weight, like the operation's figures. Null while it is unknown. */
export function dueAmount(price: Omit<Price, 'currency'>, { weight, weightUnit, loadedTn, deliveredTn }: Weighed) {
  const order = {
    weight: asText(weight),
    weightUnit,
    loadedTn: asText(loadedTn),
    deliveredTn: asText(deliveredTn),
  };
  const cents = amountOf({ ...price, currency: null }, order);
  return cents === undefined ? null : fromCents(cents);
}
