import { z } from 'zod';
import { createId, idShape } from '#kernel/ids.ts';
import type { Trx } from '#platform/db/database.ts';
import { defineEvent, emit } from '#platform/jobs/events.ts';
import { insertBookingEvent } from './booking-event.repository.ts';

/** What happens to a booking, as its history names it. */
export const BOOKING_HAPPENINGS = [
  'created',
  'booked',
  'moved',
  'cancelled',
  'takenIn',
  'placed',
  'turnedAway',
  'arrived',
  'dockChanged',
  'called',
  'docked',
  'left',
  'missed',
  'noLongerFits',
  'ticketReplaced',
  'corrected',
  'refused',
] as const;
export type BookingHappening = (typeof BOOKING_HAPPENINGS)[number];

/** Written by the database as well, when an order changes: see `app.booking_happened`. */
export const bookingEvent = defineEvent(
  'warehouses.bookingHappened',
  z.object({ bookingId: idShape, entryId: idShape, what: z.enum(BOOKING_HAPPENINGS) }),
);

export interface Happening {
  readonly what: BookingHappening;
  readonly userId: string | null;
  /** Somebody with a link, by name. */
  readonly byName?: string | null;
  readonly at?: Date;
  readonly reason?: string | null;
  readonly details?: Readonly<Record<string, unknown>>;
  /** Of an entry that a phone wrote without network. */
  readonly clientKey?: string | null;
}

/** The entry in its history, and the event that notifies people of it. */
export async function bookingHappened(
  trx: Trx,
  { company_id, id }: { readonly company_id: string; readonly id: string },
  { what, userId, byName = null, at, reason = null, details = {}, clientKey = null }: Happening,
): Promise<void> {
  const entryId = createId();
  await insertBookingEvent(trx, {
    id: entryId,
    company_id,
    booking_id: id,
    ...(at ? { at } : {}),
    user_id: userId,
    by_name: byName,
    type: what,
    reason,
    details: JSON.stringify(details),
    client_key: clientKey,
  });
  await emit(trx, bookingEvent, { companyId: company_id, actorId: userId }, { bookingId: id, entryId, what });
}
