import type { Insertable } from 'kysely';
import type { Trx } from '#platform/db/database.ts';
import type { BookingEvent } from '#platform/db/schema.gen.ts';

export async function insertBookingEvent(trx: Trx, entry: Insertable<BookingEvent>): Promise<void> {
  await trx.insertInto('booking_event').values(entry).execute();
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
