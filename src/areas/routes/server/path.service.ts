import { setImmediate } from 'node:timers/promises';
import type { ParsedInput } from '#kernel/api-call.ts';
import { requestErrors } from '#kernel/errors.ts';
import { createId } from '#kernel/ids.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import { audit } from '#platform/audit/audit.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { portOf } from '#platform/ports.ts';
import type * as calls from '../contract/path.calls.ts';
import type { PathInput, PathSource } from '../contract/path.shapes.ts';
import { routeErrors } from '../contract/route.errors.ts';
import { PATHS_MAX, SPECIFIED_CHECKPOINT_TYPES } from '../rules/route-limits.ts';
import { type DrawnPath, drawPath } from './drawn-path.ts';
import * as repository from './path.repository.ts';
import { nameTaken } from './place.service.ts';
import { ordersOnRoutes, ordersOnVersions } from './route.ports.ts';
import { presentPath } from './route.presenter.ts';
import { lockRoute, lockRouteOfPath, type RouteRecord, settleRoute } from './route.repository.ts';
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
  const drawn = drawPath(input);
  const [route, own] = await Promise.all([lockRoute(trx, routeId), repository.ownFences(trx, input.fenceIds)]);
  if (route.archived_at) throw routeErrors.archived();
  const others = (await repository.pathsOf(trx, routeId)).filter(({ archived_at }) => archived_at === null);
  if (others.length >= PATHS_MAX) throw routeErrors.tooManyPaths({ params: { count: PATHS_MAX } });
  checkName(others, input.name);
  check(input, drawn, own);
  const key = { id: createId(), company_id: companyOf(actor) };
  const version = newVersion(context, route, input, drawn, 1);
  // The first path is the usual one, whatever was asked.
  const isUsual = input.isUsual || others.length === 0;
  const place = { route_id: routeId, position: others.length + 1, created_by: actor.userId };
  const values = { name: input.name, kind: input.kind, is_usual: isUsual, version_id: version.id };
  const [, row] = await Promise.all([
    isUsual ? repository.unsetUsual(trx, routeId, key.id) : undefined,
    repository.insertPath(trx, { ...key, ...place }, values),
    repository.insertVersion(trx, key, version),
  ]);
  const after = savedPath(context, route, row, input, drawn, version);
  await settle(context, route, null, after, 'routes.createPath');
  return { path: presentPath(after) };
}

export async function updatePath(
  context: Context,
  id: string,
  { path: input, version }: ParsedInput<typeof calls.updatePath>['body'],
) {
  const { trx, actor } = context;
  const asked = Promise.all([
    lockRouteOfPath(trx, id),
    repository.lockPath(trx, id),
    repository.ownFences(trx, input.fenceIds),
  ]);
  asked.catch(() => undefined);
  // Sent first: the database answers while the line is measured.
  await setImmediate();
  const drawn = drawPath(input);
  const [route, before, own] = await asked;
  if (before.version !== version) throw staleVersion(before);
  if (before.archived_at || route.archived_at) throw routeErrors.archived();
  checkName(before.others, input.name);
  if (before.is_usual && !input.isUsual) throw routeErrors.usualPath();
  check(input, drawn, own);
  const next = newVersion(context, route, input, drawn, before.number + 1);
  const values = { name: input.name, kind: input.kind, is_usual: input.isUsual, version_id: next.id };
  const [, , row] = await Promise.all([
    repository.insertVersion(trx, before, next),
    input.isUsual && !before.is_usual ? repository.unsetUsual(trx, route.id, id) : undefined,
    repository.updatePathRow(trx, before, { ...values, updated_by: actor.userId }),
  ]);
  const after = savedPath(context, route, row, input, drawn, next);
  await settle(context, route, before, after, 'routes.updatePath');
  return { path: presentPath(after) };
}

export async function archivePath(
  context: Context,
  id: string,
  { archived, version }: ParsedInput<typeof calls.archivePath>['body'],
) {
  const { trx, actor, now, services } = context;
  const [route, before] = await Promise.all([lockRouteOfPath(trx, id), repository.lockPath(trx, id)]);
  if (before.version !== version) throw staleVersion(before);
  const { others } = before;
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
  const after = await repository.findPath(trx, id);
  await settle(context, route, before, after, action);
  return { path: presentPath(after), orders: [...orders] };
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

function checkName(others: readonly { readonly name: string }[], name: string): void {
  const same = (text: string) => text.localeCompare(name, undefined, { sensitivity: 'base' }) === 0;
  if (others.some((path) => same(path.name))) throw nameTaken('name');
}

function check({ fenceIds }: PathInput, { problem }: DrawnPath, own: ReadonlySet<string>): void {
  if (problem) throw problem;
  const foreign = fenceIds.findIndex((id) => !own.has(id));
  if (foreign >= 0) throw requestErrors.invalid({ fields: { [`fenceIds.${foreign}`]: { code: 'choice' } } });
}

function newVersion(
  { actor }: Context,
  route: RouteRecord,
  input: PathInput,
  { meters, levels, checkpoints }: DrawnPath,
  number: number,
): repository.NewVersion {
  return {
    ...{ id: createId(), number, route_name: route.name, path_name: input.name, created_by: actor.userId },
    ...{ line: input.line.text, levels, points: input.line.degrees.lats.length, meters },
    expected_minutes: input.expectedMinutes,
    source: input.source,
    corridor_meters: input.corridorMeters,
    speed_kmh: input.speedKmh,
    forbidden_hours: JSON.stringify(input.forbiddenHours),
    stopovers: JSON.stringify(input.stopovers),
    checkpoints: JSON.stringify(checkpoints),
    fence_ids: [...new Set(input.fenceIds)],
  };
}

/** The path as it is stored now, without reading its line again. */
function savedPath(
  { actor }: Context,
  { load_id, unload_id }: RouteRecord,
  row: repository.PathRow,
  { forbiddenHours, stopovers }: PathInput,
  { checkpoints }: DrawnPath,
  { number, line, meters, expected_minutes, source, corridor_meters, speed_kmh, fence_ids }: repository.NewVersion,
): PathRecord {
  return {
    ...row,
    ...{ load_id, unload_id, number, line, meters, expected_minutes, source, corridor_meters, speed_kmh },
    ...{ forbidden_hours: forbiddenHours, stopovers, checkpoints, fence_ids: [...fence_ids] },
    changed_by: `${actor.firstName} ${actor.lastName}`,
  };
}

/** After a change: the list of routes, the counts of fences and the history follow. */
async function settle(
  context: Context,
  route: RouteRecord,
  before: PathRecord | null,
  after: PathRecord,
  action: string,
): Promise<void> {
  const { trx, actor } = context;
  await Promise.all([
    settleRoute(trx, route.id, actor.userId),
    repository.settleFences(trx, [...new Set([...(before?.fence_ids ?? []), ...after.fence_ids])]),
    // A path is part of its route, whose history shows it.
    audit(trx, context, {
      ...{ action, entity: 'route', entityId: route.id },
      before: before && compared(before),
      after: compared(after),
    }),
  ]);
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
