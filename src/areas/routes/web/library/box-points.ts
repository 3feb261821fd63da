import type { Position } from '#kernel/position.ts';
import { areaRings } from '#ui/map/geometry/area-rings.ts';
import type { MapArea } from '#ui/map/map-props.ts';
import { boxOfLine } from '../../rules/fence-shape.ts';

/** Two corners of the box around areas, for the view of the map; none where there are no areas. */
export function boxPoints(areas: readonly Pick<MapArea, 'shape'>[]): readonly Position[] {
  const outlines = areas.flatMap(({ shape }) => areaRings(shape)[0] ?? []);
  if (outlines.length === 0) return [];
  const { west, south, east, north } = boxOfLine(outlines);
  return [
    { lat: south, lng: west },
    { lat: north, lng: east },
  ];
}
