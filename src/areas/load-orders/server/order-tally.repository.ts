import { sql } from 'kysely';
import type { Trx } from '#platform/db/database.ts';

/** Merges the tally rows of companies with at least this many loose ones, in platform scope. Totals do not change. */
export async function settleTally(trx: Trx, looseLines: number): Promise<void> {
  await sql`select app.settle_load_order_tally(${looseLines})`.execute(trx);
}
