import type { OrderDatesInput } from '#areas/load-orders/contract/order-move.shapes.ts';
import { requestErrors } from '#kernel/errors.ts';

const NAMES = {
  loadingDate: 'loadingDate',
  loadingDateHour: 'loadingHour',
  deliveryDate: 'deliveryDate',
  deliveryDateHour: 'deliveryHour',
  containerReturn: 'containerReturn',
  delayCutoff: 'delayCutoff',
  delayDate: 'delayDate',
} as const satisfies Readonly<Record<keyof OrderDatesInput, string>>;

export type DateDetail = (typeof NAMES)[keyof typeof NAMES];
export type DateDetails = Readonly<Record<DateDetail, string | null>>;

/** The dates that were said, by the names an order's details have for them; those left out stay. */
export function changedDates(dates: OrderDatesInput): Partial<DateDetails> {
  return Object.fromEntries(
    Object.entries(NAMES).flatMap(([wire, name]) => {
      const value = dates[wire as keyof OrderDatesInput];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** Nothing is delivered before it is loaded. */
export function refuseOddDates({ loadingDate, deliveryDate }: Pick<DateDetails, 'loadingDate' | 'deliveryDate'>): void {
  if (loadingDate && deliveryDate && deliveryDate < loadingDate) {
    throw requestErrors.invalid({ fields: { 'dates.deliveryDate': { code: 'beforeLoading' } } });
  }
}
