import { z } from 'zod';
import type { Trx } from '#platform/db/database.ts';
import { emit } from '#platform/jobs/events.ts';
import { type CronEntry, defineJob } from '#platform/jobs/job.ts';
import type { Services } from '#platform/services.ts';
import { BOOKING_MOVES } from '../../rules/booking-state.ts';
import { bookingHappened } from '../booking.events.ts';
import { followOrder, type ReadBooking, updateBooking } from '../booking.repository.ts';
import { freePlace } from '../dock-slot.repository.ts';
import { type ClockNotice, clockNoticed } from '../notices/notice.events.ts';
import { type DueKind, findDue, lockDue, markNoticed, sweepHolds } from './due.repository.ts';

const STEPS: Readonly<Record<DueKind, (trx: Trx, booking: ReadBooking) => Promise<void>>> = {
  miss,
  late: async (trx, booking) => {
    await markNoticed(trx, booking, 'late_for');
    await notice(trx, booking, 'late');
  },
  remind: async (trx, booking) => {
    await markNoticed(trx, booking, 'reminded_at');
    await notice(trx, booking, 'reminder');
  },
};

/** The rest of its time is free, and the order needs another booking. */
async function miss(trx: Trx, booking: ReadBooking): Promise<void> {
  await freePlace(trx, booking.id);
  await updateBooking(trx, booking, { state: BOOKING_MOVES.miss.to });
  await bookingHappened(trx, booking, { what: 'missed', userId: null });
  await followOrder(trx, booking);
}

const notice = (trx: Trx, { company_id, id }: ReadBooking, what: ClockNotice) =>
  emit(trx, clockNoticed, { companyId: company_id, actorId: null }, { bookingId: id, what, startsAt: null });

/** Each in a transaction of its own, by the clock of the database; what another process has done is not done again. */
async function run({ database }: Services): Promise<void> {
  await database.asPlatform(sweepHolds);
  for (const due of await database.asPlatform(findDue)) {
    await database.asMember({ companyId: due.companyId, userId: null }, async (trx) => {
      const booking = await lockDue(trx, due);
      if (booking) await STEPS[due.kind](trx, booking);
    });
  }
}

export const bookingClockJob = defineJob({
  name: 'warehouses.clock',
  queue: 'housekeeping',
  payload: z.object({}),
  run: (_payload, services) => run(services),
});
export const bookingClock: CronEntry = { schedule: '* * * * *', job: bookingClockJob.name };
