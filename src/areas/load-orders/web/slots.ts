import { operationOrderMark } from '#areas/operations/contract/operation-slots.ts';
import { fillSlot, type SlotFill } from '#ui/slots/slots.tsx';

/** What orders say about themselves on the screens of their operations. */
export const slots: readonly SlotFill[] = [
  fillSlot(operationOrderMark, async () => ({ default: (await import('./order/late-mark.tsx')).LateMark })),
];
