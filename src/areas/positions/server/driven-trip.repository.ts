import { sql } from 'kysely';
import type { DrivenTrip } from '#areas/routes/contract/path.calls.ts';
import type { Fix } from '#areas/routes/rules/evaluate/alarm-state.ts';
import { lineMeters } from '#areas/routes/rules/line.ts';
import { drivenTrips, type TripsQuery } from '#areas/routes/server/index.ts';
import { boxAround } from '#kernel/globe.ts';
import { distanceMeters, type Position } from '#kernel/position.ts';
import type { Trx } from '#platform/db/database.ts';
import { provide } from '#platform/ports.ts';
import { seeOrders } from './position.repository.ts';

interface TripRecord {
  readonly id: string;
  readonly code: string;
  readonly plate: string | null;
  readonly driver_name: string | null;
  readonly started_at: Date | null;
  readonly finished_at: Date | null;
  readonly from_lat: number;
  readonly from_lng: number;
  readonly to_lat: number;
  readonly to_lng: number;
  readonly positions: number;
  readonly way: readonly (readonly [lat: number, lng: number])[];
}

/** A track of fewer positions is no way. */
const LEAST_POSITIONS = 10;
/** Enough to say how long a trip was. */
const SHAPE_POINTS = 500;
const POSITIONS_MAX = 20_000;
/** The newest trips that may be what is asked for. */
const LOOKED_AT = 2_000;
/** The corners of a box around a circle are farther away than its radius; so many more are looked at. */
const SPARE = 2;

/** Finished trips of the own company only: whoever plans a route sees no trips of others. */
async function list(trx: Trx, { between, pathId, most }: TripsQuery): Promise<readonly DrivenTrip[]> {
  const near = between
    ? sql`and ${isNear(sql`o.origin`, between.from, between.meters)}
        and ${isNear(sql`o.destination`, between.to, between.meters)}`
    : sql``;
  const planned = pathId
    ? sql`and o.path_id = ${pathId} and o.route_id =
        (select p.route_id from route_path p where p.company_id = app.company_id() and p.id = ${pathId})`
    : sql``;
  const isWanted = sql`o.company_id = app.company_id() and o.finished_at is not null ${near} ${planned}`;
  await seeOrders(
    trx,
    sql`select o.id from load_order o where ${isWanted} order by o.finished_at desc, o.id limit ${sql.lit(LOOKED_AT)}`,
  );
  const { rows } = await sql<TripRecord>`
    with trip as materialized (
      select o.company_id, o.id, o.code, o.plate, o.driver_name, o.started_at, o.finished_at,
        (o.origin ->> 'lat')::float8 as from_lat, (o.origin ->> 'lng')::float8 as from_lng,
        (o.destination ->> 'lat')::float8 as to_lat, (o.destination ->> 'lng')::float8 as to_lng, n.positions
      from load_order o
        cross join lateral (select count(*)::int as positions from position p where p.order_id = o.id) n
      where ${isWanted} and o.id = any (app.seen_orders()) and n.positions >= ${LEAST_POSITIONS}
      order by o.finished_at desc, o.id limit ${most * SPARE}
    )
    select t.*, w.way from trip t cross join lateral (
      select jsonb_agg(jsonb_build_array(s.lat, s.lng) order by s.at) as way from (
        select p.lat, p.lng, p.at, row_number() over (order by p.at) - 1 as nth from position p
        where p.order_id = t.id
      ) s where s.nth % ceil(t.positions / ${SHAPE_POINTS}::float8)::int = 0 or s.nth = t.positions - 1
    ) w order by t.finished_at desc, t.id`.execute(trx);
  const isBetween = (trip: TripRecord) =>
    !between ||
    (distanceMeters({ lat: trip.from_lat, lng: trip.from_lng }, between.from) <= between.meters &&
      distanceMeters({ lat: trip.to_lat, lng: trip.to_lng }, between.to) <= between.meters);
  return rows.filter(isBetween).slice(0, most).map(present);
}

/** What a circle touches, and a little more. */
function isNear(place: ReturnType<typeof sql>, at: Position, meters: number) {
  const { west, south, east, north } = boxAround(at, meters);
  return sql`(${place} ->> 'lat')::float8 between ${south} and ${north}
    and (${place} ->> 'lng')::float8 between ${west} and ${east}`;
}

async function read(trx: Trx, orderIds: readonly string[]): Promise<ReadonlyMap<string, readonly Fix[]>> {
  await seeOrders(trx, sql`select unnest(${[...orderIds]}::uuid[])`);
  const { rows } = await sql<{
    order_id: string;
    at: Date;
    lat: number;
    lng: number;
    speed_kmh: number | null;
    accuracy_m: number | null;
  }>`select w.id as order_id, p.* from unnest(${[...orderIds]}::uuid[]) w (id) cross join lateral (
      select p.at, p.lat, p.lng, p.speed_kmh, p.accuracy_m from position p
      where p.order_id = w.id order by p.at limit ${sql.lit(POSITIONS_MAX)}
    ) p order by w.id, p.at`.execute(trx);
  const tracks = new Map<string, Fix[]>(orderIds.map((id) => [id, []]));
  for (const { order_id, at, lat, lng, speed_kmh, accuracy_m } of rows) {
    tracks.get(order_id)?.push({ at, position: { lat, lng }, speedKmh: speed_kmh, accuracyM: accuracy_m });
  }
  return tracks;
}

const present = ({ way, ...trip }: TripRecord): DrivenTrip => ({
  _id: trip.id,
  code: trip.code,
  plate: trip.plate,
  driver: trip.driver_name,
  startedAt: trip.started_at?.toISOString() ?? null,
  finishedAt: trip.finished_at?.toISOString() ?? null,
  positions: trip.positions,
  meters: Math.round(lineMeters(way.map(([lat, lng]) => ({ lat, lng })))),
});

export const drivenTripsProvided = provide(drivenTrips, { list, read });
