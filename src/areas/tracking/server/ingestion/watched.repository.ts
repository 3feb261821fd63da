import { sql } from 'kysely';
import type { Trx } from '#platform/db/database.ts';

export interface TripMark {
  /** The order, or the device of a truck without a trip. */
  readonly id: string;
  /** The earliest position that came late. */
  readonly replaysFrom: Date | null;
}

/**
 * Says that there is something for the rules to judge, aside from the trips themselves, so that no message waits for the
 * rules and one row is enough for all.
 */
export async function markDue(trx: Trx, news: readonly TripMark[]): Promise<void> {
  if (news.length === 0) return;
  const [ids, times] = [news.map(({ id }) => id), news.map(({ replaysFrom }) => replaysFrom)];
  await sql`insert into watched_trip_mark (ids, replays_from) values (${ids}::uuid[], ${times}::timestamptz[])`.execute(
    trx,
  );
}

/** Whoever stores positions in this transaction marks their trips without help. */
export async function marksTripsItself(trx: Trx): Promise<void> {
  await sql`select set_config('app.marks_trips', 'on', true)`.execute(trx);
}

/** Marks reach their trips; returns how many. */
export async function passOnMarks(trx: Trx): Promise<number> {
  const { rows } = await sql<{ marks: number }>`select app.pass_on_marks() as marks`.execute(trx);
  return rows[0]?.marks ?? 0;
}
