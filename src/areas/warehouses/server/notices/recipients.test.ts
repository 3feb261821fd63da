import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cancelOrder } from '#areas/load-orders/contract/order-move.calls.ts';
import { createId } from '#kernel/ids.ts';
import * as calls from '../../contract/booking.calls.ts';
import type { BookingView } from '../../contract/booking.shapes.ts';
import { changeBookingStatus, type VisitMove } from '../../contract/visit.calls.ts';
import { bookingHappened } from '../booking.events.ts';
import { bookingClockJob } from '../clock/clock.job.ts';
import { type Cast, type Person, startCast } from './booking-cast.fixture.ts';

let cast: Cast;
beforeAll(async () => {
  cast = await startCast();
});
afterAll(() => cast.close());

type At = 'own' | 'host';
const staffAt = (at: At) => (at === 'own' ? cast.shipper : cast.host).manager;
const visit = (at: At, { _id }: BookingView, move: VisitMove, reason?: string) =>
  cast.app.call(staffAt(at), changeBookingStatus, {
    params: { id: _id },
    body: { move, ...(reason ? { reason } : {}) },
  });
const reason = 'Sin espacio';

/** As if the start were so many minutes ago. */
const startedAgo = ({ _id }: BookingView, minutes: number) =>
  cast.app.services.database.asPlatform((trx) =>
    sql`update booking set starts_at = now() - make_interval(mins => ${minutes}), ends_at = now() + interval '1 hour'
      where id = ${_id}`.execute(trx),
  );
/** As if it had been booked days ago for ten o'clock tomorrow, where it is past noon now. */
async function isTomorrow({ _id, warehouse }: BookingView): Promise<void> {
  const ahead = 13 - new Date().getUTCHours();
  const zone = `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
  await cast.asOwner('update warehouse set time_zone = $1 where id = $2', [zone, warehouse._id]);
  await cast.asOwner("update booking_event set at = at - interval '3 days' where booking_id = $1", [_id]);
  await cast.asOwner(
    `update booking set starts_at = ((now() at time zone $1)::date + 1 + time '10:00') at time zone $1,
      ends_at = ((now() at time zone $1)::date + 1 + time '11:00') at time zone $1 where id = $2`,
    [zone, _id],
  );
}
const tick = () => bookingClockJob.run({}, cast.app.services);

async function move(at: At, { _id }: BookingView, startTime: string) {
  const { app } = cast;
  const holdKey = createId();
  await app.hold(staffAt(at), { _id }, { time: startTime, key: holdKey });
  const { body } = await app.call(staffAt(at), calls.readBooking, { params: { id: _id } });
  const { version } = body.scheduling;
  return app.call(staffAt(at), calls.moveBooking, { params: { id: _id }, body: { version, holdKey, reason: null } });
}

type Stage = 'pending' | 'booked' | 'arrived';
interface Row {
  readonly does: string;
  readonly from: Stage;
  readonly act: (at: At, booking: BookingView) => Promise<unknown>;
  /** The kind of notification, and who of the order gets it. */
  readonly kind: string;
  readonly to: readonly Person[];
  /** What schedulers get who cannot read the order; they find it in the list. */
  readonly atList?: string;
  readonly mails?: number;
}

/** Everybody the order concerns. */
const ORDER = ['responsible', 'dispatcher', 'driver', 'client'] as const;

const ROWS: readonly Row[] = [
  {
    does: 'booking',
    from: 'pending',
    act: (at, booking) => cast.app.book(staffAt(at), booking, '09:00'),
    kind: 'loadingDateEntry',
    to: ORDER,
    atList: 'bookingEntry',
    mails: 1,
  },
  {
    does: 'moving',
    from: 'booked',
    act: (at, booking) => move(at, booking, '11:00'),
    kind: 'loadingDateEntry',
    to: ORDER,
    atList: 'bookingEntry',
    mails: 1,
  },
  {
    does: 'cancelling',
    from: 'booked',
    act: (at, { _id }) => cast.app.call(staffAt(at), calls.cancelBooking, { params: { id: _id }, body: { reason } }),
    kind: 'loadingDateEntry',
    to: ORDER,
    atList: 'bookingEntry',
    mails: 1,
  },
  {
    does: 'turning a truck away',
    from: 'arrived',
    act: (at, booking) => visit(at, booking, 'turnAway', reason),
    kind: 'loadingDateEntry',
    to: ORDER,
    atList: 'bookingEntry',
    mails: 1,
  },
  {
    does: 'the day before',
    from: 'booked',
    act: async (_at, booking) => [await isTomorrow(booking), await tick(), await tick()],
    kind: 'bookingReminder',
    to: ['responsible', 'dispatcher', 'driver'],
  },
  {
    does: 'another dock',
    from: 'arrived',
    act: (at, booking) => move(at, booking, '15:00'),
    kind: 'bookingDock',
    to: ['dispatcher', 'driver'],
    atList: 'bookingDock',
  },
  {
    does: 'coming late',
    from: 'booked',
    act: async (_at, booking) => [await startedAgo(booking, 40), await tick(), await tick()],
    kind: 'bookingLate',
    to: ['responsible', 'dispatcher', 'driver'],
    atList: 'bookingLate',
  },
  {
    does: 'not coming',
    from: 'booked',
    act: async (_at, booking) => [await startedAgo(booking, 61), await tick(), await tick()],
    kind: 'bookingMissed',
    to: ORDER,
    atList: 'bookingMissed',
    mails: 1,
  },
  {
    does: 'being called',
    from: 'arrived',
    act: (at, booking) => visit(at, booking, 'call'),
    kind: 'calledToDock',
    to: ['dispatcher', 'driver'],
  },
  {
    does: 'leaving',
    from: 'arrived',
    act: (at, booking) => visit(at, booking, 'leave'),
    kind: 'bookingDone',
    to: ['responsible', 'dispatcher', 'client'],
    mails: 1,
  },
  {
    does: 'a ticket refused at the gate',
    from: 'booked',
    act: (at, { _id }) =>
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
  },
  {
    does: 'a warehouse that changes',
    from: 'booked',
    act: (at, { _id, warehouse }) => {
      const { company } = at === 'own' ? cast.shipper : cast.host;
      return cast.app.services.database.asMember({ companyId: company.id, userId: null }, (trx) =>
        sql`select app.flag_misfits(${company.id}::uuid, ${warehouse._id}::uuid, ${[_id]}::uuid[])`.execute(trx),
      );
    },
    kind: 'bookingMisfit',
    to: ['responsible', 'dispatcher'],
    atList: 'bookingMisfit',
  },
  {
    does: 'a truck that comes without a time',
    from: 'pending',
    act: (at, booking) => visit(at, booking, 'takeIn'),
    kind: 'truckWaiting',
    to: [],
    atList: 'truckWaiting',
  },
];

async function at(stage: Stage, where: At): Promise<BookingView> {
  const booking = await cast.expected(where);
  if (stage === 'pending') return booking;
  const booked = await cast.app.book(staffAt(where), booking, '09:00');
  if (stage === 'arrived') await visit(where, booked, 'arrive');
  await cast.forget();
  return booked;
}

/** At the own warehouse schedulers, operators among them, read the order; elsewhere they find the booking in their list. */
function expectedOf({ kind, to, atList }: Row, where: At): Record<string, string> {
  const readers = Object.fromEntries(to.map((person) => [person, kind]));
  if (!atList) return readers;
  return where === 'own'
    ? { ...readers, scheduler: kind, responsible: kind }
    : { ...readers, hostScheduler: `${atList} at the list` };
}

describe.each(['own', 'host'] as const)('who is notified at the warehouse: %s', (where) => {
  it.each(ROWS)('$does', async (row) => {
    const booking = await at(row.from, where);
    await row.act(where, booking);
    expect(await cast.received()).toEqual(expectedOf(row, where));
    expect(await cast.mailsTo(cast.clientMail)).toHaveLength(row.mails ?? 0);
  });
});

it('an earlier place that becomes free is offered to whoever wants one, the oldest request first', async () => {
  const { app } = cast;
  const request = await app.book(staffAt('own'), await cast.expected('own'), '16:00');
  await app.call(staffAt('own'), calls.wantEarlier, { params: { id: request._id }, body: { wanted: true } });
  const other = await app.book(staffAt('own'), await app.expected(cast.shipper.manager, cast.warehouses.own), '10:00');
  await cast.forget();
  await app.call(staffAt('own'), calls.cancelBooking, { params: { id: other._id }, body: { reason } });
  expect(await cast.received()).toMatchObject({
    responsible: expect.stringContaining('earlierTime'),
    dispatcher: 'earlierTime',
  });
  await cast.forget();
  const later = await app.book(staffAt('own'), await app.expected(cast.shipper.manager, cast.warehouses.own), '17:00');
  await cast.forget();
  await app.call(staffAt('own'), calls.cancelBooking, { params: { id: later._id }, body: { reason } });
  expect(await cast.received()).not.toHaveProperty('dispatcher');
});

it('another truck makes the ticket of the new driver', async () => {
  const booking = await at('booked', 'own');
  await cast.reassign(booking);
  expect(await cast.received()).toMatchObject({
    otherDriver: 'ticketReplaced',
    dispatcher: 'ticketReplaced',
    responsible: 'ticketReplaced',
  });
});

it('a cancelled order is news of the booking for the warehouse only', async () => {
  const booking = await at('booked', 'host');
  await cast.app.call(cast.shipper.manager, cancelOrder, { params: { id: booking.order!._id }, body: { reason } });
  const received = await cast.received();
  expect(received).toMatchObject({ hostScheduler: 'bookingEntry at the list', driver: 'loadOrderCancelled' });
});

it('a forged ticket, which has no order, leads those who schedule to their list', async () => {
  const guard = cast.people.hostGuard.userId;
  await cast.forget();
  await cast.app.services.database.asMember({ companyId: cast.host.company.id, userId: guard }, (trx) =>
    trx
      .insertInto('gate_check')
      .values({
        id: createId(),
        company_id: cast.host.company.id,
        warehouse_id: cast.warehouses.host._id,
        at: new Date(),
        user_id: guard,
        verdict: 'forged',
      })
      .execute(),
  );
  expect(await cast.received()).toEqual({ hostScheduler: 'forgedTicket at the list' });
});

it('a transport company without an account gets mails', async () => {
  const booking = await cast.expected('own', true);
  await cast.app.book(staffAt('own'), booking, '09:00');
  expect(await cast.mailsTo(cast.carrierMail)).toEqual([expect.stringContaining(cast.warehouses.own.fullName)]);
});
