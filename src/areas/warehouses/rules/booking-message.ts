import type { BookingState } from './booking-state.ts';

/** What a ready message to whoever drives is about. */
export const BOOKING_MESSAGES = [
  'ticket',
  'moved',
  'dockChanged',
  'called',
  'cancelled',
  'turnedAway',
  'missed',
] as const;
export type BookingMessageKind = (typeof BOOKING_MESSAGES)[number];

/** Who it goes to; anybody is chosen by the sender. */
export const MESSAGE_RECEIVERS = ['driver', 'carrier', 'anybody'] as const;

/** By what happened last, as the history names it. */
const ABOUT: Readonly<Record<string, BookingMessageKind>> = {
  booked: 'ticket',
  ticketReplaced: 'ticket',
  moved: 'moved',
  arrived: 'ticket',
  placed: 'dockChanged',
  dockChanged: 'dockChanged',
  called: 'called',
  docked: 'ticket',
  cancelled: 'cancelled',
  turnedAway: 'turnedAway',
  missed: 'missed',
};
export const MESSAGED_HAPPENINGS: readonly string[] = Object.keys(ABOUT);

const MESSAGED_STATES: readonly BookingState[] = ['scheduled', 'arrived', 'inDock', 'cancelled', 'noShow'];

/** Undefined where there is nothing to write: no time yet, or the truck has left. */
export function messageAbout(
  { state, isTimed }: { readonly state: BookingState; readonly isTimed: boolean },
  last: string | undefined,
): BookingMessageKind | undefined {
  return isTimed && MESSAGED_STATES.includes(state) ? (ABOUT[last ?? ''] ?? 'ticket') : undefined;
}
