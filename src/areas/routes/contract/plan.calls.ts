import { z } from 'zod';
import { defineCall } from '#kernel/api-call.ts';
import { idShape } from '#kernel/ids.ts';
import { isPlace } from '#kernel/position.ts';
import { PATH_KINDS, SUPERVISION_TYPES } from '../rules/route-limits.ts';
import { PATH_SOURCES } from './path.shapes.ts';
import { PLAN_TRIPS } from './route.permissions.ts';

/** The plan of an order as it is sent. */
export const routeGeofenceShape = z.strictObject({
  /** A path. */
  routeGeofenceId: idShape,
  type: z.enum(SUPERVISION_TYPES),
});

export const usablePathShape = z.object({
  routeGeofenceId: idShape,
  versionId: idShape,
  routeId: idShape,
  route: z.string(),
  path: z.string(),
  kind: z.enum(PATH_KINDS),
  isUsual: z.boolean(),
  km: z.number(),
  minutes: z.number().int(),
  source: z.enum(PATH_SOURCES),
  checkpoints: z.number().int(),
  /** How far its places are from the given positions. */
  offMeters: z.number().int(),
  outline: z.string(),
});
export type UsablePath = z.output<typeof usablePathShape>;

const degrees = z.coerce.number();

/** The specification's route geofence list. Whoever plans orders needs it, so it asks for no right to routes. */
export const listUsablePaths = defineCall({
  id: 'routeGeofence.list',
  method: 'GET',
  path: '/routeGeofence',
  summary: 'The paths an order between two positions may take: nearest places within 5 km, the usual path first.',
  access: { permission: PLAN_TRIPS },
  query: z
    .object({ fromLat: degrees, fromLng: degrees, toLat: degrees, toLng: degrees })
    .refine(({ fromLat, fromLng }) => isPlace({ lat: fromLat, lng: fromLng }), {
      path: ['fromLat'],
      params: { code: 'coordinates' },
    })
    .refine(({ toLat, toLng }) => isPlace({ lat: toLat, lng: toLng }), {
      path: ['toLat'],
      params: { code: 'coordinates' },
    }),
  reply: z.object({ paths: z.array(usablePathShape) }),
});
