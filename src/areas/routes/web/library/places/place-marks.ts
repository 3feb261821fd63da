import type { PlaceRow } from '#areas/routes/contract/place.list.ts';
import type { PlaceView } from '#areas/routes/contract/place.shapes.ts';
import { PLACE_USES, type PlaceUse } from '#areas/routes/rules/route-limits.ts';
import type { LegendEntry, MapArea, PlaceMark } from '#ui/map/map-props.ts';
import { areaOf } from '../drawn-outline.ts';

/** A place for both has the mark of a warehouse. */
export const MARKS: Readonly<Record<PlaceUse, 'load' | 'unload' | 'warehouse'>> = {
  load: 'load',
  unload: 'unload',
  both: 'warehouse',
};

type Marked = Pick<PlaceRow, '_id' | 'name' | 'lat' | 'lng' | 'use'>;

export const placeMarks = (rows: readonly Marked[]): readonly PlaceMark[] =>
  rows.map(({ _id: id, name: label, lat, lng, use }) => ({ id, label, kind: MARKS[use], at: { lat, lng } }));

/** The circles of the page; an outline is known of the selected place only. */
export function placeAreas(rows: readonly PlaceRow[], chosen: PlaceView | undefined): readonly MapArea[] {
  const circles = rows.flatMap(({ _id: id, lat, lng, radius }): readonly MapArea[] =>
    radius === null || id === chosen?._id
      ? []
      : [{ id, shape: { kind: 'circle', centre: { lat, lng }, radiusMeters: radius } }],
  );
  return chosen ? [...circles, { id: chosen._id, shape: fenceOf(chosen), selected: true }] : circles;
}

export function fenceOf({ fence, lat, lng }: PlaceView): MapArea['shape'] {
  return fence.kind === 'polygon' ? areaOf(fence) : { ...fence, centre: { lat, lng } };
}

export const placeLegend = (labelOf: (use: PlaceUse) => string): readonly LegendEntry[] =>
  PLACE_USES.map((use) => ({ mark: { kind: MARKS[use] }, label: labelOf(use) }));
