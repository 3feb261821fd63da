import { orderPath, orderReturned } from '#areas/load-orders/contract/order-slots.ts';
import { operationOrderMark } from '#areas/operations/contract/operation-slots.ts';
import { fillSlot, type SlotFill } from '#ui/slots/slots.tsx';

const words = ['load-orders/later'];

/** What orders say about themselves on the screens of others. */
export const slots: readonly SlotFill[] = [
  fillSlot(operationOrderMark, async () => ({ default: (await import('./order/late-mark.tsx')).LateMark })),
  fillSlot(orderPath, () => import('./plan/path-view.tsx'), words),
  fillSlot(orderReturned, () => import('./detail/returned-notice.tsx'), words),
];
