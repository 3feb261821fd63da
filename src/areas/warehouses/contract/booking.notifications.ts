import { ABOUT_ORDER } from '#areas/load-orders/contract/order.notifications.ts';
import { defineNotification } from '#areas/notifications/rules/notification-kind.ts';
import { addressOf } from '#kernel/screens.ts';
import { screens } from '../area.ts';

const TO_SCHEDULINGS = addressOf(screens.schedulings);

/** Leads to the order; people of the warehouse who cannot read it find the booking among the schedulings. */
const ABOUT_BOOKING = {
  needs: [],
  optional: ABOUT_ORDER.needs,
  flags: [...ABOUT_ORDER.flags, 'atWarehouse'],
  target: ABOUT_ORDER.target,
  otherTargets: [{ when: ['atWarehouse'], target: TO_SCHEDULINGS }, ...ABOUT_ORDER.otherTargets],
} as const;
const WHICH = ['booking', 'warehouse'] as const;

/** Booked, moved or cancelled; whoever reads the order gets `loadingDateEntry` instead. */
export const bookingEntry = defineNotification({
  type: 'bookingEntry',
  icon: 'calendar',
  tone: 'neutral',
  ...ABOUT_BOOKING,
  words: [...WHICH, 'when'],
});

/** The day before. */
export const bookingReminder = defineNotification({
  type: 'bookingReminder',
  icon: 'clock',
  tone: 'info',
  ...ABOUT_BOOKING,
  words: [...WHICH, 'when'],
});

export const bookingDock = defineNotification({
  type: 'bookingDock',
  icon: 'pin',
  tone: 'info',
  ...ABOUT_BOOKING,
  words: [...WHICH, 'dock'],
});

/** A place earlier than the booked one is free. */
export const earlierTime = defineNotification({
  type: 'earlierTime',
  icon: 'clock',
  tone: 'active',
  ...ABOUT_BOOKING,
  words: [...WHICH, 'earlier'],
});

export const bookingLate = defineNotification({
  type: 'bookingLate',
  icon: 'alert',
  tone: 'warning',
  ...ABOUT_BOOKING,
  words: [...WHICH, 'when'],
});

export const bookingMissed = defineNotification({
  type: 'bookingMissed',
  icon: 'alert',
  tone: 'danger',
  ...ABOUT_BOOKING,
  words: [...WHICH, 'when'],
});

/** The driver waits in the yard for it. */
export const calledToDock = defineNotification({
  type: 'calledToDock',
  icon: 'speakerphone',
  tone: 'active',
  ...ABOUT_BOOKING,
  words: [...WHICH, 'dock'],
  urgent: true,
  announced: true,
});

export const bookingDone = defineNotification({
  type: 'bookingDone',
  icon: 'checks',
  tone: 'success',
  ...ABOUT_BOOKING,
  words: [...WHICH],
});

/** The time or the dock is not enough for the truck any more. */
export const bookingMisfit = defineNotification({
  type: 'bookingMisfit',
  icon: 'alert',
  tone: 'warning',
  ...ABOUT_BOOKING,
  words: [...WHICH, 'when'],
});

/** Another truck or driver: the ticket that was printed before is void. */
export const ticketReplaced = defineNotification({
  type: 'ticketReplaced',
  icon: 'clipboard',
  tone: 'info',
  ...ABOUT_BOOKING,
  words: [...WHICH, 'when'],
});

/** A truck came without a time and waits for a dock. */
export const truckWaiting = defineNotification({
  type: 'truckWaiting',
  icon: 'package',
  tone: 'warning',
  ...ABOUT_BOOKING,
  words: [...WHICH],
});

/** To people of the warehouse who cannot read the order; the others get `securityAlert`. */
export const ticketRefused = defineNotification({
  type: 'ticketRefused',
  icon: 'shield',
  tone: 'danger',
  ...ABOUT_BOOKING,
  words: [...WHICH],
  alwaysInApp: true,
  urgent: true,
});

/** It has no order to lead to. */
export const forgedTicket = defineNotification({
  type: 'forgedTicket',
  icon: 'shield',
  tone: 'danger',
  needs: [],
  words: ['warehouse', 'when'],
  target: TO_SCHEDULINGS,
  alwaysInApp: true,
  urgent: true,
});

export const notifications = [
  bookingEntry,
  bookingReminder,
  bookingDock,
  earlierTime,
  bookingLate,
  bookingMissed,
  calledToDock,
  bookingDone,
  bookingMisfit,
  ticketReplaced,
  truckWaiting,
  ticketRefused,
  forgedTicket,
] as const;
