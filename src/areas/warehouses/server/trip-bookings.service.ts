import type { OrderRecord } from '#areas/load-orders/server/index.ts';
import type { TripBooking } from '#areas/trips/contract/driver-trip.calls.ts';
import { type TripReading, tripBookings } from '#areas/trips/server/index.ts';
import { dayIn, hourIn } from '#kernel/dates.ts';
import { withPlatformScope } from '#platform/db/database.ts';
import { signedUrl } from '#platform/files/stored-file.ts';
import { provide } from '#platform/ports.ts';
import { waitingOf } from '../rules/waiting.ts';
import { type ReadBooking, readBookings } from './booking.repository.ts';
import { starsOf } from './rating/driver-rating.repository.ts';
import { hasLeft } from './rating/driver-rating.service.ts';
import { steadyTicket } from './steady-ticket.ts';
import { instructionsOf } from './trip-bookings.repository.ts';
import { photosOf } from './warehouse.repository.ts';

/** The bookings of a trip as its driver sees them: nothing of prices, and nothing to change. */
async function bookingsOfTrip(reading: TripReading, { id, driver_id }: OrderRecord): Promise<TripBooking[]> {
  const { trx } = reading;
  return withPlatformScope(trx, async () => {
    const bookings = (await readBookings(trx, { orderId: id })).filter(({ state }) => state !== 'cancelled');
    const stars = await starsOf(trx, bookings);
    const shown: TripBooking[] = [];
    for (const booking of bookings) {
      const isOver = hasLeft(booking) && booking.driver_id === driver_id;
      const visit = isOver ? { stars: stars.get(booking.id) ?? null } : null;
      shown.push({ ...(await presentTripBooking(reading, booking)), visit });
    }
    return shown;
  });
}

async function presentTripBooking(reading: TripReading, booking: ReadBooking): Promise<Omit<TripBooking, 'visit'>> {
  const { trx, services, now } = reading;
  const { starts_at, ends_at, time_zone: zone, company_id, warehouse_id } = booking;
  const photos = await photosOf(trx, { company_id, id: warehouse_id });
  return {
    _id: booking.id,
    action: booking.action,
    stopId: booking.stop_id,
    place: booking.warehouse_name,
    state: booking.state,
    time:
      starts_at && ends_at
        ? { date: dayIn(starts_at, zone), starts: hourIn(starts_at, zone), ends: hourIn(ends_at, zone) }
        : null,
    dock: booking.dock_name,
    code: booking.code,
    ticket: await steadyTicket(reading, booking),
    instructions: await instructionsOf(trx, booking.warehouse_id),
    photos: photos.map(({ fileId }) => signedUrl(services.config, fileId, now)),
    waiting: waitingSince(booking, now),
  };
}

/** From when the waiting counts; the phone goes on counting by itself. */
function waitingSince(booking: ReadBooking, now: Date): TripBooking['waiting'] {
  const { starts_at: startsAt, arrived_at: arrivedAt, docked_at: dockedAt, left_at: leftAt } = booking;
  const terms = { freeMinutes: booking.free_minutes, lateMinutes: booking.late_minutes, price: null };
  const waiting = waitingOf({ startsAt, arrivedAt, dockedAt, leftAt }, terms, now);
  if (!waiting || leftAt) return null;
  return { from: waiting.from.toISOString(), freeMinutes: booking.free_minutes };
}

export const tripBookingsProvided = provide(tripBookings, bookingsOfTrip);
