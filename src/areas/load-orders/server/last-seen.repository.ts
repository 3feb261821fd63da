import { sql } from 'kysely';
import type { Trx } from '#platform/db/database.ts';

/** Where the truck of an order was seen last. */
export interface LastSeen {
  readonly orderId: string;
  readonly at: Date;
  readonly lat: number;
  readonly lng: number;
  /** Only while its driver shares it. */
  readonly isPhone: boolean;
}

/** Orders show it with this patience: a truck reports far more often than anybody reads a list. */
const EVERY_SECONDS = 60;

/** Notes it in the orders themselves. One that somebody is changing right now is left for the next time. */
export async function noteLastSeen(trx: Trx, seen: readonly LastSeen[]): Promise<void> {
  if (seen.length === 0) return;
  await sql`with seen as materialized (
      select s.* from json_to_recordset(${JSON.stringify(seen)}::json) as s("orderId" uuid, at timestamptz, lat float8, lng float8,
        "isPhone" boolean)
    ), free as materialized (
      select o.id from load_order o join seen s on s."orderId" = o.id
      where o.status in (1, 2) and (o.sharing_since is not null or not s."isPhone")
        and (o.last_seen_at is null or o.last_seen_at < s.at - make_interval(secs => ${EVERY_SECONDS}))
      order by o.id for update of o skip locked
    )
    update load_order o set last_lat = s.lat, last_lng = s.lng, last_seen_at = s.at
    from seen s join free f on f.id = s."orderId" where o.id = s."orderId"`.execute(trx);
}
