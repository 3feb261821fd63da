import { orderLinksPanel, orderRatings } from '#areas/load-orders/contract/order-slots.ts';
import { fillSlot, type SlotFill } from '#ui/slots/slots.tsx';

/** What sharing shows on the record of an order. */
export const slots: readonly SlotFill[] = [
  fillSlot(orderLinksPanel, () => import('./links/links-panel.tsx')),
  fillSlot(orderRatings, () => import('./rating/order-ratings.tsx')),
];
