import { orderLinksPanel, orderRatings, orderRequests } from '#areas/load-orders/contract/order-slots.ts';
import { fillSlot, type SlotFill } from '#ui/slots/slots.tsx';

/** The tabs and sections of sharing on an order. */
export const slots: readonly SlotFill[] = [
  fillSlot(orderLinksPanel, () => import('./links/links-panel.tsx')),
  fillSlot(orderRequests, () => import('./requests/order-requests.tsx')),
  fillSlot(orderRatings, () => import('./rating/order-ratings.tsx')),
];
