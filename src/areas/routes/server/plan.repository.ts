import { type CompiledQuery, sql } from 'kysely';
import { boxAround } from '#kernel/globe.ts';
import type { Position } from '#kernel/position.ts';
import type { Trx } from '#platform/db/database.ts';
import type { UsablePath } from '../contract/plan.calls.ts';

/** More than anybody chooses from. */
const MOST_PATHS = 100;

/** What the statement wants of a position: its degrees, then the box of so many metres. */
function degreesAround(at: Position, meters: number): readonly number[] {
  const { west, south, east, north } = boxAround(at, meters);
  return [at.lat, at.lng, south, north, west, east];
}

/** Places in a box, which the index reads; the distance decides. */
const placesAround = ([lat, lng, south, north, west, east]: readonly number[], use: 'for_load' | 'for_unload') =>
  sql`(select p.id, app.distance_km(p.lat, p.lng, ${lat}, ${lng}) * 1000 as meters from place p
    where p.company_id = app.company_id() and p.archived_at is null and ${sql.ref(`p.${use}`)}
      and p.lat between ${south} and ${north} and p.lng between ${west} and ${east})`;

const columns = sql`p.id as "routeGeofenceId", v.id as "versionId", r.id as "routeId", r.name as route, p.name as path, p.kind,
  p.is_usual as "isUsual", round(v.meters / 1000.0, 1)::float8 as km, v.expected_minutes as minutes, v.source,
  jsonb_array_length(v.checkpoints) as checkpoints, v.levels[1] as outline`;
const pathsOfRoute = sql`join route_path p on p.company_id = r.company_id and p.route_id = r.id and p.archived_at is null
  join route_path_version v on v.company_id = p.company_id and v.id = p.version_id`;

const pathsBetween = (from: readonly number[], to: readonly number[], meters: number) =>
  sql<UsablePath>`select ${columns}, round(l.meters + u.meters)::int as "offMeters"
    from ${placesAround(from, 'for_load')} l
      join route r on r.company_id = app.company_id() and r.load_id = l.id and r.archived_at is null
      join ${placesAround(to, 'for_unload')} u on u.id = r.unload_id ${pathsOfRoute}
    where l.meters <= ${meters} and u.meters <= ${meters}
    order by l.meters + u.meters, p.is_usual desc, p.position, p.id limit ${sql.lit(MOST_PATHS)}`;

/** Written out once: doing it for every form of an order would take a good part of the answer's time. */
let written: CompiledQuery<UsablePath> | undefined;

/** The paths between two positions: the nearest pair of places first, of one pair the usual path first. */
export async function usablePaths(trx: Trx, from: Position, to: Position, meters: number): Promise<UsablePath[]> {
  const [here, there] = [degreesAround(from, meters), degreesAround(to, meters)];
  written ??= pathsBetween(here, there, meters).compile(trx);
  const { rows } = await trx.executeQuery<UsablePath>({ ...written, parameters: [...here, ...there, meters, meters] });
  return rows;
}

interface PathSearch {
  readonly search: string;
  readonly id: string | undefined;
  readonly most: number;
}

/** Usable paths of the own company in whose names every word stands, by the names; or the one with the id. */
export async function pathsNamed(trx: Trx, { search, id, most }: PathSearch): Promise<UsablePath[]> {
  const words = search.split(/[\s·]+/).filter(Boolean);
  const named = sql`app.fold(r.name || ' ' || p.name)`;
  const { rows } = await sql<UsablePath>`select ${columns}, 0 as "offMeters"
    from route r ${pathsOfRoute}
    where r.company_id = app.company_id() and r.archived_at is null ${id ? sql`and p.id = ${id}` : sql``}
      and (select coalesce(bool_and(strpos(${named}, app.fold(word)) > 0), true) from unnest(${words}::text[]) word)
    order by app.fold(r.name), p.is_usual desc, p.position, p.id limit ${sql.lit(most)}`.execute(trx);
  return rows;
}

/** The names of a path, whether or not it can still be chosen. */
export async function pathName(trx: Trx, id: string | null): Promise<string | null> {
  if (id === null) return null;
  const { rows } = await sql<{ name: string }>`select r.name || ' · ' || p.name as name
    from route_path p join route r on r.company_id = p.company_id and r.id = p.route_id
    where p.company_id = app.company_id() and p.id = ${id}`.execute(trx);
  return rows[0]?.name ?? null;
}

/** A path as an order takes it over. */
export interface PlannedPath {
  readonly path_id: string;
  readonly version_id: string;
  readonly route_id: string;
  readonly route_name: string;
  readonly path_name: string;
  readonly meters: number;
  readonly expected_minutes: number;
  readonly source: string;
}

/** One path that an order may be planned on; undefined for everything archived or foreign. */
export async function usablePath(trx: Trx, pathId: string): Promise<PlannedPath | undefined> {
  const { rows } =
    await sql<PlannedPath>`select p.id as path_id, v.id as version_id, r.id as route_id, r.name as route_name,
      p.name as path_name, v.meters, v.expected_minutes, v.source
    from route r ${pathsOfRoute}
    where r.company_id = app.company_id() and r.archived_at is null and p.id = ${pathId}`.execute(trx);
  return rows[0];
}
