import { sql } from 'kysely';
import { type Trx, withPlatformScope } from '#platform/db/database.ts';
import type { ReadBooking } from '../booking.repository.ts';

type Rated = Pick<ReadBooking, 'id'>;

/** In platform scope, both: the warehouse belongs to another company than the driver's. */
export async function starsOf(trx: Trx, bookings: readonly Rated[]): Promise<ReadonlyMap<string, number>> {
  const ids = bookings.map(({ id }) => id);
  const { rows } = await withPlatformScope(trx, () =>
    sql<{ booking_id: string; stars: number }>`select booking_id, stars from warehouse_rating
      where booking_id = any (${ids}::uuid[])`.execute(trx),
  );
  return new Map(rows.map(({ booking_id, stars }) => [booking_id, stars]));
}

/** False where the visit was rated before. */
export async function insertRating(
  trx: Trx,
  { company_id, warehouse_id, order_id, id, driver_name }: ReadBooking,
  { stars, comment }: { readonly stars: number; readonly comment: string | null },
): Promise<boolean> {
  const { rows } = await withPlatformScope(trx, () =>
    sql`insert into warehouse_rating (id, company_id, warehouse_id, by, booking_id, order_id, stars, comment, rated_by)
      values (gen_random_uuid(), ${company_id}, ${warehouse_id}, 'driver', ${id}, ${order_id}, ${stars}, ${comment}, ${driver_name})
      on conflict (booking_id) do nothing returning id`.execute(trx),
  );
  return rows.length > 0;
}
