import { sql } from 'kysely';
import type { Trx } from '#platform/db/database.ts';
import type { ReadBooking } from '../booking.repository.ts';

/** A part of a dock's time that somebody gave back. */
export interface Freed {
  readonly dockId: string;
  readonly from: Date;
  readonly until: Date;
}

/** So many requests are looked at for one place, the oldest first. */
const MOST = 20;

/** Where a moved booking was before, as its history has it. */
export async function leftBehind(trx: Trx, entryId: string): Promise<Freed | undefined> {
  const { rows } = await sql<Freed>`select (e.details #>> '{from,dockId}')::uuid as "dockId",
      (e.details #>> '{from,startsAt}')::timestamptz as from, (e.details #>> '{from,endsAt}')::timestamptz as until
    from booking_event e where e.id = ${entryId} and e.details #>> '{from,dockId}' is not null`.execute(trx);
  return rows[0];
}

export async function requestsAfter(
  trx: Trx,
  { company_id, warehouse_id, id }: ReadBooking,
  freed: Freed,
): Promise<ReadBooking[]> {
  const { rows } = await sql<ReadBooking>`
    select b.*, p.* from booking b cross join lateral app.booked_warehouse(b.warehouse_id, b.dock_id) p
    where b.company_id = ${company_id} and b.warehouse_id = ${warehouse_id} and b.wants_earlier and b.state = 'scheduled'
      and b.starts_at > ${freed.from} and b.id <> ${id} order by b.requested_at, b.id limit ${MOST}`.execute(trx);
  return rows;
}
