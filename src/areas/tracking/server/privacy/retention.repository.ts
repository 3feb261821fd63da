import { type RawBuilder, sql } from 'kysely';
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

/** The tables of this area with a place, and what reported it; without a device it is like what a phone says. */
const WITH_DEVICE = [
  { table: 'alert', at: 'started_at' },
  { table: 'map_event', at: 'at' },
] as const;
const BY_PEOPLE = [
  { table: 'location_request', at: 'answered_at' },
  { table: 'trip_report', at: 'at' },
  { table: 'trip_trouble', at: 'at' },
] as const;

/** One batch of places that were noted, reported or answered and that the companies keep no longer; what happened stays known. */
export async function forgetNotedPlaces(trx: Trx, now: Date, most: number): Promise<number> {
  let largest = 0;
  const forget = async (table: string, old: RawBuilder<unknown>) => {
    const { rows } = await sql`with old as (${old} limit ${most})
      update ${sql.table(table)} p set lat = null, lng = null from old where p.id = old.id returning p.id`.execute(trx);
    largest = Math.max(largest, rows.length);
  };
  for (const { table, at } of WITH_DEVICE) {
    await forget(
      table,
      sql`select p.id from ${sql.table(table)} p left join device d on d.id = p.device_id
        join app.position_limits(${now}) k on k.company_id = p.company_id and k.kind = coalesce(d.kind, 'phone')
        where p.lat is not null and ${sql.ref(`p.${at}`)} < case when p.order_id is null then k.off_trip_from else k.trip_from end`,
    );
  }
  for (const { table, at } of BY_PEOPLE) {
    await forget(
      table,
      sql`select p.id from ${sql.table(table)} p
        join app.position_limits(${now}) k on k.company_id = p.company_id and k.kind = 'phone'
        where p.lat is not null and ${sql.ref(`p.${at}`)} < k.trip_from`,
    );
  }
  return largest;
}

/** How devices did on a day is shown for a month. */
export async function deleteOldDays(trx: Trx, before: Date, most: number): Promise<number> {
  const { rows } = await sql`delete from device_day where (device_id, day) in (
    select device_id, day from device_day where day < ${before}::timestamptz::date order by day limit ${most}) returning day`.execute(
    trx,
  );
  return rows.length;
}

/** What the rules remember of trips that ended before; positions of that age are refused. */
export async function deleteEndedTrips(trx: Trx, before: Date, most: number): Promise<number> {
  const { rows } = await sql`delete from watched_trip where id in (
    select w.id from watched_trip w join load_order o on o.id = w.order_id
    where o.status not in (1, 2) and coalesce(o.finished_at, o.status_at) < ${before} limit ${most}) returning id`.execute(
    trx,
  );
  return rows.length;
}
