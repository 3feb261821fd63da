import { sql } from 'kysely';
import { z } from 'zod';
import { idShape } from '#kernel/ids.ts';
import type { Trx } from '#platform/db/database.ts';
import { defineEvent } from '#platform/jobs/events.ts';

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

/** One statement: the entry, its event, and the job that delivers it. */
export async function bookingHappened(
  trx: Trx,
  { company_id, id }: { readonly company_id: string; readonly id: string },
  { what, userId, byName = null, at, reason = null, details = {}, clientKey = null }: Happening,
): Promise<void> {
  await sql`with entry as (
      insert into booking_event (company_id, booking_id, at, user_id, by_name, type, reason, details, client_key)
      values (${company_id}, ${id}, coalesce(${at ?? null}::timestamptz, clock_timestamp()), ${userId}, ${byName}, ${what}, ${reason},
        ${JSON.stringify(details)}, ${clientKey}) returning id
    ), message as (
      insert into outbox_event (id, company_id, actor_id, type, payload)
      select gen_random_uuid(), ${company_id}, ${userId}, ${bookingEvent.type},
        jsonb_build_object('bookingId', ${id}::uuid, 'entryId', e.id, 'what', ${what}::text) from entry e returning id
    ) select app.enqueue('platform.deliverEvent', json_build_object('eventId', m.id)) from message m`.execute(trx);
}

/** The entry that a phone has sent before, where it sends it again. */
export async function wasReported(
  trx: Trx,
  { company_id }: { readonly company_id: string },
  clientKey: string | undefined,
): Promise<{ readonly booking_id: string } | undefined> {
  if (clientKey === undefined) return undefined;
  return trx
    .selectFrom('booking_event')
    .select('booking_id')
    .where('company_id', '=', company_id)
    .where('client_key', '=', clientKey)
    .executeTakeFirst();
}
