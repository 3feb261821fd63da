import { sql } from 'kysely';
import type { Trx } from '#platform/db/database.ts';

/** Whether the signed-in person is a driver of the company they work in. */
export async function drivesForCompany(trx: Trx): Promise<boolean> {
  const { rows } = await sql<{ drives: boolean }>`select app.drives() as drives`.execute(trx);
  return rows[0]?.drives ?? false;
}

/** The snapshot in which a stream is opened: whatever changes rights after it ends the stream. */
export async function snapshotOf(trx: Trx): Promise<string> {
  const { rows } = await sql<{ snapshot: string }>`select pg_current_snapshot()::text as snapshot`.execute(trx);
  return rows[0]?.snapshot ?? '';
}
