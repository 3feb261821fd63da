import { sql } from 'kysely';
import { createId } from '#kernel/ids.ts';
import type { TestUser } from '#testing/world.ts';
import * as calls from '../../contract/booking.calls.ts';
import type { BookingView } from '../../contract/booking.shapes.ts';
import { changeBookingStatus, type VisitMove } from '../../contract/visit.calls.ts';
import { bookingClockJob } from '../clock/clock.job.ts';
import type { Cast } from './booking-cast.fixture.ts';

export type At = 'own' | 'host';
export type Stage = 'pending' | 'booked' | 'waiting' | 'arrived';

export interface Acts {
  staffAt(at: At): TestUser;
  visit(at: At, booking: BookingView, move: VisitMove, reason?: string): Promise<unknown>;
  cancel(at: At, booking: BookingView, reason: string): Promise<unknown>;
  move(at: At, booking: BookingView, startTime: string): Promise<unknown>;
  /** As if the start were so many minutes ago. */
  startedAgo(booking: BookingView, minutes: number): Promise<unknown>;
  /** As if it had been booked days ago for ten o'clock tomorrow, where it is past noon now. */
  isTomorrow(booking: BookingView): Promise<void>;
  tick(): Promise<void>;
  /** A booking that has come so far, all about it forgotten; an outside carrier has no account. */
  at(stage: Stage, where: At, outside?: boolean): Promise<BookingView>;
}

/** What people and the clock do with bookings. */
export function actsOf(cast: Cast): Acts {
  const { app } = cast;
  const staffAt: Acts['staffAt'] = (at) => (at === 'own' ? cast.shipper : cast.host).manager;
  const visit: Acts['visit'] = (at, { _id }, move, reason) =>
    app.call(staffAt(at), changeBookingStatus, { params: { id: _id }, body: { move, ...(reason ? { reason } : {}) } });
  return {
    staffAt,
    visit,
    cancel: (at, { _id }, reason) =>
      app.call(staffAt(at), calls.cancelBooking, { params: { id: _id }, body: { reason } }),
    move: async (at, { _id }, startTime) => {
      const holdKey = createId();
      await app.hold(staffAt(at), { _id }, { time: startTime, key: holdKey });
      const { body } = await app.call(staffAt(at), calls.readBooking, { params: { id: _id } });
      const { version } = body.scheduling;
      return app.call(staffAt(at), calls.moveBooking, {
        params: { id: _id },
        body: { version, holdKey, reason: null },
      });
    },
    startedAgo: ({ _id }, minutes) =>
      app.services.database.asPlatform((trx) =>
        sql`update booking set starts_at = now() - make_interval(mins => ${minutes}), ends_at = now() + interval '1 hour'
          where id = ${_id}`.execute(trx),
      ),
    isTomorrow: async ({ _id, warehouse }) => {
      const ahead = 13 - new Date().getUTCHours();
      const zone = `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
      await cast.asOwner('update warehouse set time_zone = $1 where id = $2', [zone, warehouse._id]);
      await cast.asOwner("update booking_event set at = at - interval '3 days' where booking_id = $1", [_id]);
      await cast.asOwner(
        `update booking set starts_at = ((now() at time zone $1)::date + 1 + time '10:00') at time zone $1,
          ends_at = ((now() at time zone $1)::date + 1 + time '11:00') at time zone $1 where id = $2`,
        [zone, _id],
      );
    },
    tick: () => bookingClockJob.run({}, app.services),
    at: async (stage, where, outside = false) => {
      const booking = await cast.expected(where, outside);
      if (stage === 'pending') return booking;
      if (stage === 'waiting') await visit(where, booking, 'takeIn');
      const stays = stage === 'waiting' ? booking : await app.book(staffAt(where), booking, '09:00');
      if (stage === 'arrived') await visit(where, stays, 'arrive');
      await cast.forget();
      return stays;
    },
  };
}
