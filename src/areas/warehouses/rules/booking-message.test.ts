import { expect, it } from 'vitest';
import { messageAbout } from './booking-message.ts';
import type { BookingState } from './booking-state.ts';

it.each<[BookingState, string, string | undefined]>([
  ['scheduled', 'booked', 'ticket'],
  ['scheduled', 'moved', 'moved'],
  ['scheduled', 'ticketReplaced', 'ticket'],
  ['arrived', 'arrived', 'ticket'],
  ['arrived', 'placed', 'dockChanged'],
  ['arrived', 'dockChanged', 'dockChanged'],
  ['arrived', 'called', 'called'],
  ['inDock', 'docked', 'ticket'],
  ['cancelled', 'cancelled', 'cancelled'],
  ['cancelled', 'turnedAway', 'turnedAway'],
  ['noShow', 'missed', 'missed'],
  ['completed', 'left', undefined],
  ['pending', 'created', undefined],
])('a booking that is %s, last %s, has a message: %s', (state, last, about) => {
  expect(messageAbout({ state, isTimed: state !== 'pending' }, last)).toBe(about);
});

it('one that was cancelled before it had a time has none', () => {
  expect(messageAbout({ state: 'cancelled', isTimed: false }, 'cancelled')).toBeUndefined();
});
