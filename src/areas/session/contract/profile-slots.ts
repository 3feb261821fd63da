import { defineSlot } from '#kernel/slot.ts';

/** The companies that wait for the person's answer; empty while there are none. */
export const receivedInvitationsPanel = defineSlot<Record<never, never>>('session.receivedInvitations');
