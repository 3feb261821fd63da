import type { ParsedInput } from '#kernel/api-call.ts';
import { decodeLine } from '#kernel/encoded-line.ts';
import type { Actor } from '#platform/actor.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { placeInput } from '../contract/place.shapes.ts';
import { routeErrors } from '../contract/route.errors.ts';
import type { importRoutes as importCall, RouteDetails } from '../contract/route-file.calls.ts';
import { ROUTE_IMPORT_MAX } from '../contract/route-file.calls.ts';
import type { GeoFile } from '../rules/files/geo-file.ts';
import { type WrittenPath, writeGeoJson } from '../rules/files/write-geo-file.ts';
import { fencesOf } from './geofence.repository.ts';
import { findPath, pathsOf } from './path.repository.ts';
import { createPath } from './path.service.ts';
import { geoReply, writtenCheckpoint } from './path-file.service.ts';
import { presentPlace } from './place.presenter.ts';
import { findPlace } from './place.repository.ts';
import { createPlace } from './place.service.ts';
import { presentPath } from './route.presenter.ts';
import { findRoute, type RouteRecord } from './route.repository.ts';
import { openRoute } from './route.service.ts';
import { type PlannedEnd, planImport } from './route-import-plan.ts';

type Context = RequestContext<Actor>;

export async function exportRoutes(context: Context, ids: readonly string[]) {
  const paths: WrittenPath[] = [];
  const routes: RouteRecord[] = [];
  for (const id of new Set(ids)) {
    const route = await findRoute(context.trx, id);
    routes.push(route);
    paths.push(...(await writtenPaths(context, route)));
  }
  const name = routes.length === 1 ? routes[0]!.name : 'routes';
  return geoReply(writeGeoJson({ name, paths, fences: [] }), 'geojson', name);
}

async function writtenPaths({ trx }: Context, route: RouteRecord): Promise<WrittenPath[]> {
  const inUse = (await pathsOf(trx, route.id)).filter(({ archived_at }) => archived_at === null);
  const ends = { load: await placeOf(route.load_id), unload: await placeOf(route.unload_id) };
  const written: WrittenPath[] = [];
  for (const { id } of inUse) {
    const record = await findPath(trx, id);
    const { line, name, checkpoints, ...path } = presentPath(record);
    const { kind, isUsual, source, expectedMinutes, corridorMeters, speedKmh, forbiddenHours, stopovers } = path;
    const fences = record.fence_ids.length > 0 ? await fencesOf(trx, record.fence_ids) : [];
    const details: RouteDetails = {
      route: { name: route.name, currency: route.currency as RouteDetails['route']['currency'] },
      ...ends,
      path: {
        ...{ name, kind, isUsual, source, expectedMinutes, corridorMeters, speedKmh, forbiddenHours },
        stopovers: stopovers.map((stopover) => ({ ...stopover, placeId: null })),
        checkpoints: checkpoints.map(({ meters: _meters, offMeters: _offMeters, ...checkpoint }) => checkpoint),
      },
      fences: fences.map((fence) => fence.name),
    };
    const points = decodeLine(line) ?? [];
    written.push({ name, note: null, points, checkpoints: checkpoints.map(writtenCheckpoint), details });
  }
  return written;

  /** Without the address it belongs to: another company has others. */
  async function placeOf(id: string): Promise<RouteDetails['load']> {
    const {
      owner: _owner,
      _id,
      version: _version,
      archived: _archived,
      routes: _routes,
      ...place
    } = presentPlace(await findPlace(trx, id));
    return placeInput.parse(place);
  }
}

/** All or none: a line with a problem stops the whole file, a path whose name is taken is left as it is. */
export async function importRoutes(
  context: Context,
  { preview }: ParsedInput<typeof importCall>['body'],
  file: GeoFile,
) {
  // A line with a width is a fence.
  const lines = file.lines.filter(({ halfWidthMeters }) => halfWidthMeters === null);
  if (lines.length === 0 || lines.length > ROUTE_IMPORT_MAX) {
    const code = lines.length === 0 ? 'noLine' : 'tooManyItems';
    throw routeErrors.unreadableFile({ fields: { file: { code: `file.${code}` } }, facts: { code } });
  }
  const { planned, problems, ...plan } = await planImport(context.trx, lines);
  const isStored = !preview && problems.length === 0;
  if (isStored) {
    for (const { load, unload, name, currency, path } of planned) {
      const [loadId, unloadId] = [await storedEnd(context, load), await storedEnd(context, unload)];
      const { route } = await openRoute(context, { loadId, unloadId, proposed: name, currency });
      await createPath(context, route.id, path);
    }
  }
  return {
    ...plan,
    found: lines.length,
    added: isStored ? planned.length : 0,
    looksSwapped: file.looksSwapped,
    problems: problems.slice(0, 100),
  };
}

/** A new place is made once, however many routes begin or end there. */
async function storedEnd(context: Context, end: PlannedEnd): Promise<string> {
  end.id ??= (await createPlace(context, end.place!)).place._id;
  return end.id;
}
