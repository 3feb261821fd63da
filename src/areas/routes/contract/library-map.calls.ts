import { z } from 'zod';
import { defineCall } from '#kernel/api-call.ts';
import { idShape } from '#kernel/ids.ts';
import { type ListDefinition, searchAndFilters, sortKeys } from '#kernel/list-definition.ts';
import { mapBoxShape } from '#kernel/map-box.ts';
import { FENCE_KINDS, PLACE_USES } from '../rules/route-limits.ts';
import { geofenceList } from './geofence.list.ts';
import { placeList } from './place.list.ts';
import { cornerShape } from './place.shapes.ts';
import { READ_ROUTES } from './route.permissions.ts';

const access = { permission: READ_ROUTES } as const;

/** As the list beside the map is narrowed and sorted. */
const shown = (list: ListDefinition) =>
  z.object({
    sort: z.enum(sortKeys(list) as [string, ...string[]]).default(list.defaultSort),
    ...searchAndFilters(list),
    /** Only what this part of the map shows. */
    within: mapBoxShape.optional(),
  });

/** The most that one map draws. */
export const MAP_MAX = 5_000;

/** Encoded, with fewer corners where there are many: what a map of all of them shows. */
const outlines = z.array(z.string());

const drawnFence = z.object({
  _id: idShape,
  name: z.string(),
  kind: z.enum(FENCE_KINDS),
  color: z.string().nullable(),
  shape: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('circle'), centre: cornerShape, radiusMeters: z.number() }),
    z.object({ kind: z.literal('polygon'), rings: outlines }),
    z.object({ kind: z.literal('corridor'), line: z.string(), halfWidthMeters: z.number() }),
  ]),
});
export type DrawnFence = z.output<typeof drawnFence>;

const drawnPlace = z.object({
  _id: idShape,
  name: z.string(),
  lat: z.number(),
  lng: z.number(),
  use: z.enum(PLACE_USES),
  /** Null where the fence is an outline. */
  radius: z.number().nullable(),
  rings: outlines.nullable(),
});
export type DrawnPlace = z.output<typeof drawnPlace>;

export const readGeofenceMap = defineCall({
  id: 'geofence.map',
  method: 'GET',
  path: '/geofences/map',
  summary: 'The fences that the list shows on all its pages, with the outlines that a map needs.',
  access,
  query: shown(geofenceList),
  reply: z.object({ geofences: z.array(drawnFence), total: z.number().int() }),
});

export const readPlaceMap = defineCall({
  id: 'place.map',
  method: 'GET',
  path: '/places/map',
  summary: 'The places that the list shows on all its pages, with their fences as a map needs them.',
  access,
  query: shown(placeList),
  reply: z.object({ places: z.array(drawnPlace), total: z.number().int() }),
});
