import type { Position } from '#kernel/position.ts';
import type { MapViewProps } from '../map-props.ts';
import { circleRing } from './circle.ts';
import type { DrawnShape } from './shape.ts';

type Drawn = Pick<MapViewProps, 'trucks' | 'places' | 'routes' | 'areas' | 'drawing'>;

/** The points of everything on the map. */
export function pointsOf({ trucks, places, routes, areas, drawing }: Drawn): readonly Position[] {
  return [
    ...(trucks ?? []).map(({ at }) => at),
    ...(places ?? []).map(({ at }) => at),
    ...(routes ?? []).flatMap(({ path }) => path),
    ...(areas ?? []).flatMap(({ shape }) => pointsOfShape(shape)),
    ...(drawing?.shapes ?? []).flatMap(pointsOfShape),
  ];
}

function pointsOfShape(shape: DrawnShape): readonly Position[] {
  if (shape.kind === 'point') return [shape.at];
  return shape.kind === 'circle' ? circleRing(shape.centre, shape.radiusMeters) : shape.ring;
}
