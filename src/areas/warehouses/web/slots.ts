import { orderBookings } from '#areas/load-orders/contract/order-slots.ts';
import { fillSlot, type SlotFill } from '#ui/slots/slots.tsx';

/** The bookings of an order, on its record. */
export const slots: readonly SlotFill[] = [
  fillSlot(orderBookings, () => import('./booking/order-bookings.tsx'), ['warehouses/later']),
];
