import type { Position } from '#kernel/position.ts';
import { libraryZoom, ZOOM } from './zoom.ts';

/** West, south, east, north. */
export type Bounds = readonly [number, number, number, number];

/** The smallest box around all points; it never crosses the antimeridian. */
export function boundsOf(points: readonly Position[]): Bounds | undefined {
  if (points.length === 0) return undefined;
  const lats = points.map(({ lat }) => lat);
  const lngs = points.map(({ lng }) => lng);
  return [least(lngs), least(lats), most(lngs), most(lats)];
}

export type Camera =
  | { readonly kind: 'centre'; readonly at: Position; readonly zoom: number }
  | { readonly kind: 'bounds'; readonly bounds: Bounds; readonly maxZoom: number };

/** The camera that shows all points: close for one, far for two, as close as they fit for more. */
export function cameraFor(points: readonly Position[], maxZoom: number = ZOOM.max): Camera | undefined {
  const bounds = boundsOf(points);
  const [first] = points;
  if (!bounds || !first) return undefined;
  if (bounds[0] === bounds[2] && bounds[1] === bounds[3]) return { kind: 'centre', at: first, zoom: near(maxZoom) };
  return { kind: 'bounds', bounds, maxZoom: points.length === 2 ? ZOOM.twoPoints : near(maxZoom) };
}

const near = (maxZoom: number) => Math.min(ZOOM.marker, libraryZoom(maxZoom));
// Not Math.min(...values): a day of positions has more values than a call may have arguments.
const least = (values: readonly number[]) => values.reduce((a, b) => Math.min(a, b));
const most = (values: readonly number[]) => values.reduce((a, b) => Math.max(a, b));
