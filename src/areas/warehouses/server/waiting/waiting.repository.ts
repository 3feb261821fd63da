import { sql } from 'kysely';
import { type Trx, withPlatformScope } from '#platform/db/database.ts';

export interface Recorded {
  readonly type: 'arrived' | 'takenIn' | 'docked' | 'left' | 'corrected';
  readonly at: Date;
  readonly who: string | null;
  readonly reason: string | null;
}

/**
 * The entries that the times of a visit come from, oldest first. Names are read in platform scope: whoever recorded them
 * works at the warehouse, which may be of another company than the reader.
 */
export async function recordedTimes(trx: Trx, bookingId: string): Promise<readonly Recorded[]> {
  const { rows } = await withPlatformScope(trx, () =>
    sql<Recorded>`select e.type, e.at, coalesce(nullif(btrim(u.first_name || ' ' || u.last_name), ''), e.by_name) as who, e.reason
      from booking_event e left join app_user u on u.id = e.user_id
      where e.booking_id = ${bookingId} and e.type in ('arrived', 'takenIn', 'docked', 'left', 'corrected')
      order by e.at, e.id`.execute(trx),
  );
  return rows;
}
