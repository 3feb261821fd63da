import { sql } from 'kysely';
import { type Trx, withPlatformScope } from '#platform/db/database.ts';
import { MESSAGED_HAPPENINGS } from '../rules/booking-message.ts';
import type { Why } from './notices/booking-words.ts';

export interface PublicKey {
  readonly id: number;
  /** The uncompressed point of the curve P-256, base64url. */
  readonly publicKey: string;
}

export interface StoredKey extends PublicKey {
  readonly createdAt: Date;
}

/** The public halves, newest first. */
export async function readTicketKeys(trx: Trx): Promise<StoredKey[]> {
  return trx
    .selectFrom('ticket_key')
    .select(['id', 'public_key as publicKey', 'created_at as createdAt'])
    .orderBy('id', 'desc')
    .execute();
}

/** Of two processes that make the same key one does nothing. */
export async function insertTicketKey(trx: Trx, { id, publicKey, createdAt }: StoredKey): Promise<void> {
  await withPlatformScope(trx, () =>
    trx
      .insertInto('ticket_key')
      .values({ id, public_key: publicKey, created_at: createdAt })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute(),
  );
}

export async function deleteTicketKeys(trx: Trx, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await trx.deleteFrom('ticket_key').where('id', 'in', ids).execute();
}

/** What happened last to a booking, of what there are messages about. */
export async function lastHappening(
  trx: Trx,
  { company_id, id }: { readonly company_id: string; readonly id: string },
): Promise<({ readonly type: string } & Why) | undefined> {
  const { rows } = await sql<{ type: string } & Why>`
    select type, reason, details ->> 'cause' as cause from booking_event
    where company_id = ${company_id} and booking_id = ${id} and type = any(${MESSAGED_HAPPENINGS}::text[])
    order by at desc, id desc limit 1`.execute(trx);
  return rows[0];
}

export interface TicketPlace {
  readonly address: string | null;
  readonly city: string | null;
  readonly reference: string | null;
  readonly instructions: string | null;
  readonly contact_name: string | null;
  readonly contact_phone: string | null;
}

export async function readTicketPlace(trx: Trx, warehouseId: string): Promise<TicketPlace> {
  const { rows } = await sql<TicketPlace>`select * from app.ticket_place(${warehouseId}::uuid)`.execute(trx);
  return rows[0]!;
}
