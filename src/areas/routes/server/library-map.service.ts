import type { ParsedInput } from '#kernel/api-call.ts';
import { encodeLine } from '#kernel/encoded-line.ts';
import type { Position } from '#kernel/position.ts';
import type { Actor } from '#platform/actor.ts';
import type { RequestContext } from '#platform/http/route.ts';
import type * as calls from '../contract/library-map.calls.ts';
import type { DrawnFence } from '../contract/library-map.calls.ts';
import type { FenceShape } from '../rules/fence-shape.ts';
import { simplifyTrack } from '../rules/simplify.ts';
import { fencesOnMap, placesOnMap } from './library-map.repository.ts';

type Context = RequestContext<Actor>;
type FenceQuery = ParsedInput<typeof calls.readGeofenceMap>['query'];
type PlaceQuery = ParsedInput<typeof calls.readPlaceMap>['query'];

/** Thousands of outlines on one map: what has more corners is drawn in full once it is selected. */
const CORNERS = 60;

export async function readGeofenceMap(context: Context, query: FenceQuery) {
  const { rows, total } = await fencesOnMap(context, query);
  return { geofences: rows.map((fence) => ({ ...fence, shape: outlineOf(fence.shape) })), total };
}

export async function readPlaceMap(context: Context, query: PlaceQuery) {
  const { rows, total } = await placesOnMap(context, query);
  const places = rows.map(({ fence, ...place }) => ({
    ...place,
    radius: fence.kind === 'circle' ? fence.radiusMeters : null,
    rings: fence.kind === 'polygon' ? fence.rings.map(coarse) : null,
  }));
  return { places, total };
}

function outlineOf(shape: FenceShape): DrawnFence['shape'] {
  if (shape.kind === 'circle') return shape;
  if (shape.kind === 'polygon') return { ...shape, rings: shape.rings.map(coarse) };
  return { ...shape, line: coarse(shape.line) };
}

const coarse = (line: readonly Position[]): string => encodeLine(simplifyTrack(line, CORNERS));
