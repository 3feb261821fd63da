import { receivedInvitationsPanel } from '#areas/session/contract/profile-slots.ts';
import { fillSlot, type SlotFill } from '#ui/slots/slots.tsx';

/** The invitations on the profile. */
export const slots: readonly SlotFill[] = [
  fillSlot(receivedInvitationsPanel, () => import('./invitations/received-invitations.tsx')),
];
