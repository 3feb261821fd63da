import { PATHS_MAX } from '#areas/tracking/contract/live.calls.ts';
import { decodeLine } from '#kernel/encoded-line.ts';
import { isInBox, type MapBox } from '#kernel/map-box.ts';
import type { Position } from '#kernel/position.ts';
import type { Actor } from '#platform/actor.ts';
import { withPlatformScope } from '#platform/db/database.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { drawnPaths } from './drawn-path.repository.ts';
import { seenTrucks } from './live-truck.service.ts';

/** The paths of the orders whose trucks the caller sees, where they touch what is in view. */
export async function pathsInView(context: RequestContext<Actor>, within: MapBox) {
  const seen = await seenTrucks(context);
  const versions = seen.flatMap(({ facts, truck }) => (truck.order ? (facts.order?.pathVersionId ?? []) : []));
  const drawn = await withPlatformScope(context.trx, () => drawnPaths(context.trx, [...new Set(versions)]));
  const paths = drawn.filter(({ line }) => touches(decodeLine(line) ?? [], within)).slice(0, PATHS_MAX);
  const checkpoints = paths.flatMap(({ id: path, checkpoints: passed }) =>
    passed.flatMap(({ type, name, lat, lng }, nth) =>
      isInBox({ lat, lng }, within) ? [{ id: `${path} ${nth}`, type, name, lat, lng }] : [],
    ),
  );
  return { paths: paths.map(({ id, line, isEstimate }) => ({ id, line, isEstimate })), checkpoints };
}

/** By the box of each segment, which is exact enough for what is drawn. */
function touches(line: readonly Position[], [west, south, east, north]: MapBox): boolean {
  return line.some((to, nth) => {
    const from = line[nth - 1] ?? to;
    return (
      Math.min(from.lng, to.lng) <= east &&
      Math.max(from.lng, to.lng) >= west &&
      Math.min(from.lat, to.lat) <= north &&
      Math.max(from.lat, to.lat) >= south
    );
  });
}
