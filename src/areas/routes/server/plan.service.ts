import type { Position } from '#kernel/position.ts';
import type { Trx } from '#platform/db/database.ts';
import type { UsablePath } from '../contract/plan.calls.ts';
import { PROPOSAL_METERS } from '../rules/route-limits.ts';
import { placesAround } from './place.repository.ts';
import { pathsBetween, type UsableRecord } from './plan.repository.ts';

/** The paths between two positions: the nearest pair of places first, of one pair the usual path first. */
export async function usablePaths(trx: Trx, from: Position, to: Position): Promise<UsablePath[]> {
  const loads = await placesAround(trx, from, PROPOSAL_METERS, 'load');
  if (loads.length === 0) return [];
  const unloads = await placesAround(trx, to, PROPOSAL_METERS, 'unload');
  if (unloads.length === 0) return [];
  const off = (places: typeof loads, id: string) => places.find((place) => place.id === id)?.meters ?? 0;
  const paths = await pathsBetween(
    trx,
    loads.map(({ id }) => id),
    unloads.map(({ id }) => id),
  );
  return paths
    .map((path) => presentUsable(path, off(loads, path.load_id) + off(unloads, path.unload_id)))
    .sort((one, other) => one.offMeters - other.offMeters);
}

export const presentUsable = (path: UsableRecord, offMeters: number): UsablePath => ({
  routeGeofenceId: path.path_id,
  versionId: path.version_id,
  routeId: path.route_id,
  route: path.route_name,
  path: path.path_name,
  kind: path.kind as UsablePath['kind'],
  isUsual: path.is_usual,
  km: Math.round(path.meters / 100) / 10,
  minutes: path.expected_minutes,
  source: path.source as UsablePath['source'],
  checkpoints: path.checkpoints,
  offMeters: Math.round(offMeters),
  outline: path.outline,
});
