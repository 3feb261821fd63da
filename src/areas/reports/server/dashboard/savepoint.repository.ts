import { sql } from 'kysely';
import type { Trx } from '#platform/db/database.ts';

/** What fails inside leaves the transaction as it was, so that others go on in it. */
export async function inSavepoint<T>(trx: Trx, work: () => Promise<T>): Promise<T> {
  // Not awaited: the first statement of the work follows directly.
  const opened = sql`savepoint card`.execute(trx);
  opened.catch(() => undefined);
  try {
    const result = await work();
    await opened;
    await sql`release savepoint card`.execute(trx);
    return result;
  } catch (error) {
    await sql`rollback to savepoint card`.execute(trx);
    throw error;
  }
}
