import { orderTrip } from '#areas/load-orders/contract/order-slots.ts';
import { fillSlot, type SlotFill } from '#ui/slots/slots.tsx';

/** The sections of tracking on the records of lower areas. */
export const slots: readonly SlotFill[] = [
  fillSlot(orderTrip, () => import('./replay/order-trip.tsx'), ['tracking/later']),
];
