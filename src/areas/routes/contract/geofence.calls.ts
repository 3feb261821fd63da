import { z } from 'zod';
import { versionShape } from '#areas/companies/contract/input.shapes.ts';
import { defineCall } from '#kernel/api-call.ts';
import { idShape } from '#kernel/ids.ts';
import { historyQuery, historyReply } from '#kernel/record-history.ts';
import { FENCE_KINDS, SPEED_KMH } from '../rules/route-limits.ts';
import { FILE_BODY_LIMIT, fileText, geofenceInput, geofenceShape } from './geofence.shapes.ts';
import { BULK_MAX } from './place.calls.ts';
import { READ_ROUTES, WRITE_ROUTES } from './route.permissions.ts';

const reading = { permission: READ_ROUTES } as const;
const writing = { permission: WRITE_ROUTES } as const;
const params = z.object({ id: idShape });
const reply = z.object({ geofence: geofenceShape });
const BODY_LIMIT = 300_000;
/** The most fences one file brings. */
export const FENCE_IMPORT_MAX = 5_000;

export const createGeofence = defineCall({
  id: 'geofence.create',
  method: 'POST',
  path: '/geofences',
  summary: 'Draws a fence: a circle, a polygon or a corridor.',
  access: writing,
  status: 201,
  idempotent: true,
  bodyLimit: BODY_LIMIT,
  body: geofenceInput,
  reply,
});

export const readGeofence = defineCall({
  id: 'geofence.read',
  method: 'GET',
  path: '/geofences/{id}',
  summary: 'One fence.',
  access: reading,
  params,
  reply,
});

export const updateGeofence = defineCall({
  id: 'geofence.update',
  method: 'PUT',
  path: '/geofences/{id}',
  summary: 'Changes a fence, for every path that has it.',
  access: writing,
  bodyLimit: BODY_LIMIT,
  params,
  body: z.object({ geofence: geofenceInput, version: versionShape }),
  reply,
});

export const archiveGeofence = defineCall({
  id: 'geofence.archive',
  method: 'PUT',
  path: '/geofences/{id}/archived',
  summary: 'Archives a fence or brings it back; refused with the names of paths of open orders that have it.',
  access: writing,
  params,
  body: z.strictObject({ archived: z.boolean(), version: versionShape }),
  reply,
});

export const updateGeofences = defineCall({
  id: 'geofence.updateMany',
  method: 'PUT',
  path: '/geofences',
  summary: 'Changes kind, alarms, speed limit or color of many fences at once, all or none.',
  access: writing,
  body: z.strictObject({
    ids: z.array(idShape).min(1).max(BULK_MAX),
    kind: z.enum(FENCE_KINDS).optional(),
    entryAlarm: z.boolean().optional(),
    exitAlarm: z.boolean().optional(),
    speedKmh: z.number().int().min(SPEED_KMH.min).max(SPEED_KMH.max).nullable().optional(),
    color: geofenceInput.shape.color.optional(),
    archived: z.boolean().optional(),
  }),
  reply: z.object({ changed: z.number().int() }),
});

export const readGeofenceHistory = defineCall({
  id: 'geofence.history',
  method: 'GET',
  path: '/geofences/{id}/history',
  summary: 'Who changed what about a fence, newest first.',
  access: reading,
  params,
  query: historyQuery,
  reply: historyReply,
});

export const importGeofences = defineCall({
  id: 'geofence.import',
  method: 'POST',
  path: '/geofences/file',
  summary: 'Reads fences from a GeoJSON or KML file; with preview it only says what it found. All or none.',
  access: writing,
  bodyLimit: FILE_BODY_LIMIT,
  rateLimit: { max: 20, seconds: 60, by: 'user' },
  body: z.strictObject({
    file: fileText,
    preview: z.boolean().default(true),
    swap: z.boolean().default(false),
    kind: z.enum(FENCE_KINDS).default('allowed'),
  }),
  reply: z.object({
    found: z.number().int(),
    added: z.number().int(),
    /** Names that exist already; those fences are left as they are. */
    taken: z.array(z.string()),
    looksSwapped: z.boolean(),
    problems: z.array(z.object({ name: z.string().nullable(), code: z.string() })),
  }),
});

export const exportGeofences = defineCall({
  id: 'geofence.export',
  method: 'GET',
  path: '/geofences/file',
  summary: 'All fences as GeoJSON or KML.',
  access: reading,
  raw: true,
  query: z.object({ format: z.enum(['geojson', 'kml']).default('geojson') }),
  reply: z.string(),
});
