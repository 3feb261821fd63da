import { sql } from 'kysely';
import type { Trx } from '#platform/db/database.ts';
import type { ReadBooking } from './booking.repository.ts';

interface NamedTruck {
  readonly plate: string | null;
  readonly driver: string | null;
}

/**
 * Names the truck and driver of a booking in place of the order's, or takes them back. With a known booking what equals
 * it is not named again.
 */
export async function nameTruck(
  trx: Trx,
  id: string,
  named: NamedTruck,
  known: Pick<ReadBooking, 'plate' | 'driver_name' | 'said_plate' | 'said_driver'> | null,
): Promise<void> {
  const plate = named.plate ?? known?.said_plate ?? null;
  const driver = named.driver ?? known?.said_driver ?? null;
  if (known && (plate ?? known.plate) === known.plate && (driver ?? known.driver_name) === known.driver_name) return;
  await sql`select app.name_truck(${id}::uuid, ${plate}, ${driver})`.execute(trx);
}
