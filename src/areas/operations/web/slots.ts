import { pathChoice, startedOperationForm } from '#areas/operations/contract/operation-slots.ts';
import { fillSlot, type SlotFill } from '#ui/slots/slots.tsx';

/** What operations show on the screens of higher areas. */
export const slots: readonly SlotFill[] = [
  fillSlot(startedOperationForm, () => import('./form/started-operation-form.tsx')),
  fillSlot(pathChoice, () => import('./plan/path-choice.tsx')),
];
