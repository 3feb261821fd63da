import { sql } from 'kysely';
import type { PositionSource } from '#areas/positions/rules/position-source.ts';
import type { Trx } from '#platform/db/database.ts';

/** The last message of a tracker; times are milliseconds by the clock of the database. */
export interface LatestPosition {
  readonly trackerId: string;
  readonly orderId: string | null;
  readonly at: number | null;
  readonly lat: number | null;
  readonly lng: number | null;
  readonly speedKmh: number | null;
  readonly heading: number | null;
  readonly source: PositionSource;
  readonly stands: boolean;
  readonly contactAt: number;
}

/** Those of the trackers of one company. */
export interface LatestOfCompany {
  readonly companyId: string;
  readonly positions: readonly LatestPosition[];
}

type Column<T> = readonly T[];

/** As PostgreSQL packs them; thousands come every second, and columns are written and read in half the time of rows. */
type Packed = readonly [
  companyId: string,
  trackerId: Column<string>,
  orderId: Column<string | null>,
  at: Column<number | null>,
  lat: Column<number | null>,
  lng: Column<number | null>,
  speedKmh: Column<number | null>,
  heading: Column<number | null>,
  source: Column<PositionSource>,
  stands: Column<boolean>,
  contactAt: Column<number>,
];

/** As exact as they are shown: a metre. */
const DEGREE = 100_000;

const degrees = (column: 'lat' | 'lng') => sql`array_agg(round(${sql.ref(`l.${column}`)} * ${sql.lit(DEGREE)})::int4)`;
const milliseconds = (column: 'at' | 'contact_at') =>
  sql`array_agg(floor(date_part('epoch', ${sql.ref(`l.${column}`)}) * 1000)::int8)`;

const PACKED = sql`json_build_array(l.company_id, array_agg(l.tracker_id), array_agg(l.order_id), ${milliseconds('at')},
  ${degrees('lat')}, ${degrees('lng')}, array_agg(l.speed_kmh), array_agg(round(l.heading)::int4), array_agg(l.source),
  array_agg(l.stationary_since is not null), ${milliseconds('contact_at')})`;

const inDegrees = (value: number | null | undefined): number | null => (value == null ? null : value / DEGREE);

const unpack = (packed: readonly Packed[] | null): LatestOfCompany[] =>
  (packed ?? []).map(([companyId, trackers, orders, ats, lats, lngs, speeds, headings, sources, stands, contacts]) => ({
    companyId,
    positions: trackers.map((trackerId, nth) => ({
      trackerId,
      orderId: orders[nth] ?? null,
      at: ats[nth] ?? null,
      lat: inDegrees(lats[nth]),
      lng: inDegrees(lngs[nth]),
      speedKmh: speeds[nth] ?? null,
      heading: headings[nth] ?? null,
      source: sources[nth]!,
      stands: stands[nth]!,
      contactAt: contacts[nth]!,
    })),
  }));

export async function latestOf(trx: Trx, trackerIds: readonly string[]): Promise<readonly LatestPosition[]> {
  if (trackerIds.length === 0) return [];
  const { rows } = await sql<{ packed: Packed }>`
    select ${PACKED} as packed from latest_position l where l.tracker_id = any (${[...trackerIds]}::uuid[])
    group by l.company_id`.execute(trx);
  return unpack(rows.map(({ packed }) => packed)).flatMap(({ positions }) => positions);
}

export interface LatestChanges {
  readonly snapshot: string;
  readonly changed: readonly LatestOfCompany[];
}

/**
 * Everything that a snapshot does not show, and the snapshot it was read in: one statement, so that nothing is missed.
 * Without a snapshot nothing but the first one.
 */
export async function latestSince(trx: Trx, since: string | undefined): Promise<LatestChanges> {
  const changed =
    since === undefined
      ? sql`null`
      : sql`(select json_agg(c.packed) from (select ${PACKED} as packed from latest_position l
          where l.changed >= pg_snapshot_xmin(${since}::pg_snapshot) and not pg_visible_in_snapshot(l.changed, ${since}::pg_snapshot)
          group by l.company_id) c)`;
  const { rows } = await sql<{ snapshot: string; packed: readonly Packed[] | null }>`
    select pg_current_snapshot()::text as snapshot, ${changed} as packed`.execute(trx);
  return { snapshot: rows[0]?.snapshot ?? '', changed: unpack(rows[0]?.packed ?? null) };
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
