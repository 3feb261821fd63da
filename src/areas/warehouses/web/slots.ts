import { orderBookings, orderSheetTimes, orderTimes } from '#areas/load-orders/contract/order-slots.ts';
import { webFormBookings } from '#areas/sharing/contract/web-form-slots.ts';
import { tripVisit } from '#areas/trips/contract/trip-slots.ts';
import { fillSlot, type SlotFill } from '#ui/slots/slots.tsx';

const words = ['warehouses/later'];

/** What warehouses show elsewhere: on the record, the sheet and in the form of an order, and in the form of its client. */
export const slots: readonly SlotFill[] = [
  fillSlot(orderBookings, () => import('./booking/order-bookings.tsx'), words),
  fillSlot(orderTimes, () => import('./express/order-times.tsx'), words),
  fillSlot(orderSheetTimes, () => import('./outside/sheet-times.tsx'), words),
  fillSlot(webFormBookings, () => import('./outside/link-bookings.tsx'), words),
  fillSlot(tripVisit, () => import('./rating/driver-rating.tsx'), words),
];
