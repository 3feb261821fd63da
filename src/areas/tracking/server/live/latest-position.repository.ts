import { sql } from 'kysely';
import type { PositionSource } from '#areas/positions/rules/position-source.ts';
import type { Trx } from '#platform/db/database.ts';

/** The last message of a tracker, by the clock of the database. */
export interface LatestPosition {
  readonly trackerId: string;
  readonly companyId: string;
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

/** As PostgreSQL packs it; thousands come every second, and one value of JSON is read faster than their rows. */
type PackedPosition = readonly [
  trackerId: string,
  companyId: string,
  orderId: string | null,
  at: string | null,
  lat: number | null,
  lng: number | null,
  speedKmh: number | null,
  heading: number | null,
  source: PositionSource,
  stationarySince: string | null,
  contactAt: string,
  transaction: string,
];

const PACKED = sql`json_agg(json_build_array(l.tracker_id, l.company_id, l.order_id, l.at, l.lat, l.lng, l.speed_kmh, l.heading,
  l.source, l.stationary_since, l.contact_at, l.changed::text))`;

const dateOf = (text: string | null) => (text === null ? null : new Date(text));

const unpack = (packed: readonly PackedPosition[] | null): LatestPosition[] =>
  (packed ?? []).map(
    ([
      trackerId,
      companyId,
      orderId,
      at,
      lat,
      lng,
      speedKmh,
      heading,
      source,
      stationarySince,
      contactAt,
      transaction,
    ]) => ({
      ...{ trackerId, companyId, orderId, at: dateOf(at), lat, lng, speedKmh, heading, source, transaction },
      ...{ stationarySince: dateOf(stationarySince), contactAt: new Date(contactAt) },
    }),
  );

export async function latestOf(trx: Trx, trackerIds: readonly string[]): Promise<readonly LatestPosition[]> {
  if (trackerIds.length === 0) return [];
  const { rows } = await sql<{ packed: readonly PackedPosition[] | null }>`
    select ${PACKED} as packed from latest_position l where l.tracker_id = any (${[...trackerIds]}::uuid[])`.execute(
    trx,
  );
  return unpack(rows[0]?.packed ?? null);
}

export interface LatestChanges {
  readonly snapshot: string;
  readonly rows: readonly LatestPosition[];
}

/** Everything written since a transaction, and the snapshot it was read in: one statement, so that nothing is missed. */
export async function latestSince(trx: Trx, transaction: number): Promise<LatestChanges> {
  const { rows } = await sql<{ snapshot: string; packed: readonly PackedPosition[] | null }>`
    select pg_current_snapshot()::text as snapshot,
      (select ${PACKED} from latest_position l where l.changed >= ${String(transaction)}::xid8) as packed`.execute(trx);
  return { snapshot: rows[0]?.snapshot ?? '', rows: unpack(rows[0]?.packed ?? null) };
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
