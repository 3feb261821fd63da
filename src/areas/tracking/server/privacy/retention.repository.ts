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

/** A truck that reports no more has no last place either, once it would not be kept as history. */
export async function forgetLastPlaces(trx: Trx, now: Date, most: number): Promise<number> {
  const { rows } = await sql`
    with old as (
      select l.tracker_id from latest_position l join app.position_limits(${now}) k on k.company_id = l.company_id
      where l.at < case when l.order_id is null then k.off_trip_from else k.trip_from end limit ${most})
    update latest_position l set at = null, lat = null, lng = null, speed_kmh = null, heading = null, accuracy_m = null,
      standing_since = null, doubt = null, order_id = null, changed = pg_current_xact_id()
    from old where l.tracker_id = old.tracker_id returning l.tracker_id`.execute(trx);
  return rows.length;
}

export async function deleteOldViews(trx: Trx, before: Date, most: number): Promise<number> {
  const { rows } = await sql`delete from position_view where id in (
    select id from position_view where slot < ${before} order by slot limit ${most}) returning id`.execute(trx);
  return rows.length;
}
