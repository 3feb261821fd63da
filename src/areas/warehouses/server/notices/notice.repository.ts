import { sql } from 'kysely';
import type { OrderRecord } from '#areas/load-orders/server/index.ts';
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

type Carried = Pick<OrderRecord, 'company_id' | 'carrier_id' | 'carrier_company_id'>;

/** The first contact with a mail of a transport company that is not on the platform. */
export async function outsideCarrier(
  trx: Trx,
  { company_id, carrier_id, carrier_company_id }: Carried,
): Promise<{ readonly mail: string; readonly name: string } | null> {
  if (!carrier_id || carrier_company_id) return null;
  const { rows } = await sql<{
    mail: string;
    name: string;
  }>`select email as mail, full_name as name from partner_contact
    where company_id = ${company_id} and partner_id = ${carrier_id} and email is not null order by position limit 1`.execute(
    trx,
  );
  return rows[0] ?? null;
}
