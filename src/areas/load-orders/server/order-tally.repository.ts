import { sql } from 'kysely';
import type { Trx } from '#platform/db/database.ts';

/** Puts the lines of companies together that have so many loose ones, in platform scope. Totals stay what they are. */
export async function settleTally(trx: Trx, looseLines: number): Promise<void> {
  await sql`select app.settle_load_order_tally(${looseLines})`.execute(trx);
}
