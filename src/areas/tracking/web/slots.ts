import { orderTrip, orderTruckCheck } from '#areas/load-orders/contract/order-slots.ts';
import { orderControl } from '#areas/trips/contract/trip-slots.ts';
import { fillSlot, type SlotFill } from '#ui/slots/slots.tsx';

const words = ['tracking/later'];

/** What tracking shows elsewhere: on the record of an order, its map, and where its truck is chosen. */
export const slots: readonly SlotFill[] = [
  fillSlot(orderTruckCheck, () => import('./devices/check/truck-check.tsx'), words),
  fillSlot(orderControl, () => import('./control/trip-control.tsx'), words),
  fillSlot(orderTrip, () => import('./replay/order-trip.tsx'), words),
];
