import { transportCompaniesActions } from '#areas/partners/contract/partner-slots.ts';
import { fillSlot, type SlotFill } from '#ui/slots/slots.tsx';

export const slots: readonly SlotFill[] = [
  fillSlot(transportCompaniesActions, () => import('./list/invite-buttons.tsx')),
];
