import { sql } from 'kysely';
import type { BookingView } from '../../contract/booking.shapes.ts';
import { bookingHappened } from '../booking.events.ts';
import type { Acts, At, Stage } from './booking-acts.fixture.ts';
import type { Cast, Person } from './booking-cast.fixture.ts';

export const reason = 'Sin espacio';

export interface OnStage {
  readonly cast: Cast;
  readonly acts: Acts;
}

/** A move, and everybody it reaches. */
export interface Row {
  readonly does: string;
  readonly from: Stage;
  readonly act: (stage: OnStage, at: At, booking: BookingView) => Promise<unknown>;
  /** The kind of notification, and who of the order gets it. */
  readonly kind: string;
  readonly to: readonly Person[];
  /** What schedulers get who cannot read the order; they find it in the list. */
  readonly atList?: string;
  /** What mails about it do in a calendar, also those that people with an account chose. */
  readonly calendar?: 'entry' | 'removal';
  /** Who gets a mail, having no account. */
  readonly mails: readonly ('client' | 'carrier')[];
}

/** Everybody the order concerns. */
const ORDER = ['responsible', 'dispatcher', 'driver', 'client'] as const;

export const ROWS: readonly Row[] = [
  {
    does: 'booking',
    from: 'pending',
    act: ({ cast, acts }, at, booking) => cast.app.book(acts.staffAt(at), booking, '09:00'),
    kind: 'loadingDateEntry',
    to: ORDER,
    atList: 'bookingEntry',
    calendar: 'entry',
    mails: ['client', 'carrier'],
  },
  {
    does: 'moving',
    from: 'booked',
    act: ({ acts }, at, booking) => acts.move(at, booking, '11:00'),
    kind: 'loadingDateEntry',
    to: ORDER,
    atList: 'bookingEntry',
    calendar: 'entry',
    mails: ['client', 'carrier'],
  },
  {
    does: 'cancelling',
    from: 'booked',
    act: ({ acts }, at, booking) => acts.cancel(at, booking, reason),
    kind: 'loadingDateEntry',
    to: ORDER,
    atList: 'bookingEntry',
    calendar: 'removal',
    mails: ['client', 'carrier'],
  },
  {
    does: 'turning a truck away',
    from: 'arrived',
    act: ({ acts }, at, booking) => acts.visit(at, booking, 'turnAway', reason),
    kind: 'loadingDateEntry',
    to: ORDER,
    atList: 'bookingEntry',
    calendar: 'removal',
    mails: ['client', 'carrier'],
  },
  {
    does: 'the day before',
    from: 'booked',
    act: async ({ acts }, _at, booking) => [await acts.isTomorrow(booking), await acts.tick(), await acts.tick()],
    kind: 'bookingReminder',
    to: ['responsible', 'dispatcher', 'driver'],
    calendar: 'entry',
    mails: ['carrier'],
  },
  {
    does: 'another dock',
    from: 'arrived',
    act: ({ acts }, at, booking) => acts.move(at, booking, '15:00'),
    kind: 'bookingDock',
    to: ['dispatcher', 'driver'],
    atList: 'bookingDock',
    calendar: 'entry',
    mails: ['carrier'],
  },
  {
    does: 'a dock for a truck that waits',
    from: 'waiting',
    act: ({ cast, acts }, at, booking) => cast.app.book(acts.staffAt(at), booking, '13:00'),
    kind: 'bookingDock',
    to: ['dispatcher', 'driver'],
    atList: 'bookingDock',
    calendar: 'entry',
    mails: ['carrier'],
  },
  {
    does: 'coming late',
    from: 'booked',
    act: async ({ acts }, _at, booking) => [await acts.startedAgo(booking, 40), await acts.tick(), await acts.tick()],
    kind: 'bookingLate',
    to: ['responsible', 'dispatcher', 'driver'],
    atList: 'bookingLate',
    mails: [],
  },
  {
    does: 'not coming',
    from: 'booked',
    act: async ({ acts }, _at, booking) => [await acts.startedAgo(booking, 61), await acts.tick(), await acts.tick()],
    kind: 'bookingMissed',
    to: ORDER,
    atList: 'bookingMissed',
    calendar: 'removal',
    mails: ['client', 'carrier'],
  },
  {
    does: 'being called',
    from: 'arrived',
    act: ({ acts }, at, booking) => acts.visit(at, booking, 'call'),
    kind: 'calledToDock',
    to: ['dispatcher', 'driver'],
    mails: ['carrier'],
  },
  {
    does: 'leaving',
    from: 'arrived',
    act: ({ acts }, at, booking) => acts.visit(at, booking, 'leave'),
    kind: 'bookingDone',
    to: ['responsible', 'dispatcher', 'client'],
    mails: ['client'],
  },
  {
    does: 'a ticket refused at the gate',
    from: 'booked',
    act: ({ cast }, at, { _id }) =>
      cast.app.services.database.asPlatform((trx) =>
        bookingHappened(
          trx,
          { company_id: (at === 'own' ? cast.shipper : cast.host).company.id, id: _id },
          { what: 'refused', userId: null },
        ),
      ),
    kind: 'securityAlert',
    to: ['responsible', 'dispatcher'],
    atList: 'ticketRefused',
    mails: [],
  },
  {
    does: 'a warehouse that changes',
    from: 'booked',
    act: ({ cast }, at, { _id, warehouse }) => {
      const { company } = at === 'own' ? cast.shipper : cast.host;
      return cast.app.services.database.asMember({ companyId: company.id, userId: null }, (trx) =>
        sql`select app.flag_misfits(${company.id}::uuid, ${warehouse._id}::uuid, ${[_id]}::uuid[])`.execute(trx),
      );
    },
    kind: 'bookingMisfit',
    to: ['responsible', 'dispatcher'],
    atList: 'bookingMisfit',
    mails: ['carrier'],
  },
  {
    does: 'a truck that comes without a time',
    from: 'pending',
    act: ({ acts }, at, booking) => acts.visit(at, booking, 'takeIn'),
    kind: 'truckWaiting',
    to: [],
    atList: 'truckWaiting',
    mails: [],
  },
];
