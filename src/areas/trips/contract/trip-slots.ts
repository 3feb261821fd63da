import type { OrderView } from '#areas/load-orders/contract/order.shapes.ts';
import { defineSlot } from '#kernel/slot.ts';

/** Under the map of an order: what people asked and reported of its trip. */
export const orderControl = defineSlot<{ readonly order: OrderView }>('order.control');

export interface TripVisitProps {
  readonly visit: { readonly _id: string; readonly place: string; readonly stars: number | null };
  /** Of the driver's personal link; null for one who is signed in. */
  readonly alias: string | null;
  readonly onRated: () => void;
}

/** On the trip of a driver: what other areas ask about a place that the truck has left. */
export const tripVisit = defineSlot<TripVisitProps>('trip.visit');
