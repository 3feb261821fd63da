import { type Selectable, sql } from 'kysely';
import { requestErrors } from '#kernel/errors.ts';
import type { Trx } from '#platform/db/database.ts';
import type { Geofence } from '#platform/db/schema.gen.ts';
import type { FenceShape } from '../rules/fence-shape.ts';

export interface GeofenceRecord extends Omit<Selectable<Geofence>, 'shape' | 'search_text'> {
  readonly shape: FenceShape;
  readonly changed_by: string | null;
}

type Key = Pick<GeofenceRecord, 'company_id' | 'id'>;

async function lookUp(trx: Trx, id: string, lock = sql``): Promise<GeofenceRecord> {
  const { rows } = await sql<GeofenceRecord>`select g.*,
      (select concat_ws(' ', u.first_name, u.last_name) from app_user u where u.id = g.updated_by) as changed_by
    from geofence g where g.id = ${id} and g.company_id = app.company_id() ${lock}`.execute(trx);
  if (!rows[0]) throw requestErrors.notFound();
  return rows[0];
}

export const findGeofence = (trx: Trx, id: string): Promise<GeofenceRecord> => lookUp(trx, id);
export const lockGeofence = (trx: Trx, id: string): Promise<GeofenceRecord> =>
  lookUp(trx, id, sql`for no key update of g`);

export interface GeofenceValues {
  readonly name: string;
  readonly shape: string;
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
  readonly kind: string;
  readonly entry_alarm: boolean;
  readonly exit_alarm: boolean;
  readonly speed_kmh: number | null;
  readonly validity: string | null;
  readonly color: string | null;
  readonly note: string | null;
}

type NewGeofence = Key & GeofenceValues & { readonly created_by: string };

/** So many rows go into one statement. */
const BATCH = 500;

export async function insertGeofences(trx: Trx, fences: readonly NewGeofence[]): Promise<void> {
  for (let from = 0; from < fences.length; from += BATCH) {
    const rows = fences.slice(from, from + BATCH).map((fence) => ({ ...fence, updated_by: fence.created_by }));
    await trx.insertInto('geofence').values(rows).execute();
  }
}

export async function updateGeofenceRow(
  trx: Trx,
  { company_id, id }: Key,
  values: Partial<GeofenceValues> & { readonly updated_by: string; readonly archived_at?: Date | null },
): Promise<void> {
  await trx.updateTable('geofence').set(values).where('company_id', '=', company_id).where('id', '=', id).execute();
}

/** Those of the names that fences have which are not archived; of others than the given one. */
export async function takenNames(trx: Trx, names: readonly string[], exceptId?: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select n.name from unnest(${[...names]}::text[]) n (name)
    where exists (select from geofence g where g.company_id = app.company_id() and app.fold(g.name) = app.fold(n.name)
      and g.archived_at is null and g.id is distinct from ${exceptId ?? null}::uuid)`.execute(trx);
  return rows.map(({ name }) => name);
}

/** Names as they are compared, in their order; the database alone decides which are the same. */
export async function foldedNames(trx: Trx, names: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ folded: string }>`select app.fold(n.name) as folded
    from unnest(${[...names]}::text[]) with ordinality n (name, nth) order by n.nth`.execute(trx);
  return rows.map(({ folded }) => folded);
}

/** Names of all fences in use, as they are compared. */
export async function foldedNamesInUse(trx: Trx): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ folded: string }>`select app.fold(name) as folded from geofence
    where company_id = app.company_id() and archived_at is null`.execute(trx);
  return new Set(rows.map(({ folded }) => folded));
}

/** Names of paths whose newest version has the fence. */
export async function pathsWithFence(trx: Trx, id: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select r.name || ' · ' || p.name as name
    from route_path_version v join route_path p on p.company_id = v.company_id and p.version_id = v.id and p.archived_at is null
      join route r on r.company_id = p.company_id and r.id = p.route_id and r.archived_at is null
    where v.company_id = app.company_id() and v.fence_ids @> array[${id}::uuid] order by 1 limit 20`.execute(trx);
  return rows.map(({ name }) => name);
}

/** All fences in use, or only some of them. */
export async function fencesOf(trx: Trx, ids?: readonly string[]): Promise<readonly GeofenceRecord[]> {
  const { rows } = await sql<GeofenceRecord>`select g.*, null as changed_by from geofence g
    where g.company_id = app.company_id() and g.archived_at is null
      ${ids ? sql`and g.id = any (${[...ids]}::uuid[])` : sql``} order by app.fold(g.name), g.id`.execute(trx);
  return rows;
}

type FenceInUse = Pick<
  GeofenceRecord,
  'id' | 'kind' | 'shape' | 'entry_alarm' | 'exit_alarm' | 'speed_kmh' | 'validity'
>;

/** Of one company, for what runs for all of them. */
export async function fencesInUse(trx: Trx, companyId: string): Promise<readonly FenceInUse[]> {
  const { rows } = await sql<FenceInUse>`select id, kind, shape, entry_alarm, exit_alarm, speed_kmh, validity
    from geofence where company_id = ${companyId} and archived_at is null order by id`.execute(trx);
  return rows;
}

export async function lockGeofences(trx: Trx, ids: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`select id from geofence
    where company_id = app.company_id() and id = any (${[...ids]}::uuid[]) order by id for no key update`.execute(trx);
  return rows.map(({ id }) => id);
}
