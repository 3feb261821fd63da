import type { ParsedInput } from '#kernel/api-call.ts';
import { requestErrors } from '#kernel/errors.ts';
import { createId } from '#kernel/ids.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import { audit } from '#platform/audit/audit.ts';
import { recordHistory } from '#platform/audit/record-history.ts';
import type { RequestContext } from '#platform/http/route.ts';
import type * as calls from '../contract/geofence.calls.ts';
import type { GeofenceInput } from '../contract/geofence.shapes.ts';
import { routeErrors } from '../contract/route.errors.ts';
import { boxOf } from '../rules/fence-shape.ts';
import { presentGeofence } from './geofence.presenter.ts';
import * as repository from './geofence.repository.ts';
import { nameTaken } from './place.service.ts';
import { staleVersion } from './stale-version.ts';

type Context = RequestContext<Actor>;
type GeofenceRecord = repository.GeofenceRecord;

export async function readGeofence({ trx }: Context, id: string) {
  return { geofence: presentGeofence(await repository.findGeofence(trx, id)) };
}

export async function createGeofence(context: Context, input: GeofenceInput) {
  const { trx, actor } = context;
  if ((await repository.takenNames(trx, [input.name])).length > 0) throw nameTaken('name');
  const key = { id: createId(), company_id: companyOf(actor), created_by: actor.userId };
  await repository.insertGeofences(trx, [{ ...key, ...geofenceValues(input) }]);
  const after = await repository.findGeofence(trx, key.id);
  await record(context, 'routes.createGeofence', null, after);
  return { geofence: presentGeofence(after) };
}

export async function updateGeofence(
  context: Context,
  id: string,
  { geofence, version }: ParsedInput<typeof calls.updateGeofence>['body'],
) {
  const { trx, actor } = context;
  const before = await repository.lockGeofence(trx, id);
  if (before.version !== version) throw staleVersion(before);
  if (before.archived_at) throw routeErrors.archived();
  if ((await repository.takenNames(trx, [geofence.name], id)).length > 0) throw nameTaken('geofence.name');
  await repository.updateGeofenceRow(trx, before, { ...geofenceValues(geofence), updated_by: actor.userId });
  const after = await repository.findGeofence(trx, id);
  await record(context, 'routes.updateGeofence', before, after);
  return { geofence: presentGeofence(after) };
}

export async function archiveGeofence(
  context: Context,
  id: string,
  { archived, version }: ParsedInput<typeof calls.archiveGeofence>['body'],
) {
  const before = await repository.lockGeofence(context.trx, id);
  if (before.version !== version) throw staleVersion(before);
  await setArchived(context, before, archived);
  const after = await repository.findGeofence(context.trx, id);
  await record(context, archived ? 'routes.archiveGeofence' : 'routes.restoreGeofence', before, after);
  return { geofence: presentGeofence(after) };
}

/** A fence that a path has would silently stop watching its trips: it is taken off the path first. */
async function setArchived({ trx, actor, now }: Context, fence: GeofenceRecord, archived: boolean): Promise<void> {
  if (archived) {
    const paths = await repository.pathsWithFence(trx, fence.id);
    if (paths.length > 0) throw routeErrors.usedByPaths({ params: { names: paths.join(', ') }, facts: { paths } });
  } else if ((await repository.takenNames(trx, [fence.name], fence.id)).length > 0) {
    throw nameTaken('name');
  }
  await repository.updateGeofenceRow(trx, fence, { archived_at: archived ? now : null, updated_by: actor.userId });
}

export async function updateGeofences(context: Context, body: ParsedInput<typeof calls.updateGeofences>['body']) {
  const { trx, actor } = context;
  const ids = [...new Set(body.ids)];
  if ((await repository.lockGeofences(trx, ids)).length !== ids.length) throw requestErrors.notFound();
  for (const id of ids) {
    const before = await repository.findGeofence(trx, id);
    await repository.updateGeofenceRow(trx, before, {
      ...(body.kind === undefined ? {} : { kind: body.kind }),
      ...(body.entryAlarm === undefined ? {} : { entry_alarm: body.entryAlarm }),
      ...(body.exitAlarm === undefined ? {} : { exit_alarm: body.exitAlarm }),
      ...(body.speedKmh === undefined ? {} : { speed_kmh: body.speedKmh }),
      ...(body.color === undefined ? {} : { color: body.color }),
      updated_by: actor.userId,
    });
    if (body.archived !== undefined) await setArchived(context, before, body.archived);
    await record(context, 'routes.updateGeofence', before, await repository.findGeofence(trx, id));
  }
  return { changed: ids.length };
}

export async function readHistory(
  { trx }: Context,
  id: string,
  query: ParsedInput<typeof calls.readGeofenceHistory>['query'],
) {
  await repository.findGeofence(trx, id);
  return recordHistory(trx, { entity: 'geofence', entityId: id, ...query });
}

export function geofenceValues(input: GeofenceInput): repository.GeofenceValues {
  const { west, south, east, north } = boxOf(input.shape);
  return {
    ...{ name: input.name, shape: JSON.stringify(input.shape), west, south, east, north, kind: input.kind },
    entry_alarm: input.entryAlarm,
    exit_alarm: input.exitAlarm,
    speed_kmh: input.speedKmh,
    validity: input.validity && JSON.stringify(input.validity),
    color: input.color,
    note: input.note,
  };
}

/** What the history of a fence compares; of its shape, kind and size. */
function compared(fence: GeofenceRecord) {
  const { name, shape, kind, entryAlarm, exitAlarm, speedKmh, validity, color, note, archived } =
    presentGeofence(fence);
  const hours = validity && `${validity.days.join(' ')} ${validity.from}–${validity.to}`;
  return { name, form: formOf(shape), kind, entryAlarm, exitAlarm, speedKmh, validity: hours, color, note, archived };
}

function formOf(shape: GeofenceInput['shape']): string {
  if (shape.kind === 'circle') return `${Math.round(shape.radiusMeters)} m`;
  return shape.kind === 'polygon' ? `${shape.rings[0]?.length ?? 0}` : `${Math.round(shape.halfWidthMeters)} m`;
}

async function record(context: Context, action: string, before: GeofenceRecord | null, after: GeofenceRecord) {
  await audit(context.trx, context, {
    ...{ action, entity: 'geofence', entityId: after.id },
    before: before && compared(before),
    after: compared(after),
  });
}
