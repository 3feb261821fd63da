import type { DrawnPlace } from '#areas/routes/contract/library-map.calls.ts';
import type { PlaceView } from '#areas/routes/contract/place.shapes.ts';
import { PLACE_USES, type PlaceUse } from '#areas/routes/rules/route-limits.ts';
import type { LegendEntry, MapArea, PlaceMark } from '#ui/map/map-props.ts';
import { areaOf, drawnRings } from '../drawn-outline.ts';

/** A place for both has the mark of a warehouse. */
export const MARKS: Readonly<Record<PlaceUse, 'load' | 'unload' | 'warehouse'>> = {
  load: 'load',
  unload: 'unload',
  both: 'warehouse',
};

type Marked = Pick<DrawnPlace, '_id' | 'name' | 'lat' | 'lng' | 'use'>;

export const placeMarks = (places: readonly Marked[]): readonly PlaceMark[] =>
  places.map(({ _id: id, name: label, lat, lng, use }) => ({ id, label, kind: MARKS[use], at: { lat, lng } }));

export const placeAreas = (places: readonly DrawnPlace[]): readonly MapArea[] =>
  places.flatMap(({ _id: id, lat, lng, radius, rings }): readonly MapArea[] => {
    if (radius !== null) return [{ id, shape: { kind: 'circle', centre: { lat, lng }, radiusMeters: radius } }];
    return rings ? [{ id, shape: areaOf({ kind: 'polygon', rings: drawnRings(rings) }) }] : [];
  });

export const chosenArea = ({ _id: id, fence, lat, lng }: PlaceView): MapArea => ({
  ...{ id, selected: true },
  shape: fence.kind === 'polygon' ? areaOf(fence) : { ...fence, centre: { lat, lng } },
});

export const placeLegend = (labelOf: (use: PlaceUse) => string): readonly LegendEntry[] =>
  PLACE_USES.map((use) => ({ mark: { kind: MARKS[use] }, label: labelOf(use) }));
