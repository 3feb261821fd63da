import type { ParsedInput } from '#kernel/api-call.ts';
import { encodeLine } from '#kernel/encoded-line.ts';
import { requestErrors } from '#kernel/errors.ts';
import { createId } from '#kernel/ids.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import { audit } from '#platform/audit/audit.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { portOf } from '#platform/ports.ts';
import type * as calls from '../contract/path.calls.ts';
import type { PathInput, PathSource } from '../contract/path.shapes.ts';
import { routeErrors } from '../contract/route.errors.ts';
import { placeCheckpoints, sameCheckpointTwice } from '../rules/checkpoint-order.ts';
import { measure } from '../rules/line.ts';
import { LINE_METERS_MAX, PATHS_MAX, SPECIFIED_CHECKPOINT_TYPES } from '../rules/route-limits.ts';
import { zoomLevels } from '../rules/simplify.ts';
import * as repository from './path.repository.ts';
import { nameTaken } from './place.service.ts';
import { ordersOnRoutes, ordersOnVersions } from './route.ports.ts';
import { presentPath } from './route.presenter.ts';
import { lockRoute, type RouteRecord, settleRoute, updateRouteRow } from './route.repository.ts';
import { staleVersion } from './stale-version.ts';

type Context = RequestContext<Actor>;
type PathRecord = repository.PathRecord;
const isSpecified = (type: string) => SPECIFIED_CHECKPOINT_TYPES.some((known) => known === type);

export async function readPath({ trx }: Context, id: string, versionId: string | undefined) {
  return { path: presentPath(await repository.findPath(trx, id, versionId)) };
}

/** Partner systems know four types; our own are not sent to them. */
export async function readControlPoints({ trx }: Context, id: string) {
  const { checkpoints } = await repository.findPath(trx, id);
  return { controlPoints: checkpoints.filter(({ type }) => isSpecified(type)) };
}

export async function createPath(context: Context, routeId: string, input: PathInput) {
  const { trx, actor } = context;
  const route = await lockRoute(trx, routeId);
  if (route.archived_at) throw routeErrors.archived();
  const others = (await repository.pathsOf(trx, routeId)).filter(({ archived_at }) => archived_at === null);
  if (others.length >= PATHS_MAX) throw routeErrors.tooManyPaths({ params: { count: PATHS_MAX } });
  checkName(others, input.name);
  const key = { id: createId(), company_id: companyOf(actor) };
  const version = await newVersion(context, route, input, 1);
  // The first path is the usual one, whatever was asked.
  const isUsual = input.isUsual || others.length === 0;
  if (isUsual) await repository.unsetUsual(trx, routeId, key.id);
  const place = { route_id: routeId, position: others.length + 1, created_by: actor.userId };
  await repository.insertPath(
    trx,
    { ...key, ...place },
    { name: input.name, kind: input.kind, is_usual: isUsual, version_id: version.id },
  );
  await repository.insertVersion(trx, key, version);
  return settled(context, route, null, key.id, 'routes.createPath');
}

export async function updatePath(
  context: Context,
  id: string,
  { path: input, version }: ParsedInput<typeof calls.updatePath>['body'],
) {
  const { trx, actor } = context;
  const { route, before } = await lockBoth(context, id);
  if (before.version !== version) throw staleVersion(before);
  if (before.archived_at || route.archived_at) throw routeErrors.archived();
  const others = (await repository.pathsOf(trx, route.id)).filter((path) => path.id !== id && !path.archived_at);
  checkName(others, input.name);
  if (before.is_usual && !input.isUsual) throw routeErrors.usualPath();
  const next = await newVersion(context, route, input, before.number + 1);
  await repository.insertVersion(trx, before, next);
  if (input.isUsual) await repository.unsetUsual(trx, route.id, id);
  const values = { name: input.name, kind: input.kind, is_usual: input.isUsual, version_id: next.id };
  await repository.updatePathRow(trx, before, { ...values, updated_by: actor.userId });
  return settled(context, route, before, id, 'routes.updatePath');
}

export async function archivePath(
  context: Context,
  id: string,
  { archived, version }: ParsedInput<typeof calls.archivePath>['body'],
) {
  const { trx, actor, now, services } = context;
  const { route, before } = await lockBoth(context, id);
  if (before.version !== version) throw staleVersion(before);
  const others = (await repository.pathsOf(trx, route.id)).filter((path) => path.id !== id && !path.archived_at);
  if (archived && before.is_usual && others.length > 0) throw routeErrors.usualPath();
  if (!archived) {
    if (others.length >= PATHS_MAX) throw routeErrors.tooManyPaths({ params: { count: PATHS_MAX } });
    checkName(others, before.name);
  }
  await repository.updatePathRow(trx, before, {
    ...{ archived_at: archived ? now : null, updated_by: actor.userId },
    is_usual: !archived && others.length === 0,
  });
  const orders = archived ? await portOf(services, ordersOnRoutes)(trx, { pathId: id, isOpen: true }) : [];
  const action = archived ? 'routes.archivePath' : 'routes.restorePath';
  return { ...(await settled(context, route, before, id, action)), orders: [...orders] };
}

export async function readVersions({ trx, services }: Context, id: string) {
  await repository.findPath(trx, id);
  const versions = await repository.versionsOf(trx, id);
  const open = await portOf(services, ordersOnVersions)(
    trx,
    versions.map((version) => version.id),
  );
  return {
    versions: versions.map((version) => ({
      _id: version.id,
      number: version.number,
      meters: version.meters,
      expectedMinutes: version.expected_minutes,
      source: version.source as PathSource,
      at: version.created_at.toISOString(),
      by: version.by,
      openOrders: open.get(version.id) ?? 0,
    })),
  };
}

/** The route first: everybody locks in this order. */
async function lockBoth({ trx }: Context, id: string): Promise<{ route: RouteRecord; before: PathRecord }> {
  const route = await lockRoute(trx, await repository.routeOfPath(trx, id));
  return { route, before: await repository.lockPath(trx, id) };
}

function checkName(others: readonly { readonly name: string }[], name: string): void {
  const same = (text: string) => text.localeCompare(name, undefined, { sensitivity: 'base' }) === 0;
  if (others.some((path) => same(path.name))) throw nameTaken('name');
}

async function newVersion(
  { trx, actor }: Context,
  route: RouteRecord,
  input: PathInput,
  number: number,
): Promise<repository.NewVersion> {
  const spots = input.checkpoints.map((one) => ({ ...one, position: { lat: one.lat, lng: one.lng } }));
  const [doubled] = sameCheckpointTwice(spots);
  if (doubled) throw requestErrors.invalid({ fields: { [`checkpoints.${doubled[1]}`]: { code: 'sameCheckpoint' } } });
  const fenceIds = [...new Set(input.fenceIds)];
  const own = await repository.ownFences(trx, fenceIds);
  const foreign = fenceIds.findIndex((id) => !own.has(id));
  if (foreign >= 0) throw requestErrors.invalid({ fields: { [`fenceIds.${foreign}`]: { code: 'choice' } } });
  const { text, points } = input.line;
  const measured = measure(points);
  const length = measured.totalMeters;
  if (length < 1) throw requestErrors.invalid({ fields: { line: { code: 'tooShort' } } });
  if (length > LINE_METERS_MAX) throw requestErrors.invalid({ fields: { line: { code: 'tooLong' } } });
  const levels = zoomLevels(points);
  const placed = placeCheckpoints(measured, spots, input.expectedMinutes);
  return {
    id: createId(),
    number,
    route_name: route.name,
    path_name: input.name,
    line: text,
    levels: [levels.country, levels.region, levels.city].map((line) => encodeLine(line)),
    points: points.length,
    meters: Math.round(length),
    expected_minutes: input.expectedMinutes,
    source: input.source,
    corridor_meters: input.corridorMeters,
    speed_kmh: input.speedKmh,
    forbidden_hours: JSON.stringify(input.forbiddenHours),
    stopovers: JSON.stringify(input.stopovers),
    checkpoints: JSON.stringify(
      placed.map(({ position: _position, isFar: _isFar, minutes: _minutes, meters, offMeters, ...checkpoint }) => ({
        ...checkpoint,
        meters: Math.round(meters),
        offMeters: Math.round(offMeters),
      })),
    ),
    fence_ids: fenceIds,
    created_by: actor.userId,
  };
}

/** After a change: the list of routes, the counts of fences and the history follow. */
async function settled(context: Context, route: RouteRecord, before: PathRecord | null, id: string, action: string) {
  const { trx, actor } = context;
  const after = await repository.findPath(trx, id);
  await updateRouteRow(trx, route, { updated_by: actor.userId });
  await settleRoute(trx, route.id);
  await repository.settleFences(trx, [...new Set([...(before?.fence_ids ?? []), ...after.fence_ids])]);
  // A path is part of its route, whose history shows it.
  await audit(trx, context, {
    ...{ action, entity: 'route', entityId: route.id },
    before: before && compared(before),
    after: compared(after),
  });
  return { path: presentPath(after) };
}

/** What the history compares of a path. */
const compared = (path: PathRecord) => ({
  path: path.name,
  kind: path.kind,
  isUsual: path.is_usual,
  archived: path.archived_at !== null,
  number: path.number,
  km: Math.round(path.meters / 1000),
  expectedMinutes: path.expected_minutes,
  corridorMeters: path.corridor_meters,
  speedKmh: path.speed_kmh,
  checkpoints: path.checkpoints.length,
  fences: path.fence_ids.length,
  stopovers: path.stopovers.length,
});
