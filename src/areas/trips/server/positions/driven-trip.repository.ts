import { sql } from 'kysely';
import { type DrivenTrack, drivenTrips, type TripsQuery } from '#areas/routes/server/index.ts';
import { simplifyTrack } from '#areas/routes/rules/simplify.ts';
import { lineMeters } from '#areas/routes/rules/line.ts';
import type { DrivenTrip } from '#areas/routes/contract/path.calls.ts';
import { distanceMeters, type Position } from '#kernel/position.ts';
import type { Trx } from '#platform/db/database.ts';
import { provide } from '#platform/ports.ts';

interface TripRecord {
  readonly id: string;
  readonly code: string;
  readonly plate: string | null;
  readonly driver_name: string | null;
  readonly started_at: Date | null;
  readonly finished_at: Date | null;
  readonly origin: Position;
  readonly destination: Position;
  readonly positions: number;
}

/** A track of fewer positions is no way. */
const LEAST_POSITIONS = 10;
/** So many of the newest trips are looked at for those between two places. */
const LOOKED_AT = 500;

const trips = sql`select o.id, o.code, o.plate, o.driver_name, o.started_at, o.finished_at, o.origin, o.destination,
    (select count(*)::int from load_order_position p where p.company_id = o.company_id and p.order_id = o.id) as positions
  from load_order o where o.company_id = app.company_id() and o.finished_at is not null`;

/** Of the own company's orders only: whoever plans a route sees no trips of others. */
async function list(trx: Trx, { between, pathId, most }: TripsQuery): Promise<readonly DrivenTrip[]> {
  const { rows } = await sql<TripRecord>`select * from (${trips} ${pathId ? sql`and o.path_id = ${pathId}` : sql``}
    order by o.finished_at desc limit ${sql.lit(LOOKED_AT)}) t where t.positions >= ${LEAST_POSITIONS}`.execute(trx);
  const isNear = (at: Position, to: Position, meters: number) => at.lat !== null && distanceMeters(at, to) <= meters;
  const wanted = rows.filter(
    ({ origin, destination }) =>
      !between || (isNear(origin, between.from, between.meters) && isNear(destination, between.to, between.meters)),
  );
  const found: DrivenTrip[] = [];
  for (const record of wanted.slice(0, most)) found.push(present(record, await positionsOf(trx, record.id)));
  return found;
}

async function read(trx: Trx, orderId: string): Promise<DrivenTrack | undefined> {
  const { rows } = await sql<TripRecord>`${trips} and o.id = ${orderId}`.execute(trx);
  const record = rows[0];
  if (!record) return undefined;
  const seen = await positionsOf(trx, orderId);
  const fixes = seen.map(({ at, lat, lng, speed_kmh, accuracy_m }) => ({
    at,
    position: { lat, lng },
    speedKmh: speed_kmh,
    accuracyM: accuracy_m,
  }));
  return { trip: present(record, seen), fixes };
}

async function positionsOf(trx: Trx, orderId: string) {
  return trx
    .selectFrom('load_order_position')
    .select(['at', 'lat', 'lng', 'speed_kmh', 'accuracy_m'])
    .where('company_id', '=', sql<string>`app.company_id()`)
    .where('order_id', '=', orderId)
    .orderBy('at')
    .limit(20_000)
    .execute();
}

const SHAPE_POINTS = 500;

const present = (record: TripRecord, seen: readonly Position[]): DrivenTrip => ({
  _id: record.id,
  code: record.code,
  plate: record.plate,
  driver: record.driver_name,
  startedAt: record.started_at?.toISOString() ?? null,
  finishedAt: record.finished_at?.toISOString() ?? null,
  positions: record.positions,
  meters: Math.round(lineMeters(simplifyTrack(seen, SHAPE_POINTS))),
});

export const drivenTripsProvided = provide(drivenTrips, { list, read });
