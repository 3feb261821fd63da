import { orderTruckCheck } from '#areas/load-orders/contract/order-slots.ts';
import { fillSlot, type SlotFill } from '#ui/slots/slots.tsx';

const words = ['tracking/later'];

/** What tracking shows elsewhere: on the record of an order and where its truck is chosen. */
export const slots: readonly SlotFill[] = [
  fillSlot(orderTruckCheck, () => import('./devices/check/truck-check.tsx'), words),
import { orderControl } from '#areas/trips/contract/trip-slots.ts';
import { fillSlot, type SlotFill } from '#ui/slots/slots.tsx';

/** What tracking shows elsewhere. */
export const slots: readonly SlotFill[] = [
  fillSlot(orderControl, () => import('./control/trip-control.tsx'), ['tracking/later']),
import { orderTrip } from '#areas/load-orders/contract/order-slots.ts';
import { fillSlot, type SlotFill } from '#ui/slots/slots.tsx';

/** The sections of tracking on the records of lower areas. */
export const slots: readonly SlotFill[] = [
  fillSlot(orderTrip, () => import('./replay/order-trip.tsx'), ['tracking/later']),
];
