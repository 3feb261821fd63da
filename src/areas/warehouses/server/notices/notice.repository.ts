import { sql } from 'kysely';
import { requestErrors } from '#kernel/errors.ts';
import type { Trx } from '#platform/db/database.ts';
import type { BookedWarehouse } from '../booking.repository.ts';
import type { Why } from './booking-words.ts';

/** Why something happened to a booking, as its history has it. */
export async function findEntry(trx: Trx, id: string): Promise<Why> {
  const { rows } =
    await sql<Why>`select reason, details ->> 'cause' as cause from booking_event where id = ${id}`.execute(trx);
  return rows[0] ?? { reason: null, cause: null };
}

type Check = Pick<BookedWarehouse, 'warehouse_name' | 'time_zone'> & { readonly company_id: string; readonly at: Date };

/** What the gate was shown, and where. */
export async function findCheck(trx: Trx, id: string): Promise<Check> {
  const { rows } = await sql<Check>`select c.company_id, c.at, p.warehouse_name, p.time_zone from gate_check c
    cross join lateral app.booked_warehouse(c.warehouse_id, null) p where c.id = ${id}`.execute(trx);
  if (!rows[0]) throw requestErrors.notFound();
  return rows[0];
}
