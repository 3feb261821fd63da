import { circleRing } from '#kernel/globe.ts';
import type { MapBox } from '#kernel/map-box.ts';
import type { Position } from '#kernel/position.ts';
import type { MapViewProps } from '../map-props.ts';
import type { AreaShape, DrawnShape } from './shape.ts';
import { libraryZoom, ZOOM } from './zoom.ts';

type Drawn = Pick<MapViewProps, 'trucks' | 'truckStore' | 'places' | 'routes' | 'areas' | 'drawing' | 'lineEditing'>;

/** Whether anything is on the map; cheaper than its points. */
export const isBare = ({ trucks, truckStore, places, routes, areas, drawing, lineEditing }: Drawn): boolean =>
  [
    truckStore?.marks,
    trucks,
    places,
    areas,
    drawing?.shapes,
    lineEditing?.line,
    ...(routes ?? []).map(({ path }) => path),
  ].every((drawn) => !drawn || drawn.length === 0);

/** The points of everything on the map. */
export function pointsOf(drawn: Drawn): readonly Position[] {
  const { trucks, truckStore, places, routes, areas, drawing, lineEditing } = drawn;
  return [
    ...(truckStore?.marks ?? []).map(({ at }) => at),
    ...(trucks ?? []).map(({ at }) => at),
    ...(places ?? []).map(({ at }) => at),
    ...(routes ?? []).flatMap(({ path }) => path),
    ...(areas ?? []).flatMap(({ shape }) => pointsOfShape(shape)),
    ...(drawing?.shapes ?? []).flatMap(pointsOfShape),
    ...(lineEditing?.line ?? []),
  ];
}

function pointsOfShape(shape: DrawnShape | AreaShape): readonly Position[] {
  switch (shape.kind) {
    case 'point':
      return [shape.at];
    case 'circle':
      return circleRing(shape.centre, shape.radiusMeters);
    case 'polygon':
      return shape.ring;
    default:
      return shape.line;
  }
}

export type Bounds = MapBox;

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

interface MapLimits {
  readonly maxZoom?: number | undefined;
  /** A map of outlines and cities, without streets. */
  readonly isBuiltIn: boolean;
}

/** The camera that shows all points: close for one, far for two, as close as they fit for more. */
export function cameraFor(
  points: readonly Position[],
  { maxZoom = ZOOM.max, isBuiltIn }: MapLimits,
): Camera | undefined {
  const bounds = boundsOf(points);
  const [first] = points;
  if (!bounds || !first) return undefined;
  if (bounds[0] === bounds[2] && bounds[1] === bounds[3]) {
    return { kind: 'centre', at: first, zoom: isBuiltIn ? ZOOM.builtInMarker : near(maxZoom) };
  }
  return { kind: 'bounds', bounds, maxZoom: points.length === 2 ? ZOOM.twoPoints : near(maxZoom) };
}

const near = (maxZoom: number) => Math.min(ZOOM.marker, libraryZoom(maxZoom));
// Not Math.min(...values): a day of positions has more values than a call may have arguments.
const least = (values: readonly number[]) => values.reduce((a, b) => Math.min(a, b));
const most = (values: readonly number[]) => values.reduce((a, b) => Math.max(a, b));
