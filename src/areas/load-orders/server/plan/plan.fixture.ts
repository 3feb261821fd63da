import { encodeLine } from '#kernel/encoded-line.ts';
import { createId } from '#kernel/ids.ts';
import type { Trx } from '#platform/db/database.ts';

export interface Planner {
  readonly companyId: string;
  readonly userId: string;
}

export interface SeededPlan {
  readonly routeId: string;
  readonly pathId: string;
  readonly versionId: string;
  readonly route: string;
  readonly path: string;
}

/** Santa Cruz to La Paz by Cochabamba. */
export const LINE = [
  { lat: -17.7863, lng: -63.1812 },
  { lat: -17.39, lng: -66.16 },
  { lat: -16.5, lng: -68.15 },
];

interface PathValues {
  readonly meters?: number;
  readonly minutes?: number;
  readonly source?: string;
  readonly checkpoint?: string;
}

const versionOf = ({
  meters = 850_000,
  minutes = 960,
  source = 'drawn',
  checkpoint = 'Peaje Suticollo',
}: PathValues) => {
  const line = encodeLine(LINE);
  const toll = {
    ...{
      id: createId(),
      type: 'toll',
      name: checkpoint,
      ...LINE[1],
      radiusMeters: 300,
      stopMinutes: 15,
      mustPass: true,
    },
    ...{ expectedMinutes: null, speedKmh: null, prices: [], meters: meters / 2, offMeters: 0 },
  };
  return {
    ...{ line, levels: [line, line, line], points: LINE.length, meters, expected_minutes: minutes, source },
    ...{ corridor_meters: 500, checkpoints: JSON.stringify([toll]), fence_ids: [] },
  };
};

/** A route of the company with one path, past the API. */
export async function seedPlan(trx: Trx, { companyId, userId }: Planner, values: PathValues = {}): Promise<SeededPlan> {
  const [loadId, unloadId, routeId, pathId, versionId] = [createId(), createId(), createId(), createId(), createId()];
  const own = { company_id: companyId, created_by: userId };
  const [route, path] = [`Ruta ${routeId.slice(-6)}`, `Camino ${pathId.slice(-6)}`];
  const place = (id: string, at: (typeof LINE)[number]) => ({ id, ...own, name: `Lugar ${id.slice(-8)}`, ...at });
  await trx
    .insertInto('place')
    .values([place(loadId, LINE[0]!), place(unloadId, LINE[2]!)])
    .execute();
  await trx
    .insertInto('route')
    .values({ id: routeId, ...own, load_id: loadId, unload_id: unloadId, name: route, currency: 'BOB' })
    .execute();
  const row = { ...own, route_id: routeId, name: path, kind: 'usual', is_usual: true, position: 1 };
  await trx
    .insertInto('route_path')
    .values({ id: pathId, ...row, version_id: versionId })
    .execute();
  const names = { route_name: route, path_name: path };
  await trx
    .insertInto('route_path_version')
    .values({ id: versionId, ...own, path_id: pathId, number: 1, ...names, ...versionOf(values) })
    .execute();
  return { routeId, pathId, versionId, route, path };
}

/** The path is saved again with other values. */
export async function changePath(trx: Trx, { companyId, userId }: Planner, plan: SeededPlan, values: PathValues) {
  const id = createId();
  const own = { company_id: companyId, created_by: userId, path_id: plan.pathId };
  await trx
    .insertInto('route_path_version')
    .values({ id, ...own, number: 2, route_name: plan.route, path_name: plan.path, ...versionOf(values) })
    .execute();
  await trx.updateTable('route_path').set({ version_id: id }).where('id', '=', plan.pathId).execute();
  return id;
}

export async function archivePath(trx: Trx, { pathId }: SeededPlan): Promise<void> {
  await trx
    .updateTable('route_path')
    .set({ archived_at: new Date(), is_usual: false })
    .where('id', '=', pathId)
    .execute();
}
