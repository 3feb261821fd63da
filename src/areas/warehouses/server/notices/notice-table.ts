import { loadingDateEntry, securityAlert } from '#areas/load-orders/contract/order.notifications.ts';
import type { DataOf, NotificationKind } from '#areas/notifications/rules/notification-kind.ts';
import type { PhraseKey } from '#kernel/phrase-key.ts';
import * as kinds from '../../contract/booking.notifications.ts';
import type { BookingHappening } from '../booking.events.ts';
import type { ClockNotice } from './notice.events.ts';

/** Who has to do with a booking: people of its order, and those who schedule at its warehouse. */
export type Side = 'driver' | 'responsible' | 'carrier' | 'client' | 'scheduler';
/** Who is reached by mail, having no account: the client's contact, and a transport company that is not on the platform. */
export type MailedSide = 'client' | 'carrier';
export type Happened = BookingHappening | ClockNotice;

type OtherTargets = (typeof kinds.bookingEntry | typeof securityAlert)['otherTargets'];
type Kind = NotificationKind & { readonly otherTargets?: OtherTargets };
export type BookingData = DataOf<typeof kinds.bookingEntry>;

export interface NoticeRow {
  readonly to: readonly Side[];
  readonly mails: readonly MailedSide[];
  /** Every mail about it, also to people with an account, brings the entry of the calendar or removes it. */
  readonly calendar?: true;
  /** The kind for people who read the order, and the one for the others at the warehouse. */
  readonly kind: Kind;
  readonly atWarehouse: Kind;
  /** The text, where it is not that of the kind. */
  readonly phrase?: PhraseKey;
}

const EVERYBODY = ['driver', 'responsible', 'carrier', 'client', 'scheduler'] as const;
const ours = (kind: Kind) => ({ kind, atWarehouse: kind });
const CALENDAR = { calendar: true } as const;
const DATED = { ...CALENDAR, kind: loadingDateEntry, atWarehouse: kinds.bookingEntry } as const;

/** What people are notified of; what happens besides is seen on the screens, which are live. */
// biome-ignore format: one line for each move
export const NOTICES: Partial<Readonly<Record<Happened, NoticeRow>>> = {
  booked: { ...DATED, to: EVERYBODY, mails: ['client', 'carrier'], phrase: 'notifications.messages.bookingEntry' },
  moved: { ...DATED, to: EVERYBODY, mails: ['client', 'carrier'], phrase: 'warehouses.notices.moved' },
  cancelled: { ...DATED, to: EVERYBODY, mails: ['client', 'carrier'], phrase: 'warehouses.notices.cancelled' },
  turnedAway: { ...DATED, to: EVERYBODY, mails: ['client', 'carrier'], phrase: 'warehouses.notices.turnedAway' },
  reminder: { ...ours(kinds.bookingReminder), ...CALENDAR, to: ['driver', 'responsible', 'carrier'], mails: ['carrier'] },
  takenIn: { ...ours(kinds.truckWaiting), to: ['scheduler'], mails: [] },
  placed: { ...ours(kinds.bookingDock), ...CALENDAR, to: ['driver', 'carrier', 'scheduler'], mails: ['carrier'] },
  dockChanged: { ...ours(kinds.bookingDock), ...CALENDAR, to: ['driver', 'carrier', 'scheduler'], mails: ['carrier'] },
  earlier: { ...ours(kinds.earlierTime), to: ['responsible', 'carrier'], mails: [] },
  late: { ...ours(kinds.bookingLate), to: ['driver', 'responsible', 'carrier', 'scheduler'], mails: [] },
  missed: { ...ours(kinds.bookingMissed), ...CALENDAR, to: EVERYBODY, mails: ['client', 'carrier'] },
  called: { ...ours(kinds.calledToDock), to: ['driver', 'carrier'], mails: ['carrier'] },
  left: { ...ours(kinds.bookingDone), to: ['responsible', 'carrier', 'client'], mails: ['client'] },
  noLongerFits: { ...ours(kinds.bookingMisfit), to: ['responsible', 'carrier', 'scheduler'], mails: ['carrier'] },
  ticketReplaced: { ...ours(kinds.ticketReplaced), ...CALENDAR, to: ['driver', 'responsible', 'carrier'], mails: ['carrier'] },
  refused: { kind: securityAlert, atWarehouse: kinds.ticketRefused, to: ['responsible', 'carrier', 'scheduler'], mails: [] },
};
