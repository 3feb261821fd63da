import { defineSlot } from '#kernel/slot.ts';

/** Below the trip of a driver who is signed in: what other areas ask about the places they were at. */
export const tripVisits = defineSlot<{ readonly orderId: string }>('trip.visits');
