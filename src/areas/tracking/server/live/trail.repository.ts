import { sql } from 'kysely';
import { TRAIL_MINUTES } from '#areas/tracking/contract/live.calls.ts';
import type { Position } from '#kernel/position.ts';
import type { Trx } from '#platform/db/database.ts';

/** Whose way is read, and from when on it may be seen. */
export interface TrailOf {
  readonly vehicleId: string;
  readonly trackerId: string;
  readonly from: Date;
}

/** A trail of more points looks the same. */
const POINTS = 60;

/** The last positions of trackers, thinned; the transaction is the platform's, the caller knows what may be seen. */
export async function trailsOf(
  trx: Trx,
  wanted: readonly TrailOf[],
): Promise<ReadonlyMap<string, readonly Position[]>> {
  const { rows } = await sql<{ readonly vehicleId: string; readonly lat: number; readonly lng: number }>`
    select w."vehicleId", s.lat, s.lng
    from json_to_recordset(${JSON.stringify(wanted)}::json) as w("vehicleId" uuid, "trackerId" uuid, "from" timestamptz)
    cross join lateral (
      select n.lat, n.lng, n.at from (
        select p.lat, p.lng, p.at, row_number() over (order by p.at) as nth, count(*) over () as quantity from position p
        where p.tracker_id = w."trackerId" and p.verdict <> 'parked'
          and p.at > greatest(w."from", now() - make_interval(mins => ${sql.lit(TRAIL_MINUTES)}))
      ) n where n.nth = n.quantity or n.nth % ceil(n.quantity / ${sql.lit(POINTS)}::float8)::int = 0
    ) s order by w."vehicleId", s.at`.execute(trx);
  const trails = new Map<string, Position[]>();
  for (const { vehicleId, lat, lng } of rows) trails.set(vehicleId, [...(trails.get(vehicleId) ?? []), { lat, lng }]);
  return trails;
}
