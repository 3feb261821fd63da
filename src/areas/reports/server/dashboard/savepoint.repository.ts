import { sql } from 'kysely';
import type { Trx } from '#platform/db/database.ts';

/** One for all cards, as none of them writes anything: each of its own would take as long as the smaller cards. */
export async function openSavepoint(trx: Trx): Promise<void> {
  await sql`savepoint cards`.execute(trx);
}

/** After a failed statement others go on in the transaction. */
export async function backToSavepoint(trx: Trx): Promise<void> {
  await sql`rollback to savepoint cards`.execute(trx);
}
