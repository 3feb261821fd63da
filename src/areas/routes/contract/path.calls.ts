import { z } from 'zod';
import { versionShape } from '#areas/companies/contract/input.shapes.ts';
import { defineCall } from '#kernel/api-call.ts';
import { idShape } from '#kernel/ids.ts';
import { positionShape } from '#kernel/position.ts';
import { FILE_BODY_LIMIT, fileText } from './geofence.shapes.ts';
import { PATH_SOURCES, pathInput, pathShape, placedCheckpointShape, stopoverShape } from './path.shapes.ts';
import { READ_ROUTES, WRITE_ROUTES } from './route.permissions.ts';

const reading = { permission: READ_ROUTES } as const;
const writing = { permission: WRITE_ROUTES } as const;
const params = z.object({ id: idShape });
const reply = z.object({ path: pathShape });
/** Room for a line of fifty thousand points with its checkpoints. */
const BODY_LIMIT = 2_000_000;

export const createPath = defineCall({
  id: 'path.create',
  method: 'POST',
  path: '/routes/{id}/paths',
  summary: 'Adds a path to a route.',
  access: writing,
  status: 201,
  idempotent: true,
  bodyLimit: BODY_LIMIT,
  params,
  body: pathInput,
  reply,
});

export const readPath = defineCall({
  id: 'path.read',
  method: 'GET',
  path: '/routes/paths/{id}',
  summary: 'One path with its whole line, or an older version of it.',
  access: reading,
  params,
  query: z.object({ versionId: idShape.optional() }),
  reply,
});

export const updatePath = defineCall({
  id: 'path.update',
  method: 'PUT',
  path: '/routes/paths/{id}',
  summary: 'Saves a new version of a path; orders planned earlier keep theirs.',
  access: writing,
  bodyLimit: BODY_LIMIT,
  params,
  body: z.strictObject({ path: pathInput, version: versionShape }),
  reply,
});

export const archivePath = defineCall({
  id: 'path.archive',
  method: 'PUT',
  path: '/routes/paths/{id}/archived',
  summary: 'Archives a path or brings it back; the usual one stays until another one is the usual one.',
  access: writing,
  params,
  body: z.strictObject({ archived: z.boolean(), version: versionShape }),
  reply: reply.extend({ orders: z.array(z.string()) }),
});

export const listPathVersions = defineCall({
  id: 'path.versions',
  method: 'GET',
  path: '/routes/paths/{id}/versions',
  summary: 'The versions of a path, newest first.',
  access: reading,
  params,
  reply: z.object({
    versions: z.array(
      z.object({
        _id: idShape,
        number: z.number().int(),
        meters: z.number().int(),
        expectedMinutes: z.number().int(),
        source: z.enum(PATH_SOURCES),
        at: z.string(),
        by: z.string().nullable(),
        openOrders: z.number().int(),
      }),
    ),
  }),
});

export const readPathFile = defineCall({
  id: 'path.readFile',
  method: 'POST',
  path: '/routes/file',
  summary: 'Reads lines and points of a GPX, KML or GeoJSON file; stores nothing.',
  access: writing,
  bodyLimit: FILE_BODY_LIMIT,
  rateLimit: { max: 30, seconds: 60, by: 'user' },
  body: z.strictObject({ file: fileText, swap: z.boolean().default(false) }),
  reply: z.object({
    format: z.enum(['gpx', 'kml', 'geojson']),
    /** Latitude and longitude look exchanged; ask again with `swap`. */
    looksSwapped: z.boolean(),
    lines: z.array(
      z.object({
        name: z.string().nullable(),
        line: z.string(),
        points: z.number().int(),
        meters: z.number(),
        /** It had more points than a path may have. */
        isThinned: z.boolean(),
      }),
    ),
    points: z.array(positionShape.extend({ name: z.string().nullable() })),
  }),
});

export const exportPath = defineCall({
  id: 'path.export',
  method: 'GET',
  path: '/routes/paths/{id}/file',
  summary: 'A path with its checkpoints as GPX, KML or GeoJSON.',
  access: reading,
  raw: true,
  params,
  query: z.object({ format: z.enum(['gpx', 'kml', 'geojson']).default('gpx') }),
  reply: z.string(),
});

export const readRouteDirections = defineCall({
  id: 'route.directions',
  method: 'POST',
  path: '/routes/directions',
  summary: 'A way through places and stopovers, with its source; an estimate says so.',
  access: writing,
  rateLimit: { max: 120, seconds: 60, by: 'user' },
  body: z.strictObject({ points: z.array(stopoverShape).min(2).max(27) }),
  reply: z.object({
    line: z.string(),
    meters: z.number().int(),
    minutes: z.number().int(),
    source: z.enum(['estimate', 'osrm', 'valhalla', 'graphhopper']),
    notice: z.enum(['providerAway']).nullable(),
    legs: z.array(z.object({ meters: z.number().int(), minutes: z.number().int() })),
  }),
});

/** A trip that was driven, as the source of a path. */
const drivenTripShape = z.object({
  _id: idShape,
  code: z.string(),
  plate: z.string().nullable(),
  driver: z.string().nullable(),
  startedAt: z.string().nullable(),
  finishedAt: z.string().nullable(),
  positions: z.number().int(),
  meters: z.number().int(),
});
export type DrivenTrip = z.output<typeof drivenTripShape>;

export const listDrivenTrips = defineCall({
  id: 'route.drivenTrips',
  method: 'GET',
  path: '/routes/{id}/trips',
  summary: 'The last trips between the places of a route that reported positions, newest first.',
  access: writing,
  params,
  reply: z.object({ trips: z.array(drivenTripShape) }),
});

export const readDrivenTrip = defineCall({
  id: 'route.drivenTrip',
  method: 'GET',
  path: '/routes/{id}/trips/{orderId}',
  summary: 'The way one of these trips took.',
  access: writing,
  params: params.extend({ orderId: idShape }),
  reply: z.object({ trip: drivenTripShape, line: z.string() }),
});

/** The specification's control points of a route: what supervises an order that only has to pass them. */
export const listControlPoints = defineCall({
  id: 'routeGeofence.controlPoints',
  method: 'GET',
  path: '/routeGeofence/{id}/controlPoints',
  summary: 'Tolls, police posts, risk areas and speed controls of a path in the order they are passed.',
  access: reading,
  params,
  reply: z.object({ controlPoints: z.array(placedCheckpointShape) }),
});
