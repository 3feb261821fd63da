import { sql } from 'kysely';
import type { Trx } from '#platform/db/database.ts';

/** Days that nobody may keep any longer, as whole tables. */
export async function dropDays(trx: Trx, before: Date): Promise<number> {
  const { rows } = await sql<{ dropped: number }>`select app.drop_position_days(${before}) as dropped`.execute(trx);
  return rows[0]?.dropped ?? 0;
}

/** One batch of what the companies keep no longer. */
export async function deleteOldPositions(trx: Trx, now: Date, most: number): Promise<number> {
  const { rows } = await sql<{ gone: number }>`select app.delete_old_positions(${now}, ${most}) as gone`.execute(trx);
  return rows[0]?.gone ?? 0;
}

export async function deleteOldViews(trx: Trx, before: Date, most: number): Promise<number> {
  const { rows } = await sql`delete from position_view where id in (
    select id from position_view where slot < ${before} order by slot limit ${most}) returning id`.execute(trx);
  return rows.length;
}
