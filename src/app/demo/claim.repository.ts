import { sql } from 'kysely';
import type { Trx } from '#platform/db/database.ts';

const LOCK = 7_305_415;

/** When two instances start together, the second waits here until the first has loaded the data, however long that takes. */
export async function claimEmptyDatabase(trx: Trx): Promise<boolean> {
  await sql`set local statement_timeout = 0`.execute(trx);
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx);
  return isEmptyDatabase(trx);
}

export async function isEmptyDatabase(trx: Trx): Promise<boolean> {
  const { rows } = await sql<{ empty: boolean }>`select not exists (select from company) as empty`.execute(trx);
  return rows[0]?.empty ?? false;
}
