import { type Selectable, sql } from 'kysely';
import { requestErrors } from '#kernel/errors.ts';
import type { Trx } from '#platform/db/database.ts';
import type { RoutePath, RoutePathVersion } from '#platform/db/schema.gen.ts';
import type { Hours } from '../contract/geofence.shapes.ts';
import type { Checkpoint, Stopover } from '../contract/path.shapes.ts';

export interface StoredCheckpoint extends Checkpoint {
  readonly meters: number;
  readonly offMeters: number;
}

type Version = Omit<Selectable<RoutePathVersion>, 'id' | 'created_at' | 'created_by' | 'levels' | 'points'>;

/** A path with its newest version, or with the one that was asked for. */
export interface PathRecord
  extends Omit<Selectable<RoutePath>, 'alarms'>,
    Omit<
      Version,
      'company_id' | 'path_id' | 'route_name' | 'path_name' | 'checkpoints' | 'stopovers' | 'forbidden_hours'
    > {
  readonly alarms: Readonly<Record<string, unknown>>;
  readonly checkpoints: readonly StoredCheckpoint[];
  readonly stopovers: readonly Stopover[];
  readonly forbidden_hours: readonly Hours[];
  readonly load_id: string;
  readonly unload_id: string;
  readonly changed_by: string | null;
}

export type PathRow = Omit<Selectable<RoutePath>, 'alarms'> & Pick<PathRecord, 'alarms'>;

/** A path that is about to change, without its line, which is long and about to be replaced. */
export interface LockedPath extends PathRecord {
  /** The other paths of its route that are not archived. */
  readonly others: readonly { readonly name: string }[];
}

type Key = Pick<PathRecord, 'company_id' | 'id'>;

const columns = sql`p.*, v.id as version_id, v.number, v.meters, v.expected_minutes, v.source, v.corridor_meters, v.speed_kmh,
  v.forbidden_hours, v.stopovers, v.checkpoints, v.fence_ids, r.load_id, r.unload_id,
  (select concat_ws(' ', u.first_name, u.last_name) from app_user u where u.id = p.updated_by) as changed_by`;
const routeOfPath = sql`join route r on r.company_id = p.company_id and r.id = p.route_id`;

export async function findPath(trx: Trx, id: string, versionId?: string): Promise<PathRecord> {
  const version = versionId ? sql`v.id = ${versionId} and v.path_id = p.id` : sql`v.id = p.version_id`;
  const { rows } = await sql<PathRecord>`select ${columns}, v.line
    from route_path p join route_path_version v on v.company_id = p.company_id and ${version} ${routeOfPath}
    where p.id = ${id} and p.company_id = app.company_id()`.execute(trx);
  if (!rows[0]) throw requestErrors.notFound();
  return rows[0];
}

/** Its route is locked before: everybody who changes more than alarms locks in this order. */
export async function lockPath(trx: Trx, id: string): Promise<LockedPath> {
  const { rows } =
    await sql<LockedPath>`select ${columns}, '' as line, array(select jsonb_build_object('name', o.name) from route_path o
      where o.company_id = p.company_id and o.route_id = p.route_id and o.id <> p.id and o.archived_at is null) as others
    from route_path p join route_path_version v on v.company_id = p.company_id and v.id = p.version_id ${routeOfPath}
    where p.id = ${id} and p.company_id = app.company_id() for no key update of p`.execute(trx);
  if (!rows[0]) throw requestErrors.notFound();
  return rows[0];
}

export interface SummaryRecord {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly kind: string;
  readonly is_usual: boolean;
  readonly archived_at: Date | null;
  readonly number: number;
  readonly meters: number;
  readonly expected_minutes: number;
  readonly source: string;
  readonly checkpoints: number;
  readonly fences: number;
  readonly outline: string;
}

/** The paths of a route in their order, archived ones last. */
export async function pathsOf(trx: Trx, routeId: string): Promise<readonly SummaryRecord[]> {
  const { rows } =
    await sql<SummaryRecord>`select p.id, p.version, p.name, p.kind, p.is_usual, p.archived_at, v.number, v.meters,
      v.expected_minutes, v.source, jsonb_array_length(v.checkpoints) as checkpoints, cardinality(v.fence_ids) as fences,
      v.levels[1] as outline
    from route_path p join route_path_version v on v.company_id = p.company_id and v.id = p.version_id
    where p.company_id = app.company_id() and p.route_id = ${routeId}
    order by p.archived_at is not null, p.position, p.id`.execute(trx);
  return rows;
}

export interface NewVersion {
  readonly id: string;
  readonly number: number;
  readonly route_name: string;
  readonly path_name: string;
  readonly line: string;
  readonly levels: readonly string[];
  readonly points: number;
  readonly meters: number;
  readonly expected_minutes: number;
  readonly source: string;
  readonly corridor_meters: number;
  readonly speed_kmh: number | null;
  readonly forbidden_hours: string;
  readonly stopovers: string;
  readonly checkpoints: string;
  readonly fence_ids: readonly string[];
  readonly created_by: string;
}

export async function insertVersion(trx: Trx, { company_id, id }: Key, version: NewVersion): Promise<void> {
  await trx
    .insertInto('route_path_version')
    .values({
      ...version,
      company_id,
      path_id: id,
      levels: [...version.levels],
      fence_ids: [...version.fence_ids],
    })
    .execute();
}

export interface PathValues {
  readonly name: string;
  readonly kind: string;
  readonly is_usual: boolean;
  readonly version_id: string;
}

export async function insertPath(
  trx: Trx,
  key: Key & { readonly route_id: string; readonly position: number; readonly created_by: string },
  values: PathValues,
): Promise<PathRow> {
  const row = await trx
    .insertInto('route_path')
    .values({ ...key, updated_by: key.created_by, ...values })
    .returningAll()
    .executeTakeFirstOrThrow();
  return row as PathRow;
}

export async function updatePathRow(
  trx: Trx,
  { company_id, id }: Key,
  values: Partial<PathValues> & { updated_by: string; archived_at?: Date | null; alarms?: string; position?: number },
): Promise<PathRow> {
  const row = await trx
    .updateTable('route_path')
    .set(values)
    .where('company_id', '=', company_id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return row as PathRow;
}

/** One path is the usual one: the others no longer are. */
export async function unsetUsual(trx: Trx, routeId: string, exceptId: string): Promise<void> {
  await sql`update route_path set is_usual = false
    where company_id = app.company_id() and route_id = ${routeId} and id <> ${exceptId} and is_usual`.execute(trx);
}

export async function orderPaths(trx: Trx, routeId: string, ids: readonly string[]): Promise<void> {
  await sql`update route_path p set position = o.position
    from unnest(${[...ids]}::uuid[]) with ordinality o (id, position)
    where p.company_id = app.company_id() and p.route_id = ${routeId} and p.id = o.id and p.position <> o.position`.execute(
    trx,
  );
}

export async function versionsOf(trx: Trx, pathId: string) {
  const { rows } = await sql<{
    id: string;
    number: number;
    meters: number;
    expected_minutes: number;
    source: string;
    created_at: Date;
    by: string | null;
  }>`select v.id, v.number, v.meters, v.expected_minutes, v.source, v.created_at, concat_ws(' ', u.first_name, u.last_name) as by
    from route_path_version v left join app_user u on u.id = v.created_by
    where v.company_id = app.company_id() and v.path_id = ${pathId} order by v.number desc limit 200`.execute(trx);
  return rows;
}

/** Those of the given fences that the company has and that are not archived. */
export async function ownFences(trx: Trx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`select id from geofence
    where company_id = app.company_id() and id = any (${[...ids]}::uuid[]) and archived_at is null`.execute(trx);
  return new Set(rows.map(({ id }) => id));
}

export async function settleFences(trx: Trx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await sql`select app.settle_fences(${[...ids]}::uuid[])`.execute(trx);
}
