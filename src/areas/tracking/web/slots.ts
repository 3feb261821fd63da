import { orderControl } from '#areas/trips/contract/trip-slots.ts';
import { fillSlot, type SlotFill } from '#ui/slots/slots.tsx';

/** What tracking shows elsewhere. */
export const slots: readonly SlotFill[] = [
  fillSlot(orderControl, () => import('./control/trip-control.tsx'), ['tracking/later']),
];
