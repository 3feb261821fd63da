import type { Position } from '#kernel/position.ts';
import { areaRings } from '#ui/map/geometry/area-rings.ts';
import type { MapArea, PlaceMark } from '#ui/map/map-props.ts';
import { boxOfLine } from '../../rules/fence-shape.ts';

/** The corners of the box around areas, for the view of the map; none where there are no areas. */
export const boxPoints = (areas: readonly Pick<MapArea, 'shape'>[]): readonly Position[] =>
  cornersOf(areas.flatMap(({ shape }) => areaRings(shape)[0] ?? []));

export const boxOfMarks = (marks: readonly Pick<PlaceMark, 'at'>[]): readonly Position[] =>
  cornersOf(marks.map(({ at }) => at));

function cornersOf(points: readonly Position[]): readonly Position[] {
  if (points.length === 0) return [];
  const { west, south, east, north } = boxOfLine(points);
  // All four: two points alone would be shown from far away, as the ends of a trip.
  return [
    { lat: south, lng: west },
    { lat: south, lng: east },
    { lat: north, lng: east },
    { lat: north, lng: west },
  ];
}
