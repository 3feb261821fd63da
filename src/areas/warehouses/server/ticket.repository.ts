import { sql } from 'kysely';
import { type Trx, withPlatformScope } from '#platform/db/database.ts';

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
