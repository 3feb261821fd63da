import { sql } from 'kysely';
import type { PositionSource } from '#areas/positions/rules/position-source.ts';
import type { Trx } from '#platform/db/database.ts';

/** The last message of a tracker, by the clock of the database. */
export interface LatestPosition {
  readonly trackerId: string;
  readonly orderId: string | null;
  readonly at: Date | null;
  readonly lat: number | null;
  readonly lng: number | null;
  readonly speedKmh: number | null;
  readonly heading: number | null;
  readonly source: PositionSource;
  readonly stationarySince: Date | null;
  readonly contactAt: Date;
  /** The transaction that wrote it. */
  readonly transaction: string;
}

const columns = sql`l.tracker_id as "trackerId", l.order_id as "orderId", l.at, l.lat, l.lng, l.speed_kmh as "speedKmh", l.heading,
  l.source, l.stationary_since as "stationarySince", l.contact_at as "contactAt", l.changed::text as transaction`;

export async function latestOf(trx: Trx, trackerIds: readonly string[]): Promise<readonly LatestPosition[]> {
  if (trackerIds.length === 0) return [];
  const { rows } = await sql<LatestPosition>`select ${columns} from latest_position l
    where l.tracker_id = any (${[...trackerIds]}::uuid[])`.execute(trx);
  return rows;
}

export interface LatestChanges {
  readonly snapshot: string;
  readonly rows: readonly LatestPosition[];
}

/** Everything written since a transaction, and the snapshot it was read in: one statement, so that nothing is missed. */
export async function latestSince(trx: Trx, transaction: number): Promise<LatestChanges> {
  const { rows } = await sql<LatestPosition & { readonly snapshot: string }>`
    select p.snapshot, ${columns} from (select pg_current_snapshot()::text as snapshot) p
    left join latest_position l on l.changed >= ${String(transaction)}::xid8`.execute(trx);
  return {
    snapshot: rows[0]?.snapshot ?? '',
    rows: rows.filter(({ trackerId }) => (trackerId as string | null) !== null),
  };
}

/** Who reads the orders of changed positions, by the same groups as their changes. */
export interface OrderReader {
  readonly orderId: string;
  readonly companyId: string;
  readonly readers: string;
  readonly userIds: string[] | null;
}

export async function readersOf(trx: Trx, orderIds: readonly string[]): Promise<readonly OrderReader[]> {
  const { rows } = await sql<OrderReader>`
    select * from app.readers_of_positions(${[...orderIds]}::uuid[]) as r ("orderId", "companyId", readers, "userIds")`.execute(
    trx,
  );
  return rows;
}
