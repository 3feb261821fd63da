import { holds } from '#kernel/permission.ts';
import type { Actor } from '#platform/actor.ts';
import type { PathSummary, PathView, RouteView } from '../contract/path.shapes.ts';
import { WRITE_ROUTES } from '../contract/route.permissions.ts';
import { tollTotals } from '../rules/tolls.ts';
import type { PathRecord, SummaryRecord } from './path.repository.ts';
import type { EndRecord, RouteRecord } from './route.repository.ts';

export const presentEnd = ({ id, ...end }: EndRecord): RouteView['load'] => ({ _id: id, ...end });

const presentSummary = (path: SummaryRecord): PathSummary => ({
  _id: path.id,
  version: path.version,
  name: path.name,
  kind: path.kind as PathSummary['kind'],
  isUsual: path.is_usual,
  archived: path.archived_at !== null,
  number: path.number,
  meters: path.meters,
  expectedMinutes: path.expected_minutes,
  source: path.source as PathSummary['source'],
  checkpoints: path.checkpoints,
  fences: path.fences,
  outline: path.outline,
});

export function presentRoute(route: RouteRecord, paths: readonly SummaryRecord[], actor: Actor): RouteView {
  return {
    _id: route.id,
    version: route.version,
    name: route.name,
    currency: route.currency,
    archived: route.archived_at !== null,
    load: presentEnd(route.load),
    unload: presentEnd(route.unload),
    openOrders: route.open_orders,
    paths: paths.map(presentSummary),
    actions: holds(actor.permissions, WRITE_ROUTES) ? ['update', 'archive'] : [],
  };
}

export function presentPath(path: PathRecord): PathView {
  return {
    _id: path.id,
    routeId: path.route_id,
    version: path.version,
    versionId: path.version_id,
    number: path.number,
    archived: path.archived_at !== null,
    name: path.name,
    kind: path.kind as PathView['kind'],
    isUsual: path.is_usual,
    source: path.source as PathView['source'],
    line: path.line,
    meters: path.meters,
    expectedMinutes: path.expected_minutes,
    corridorMeters: path.corridor_meters,
    speedKmh: path.speed_kmh,
    forbiddenHours: [...path.forbidden_hours],
    stopovers: [...path.stopovers],
    checkpoints: [...path.checkpoints],
    fenceIds: [...path.fence_ids],
    tolls: [...tollTotals(path.checkpoints)],
    changedAt: path.updated_at.toISOString(),
    changedBy: path.changed_by,
  };
}
