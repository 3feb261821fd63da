import type { PlaceMark } from '../map-props.ts';

/** More elements on the map make it slow. */
const MOST_MARKERS = 60;

/** Which places are elements of the page, and which are drawn by the canvas. The selected one can always be dragged. */
export function splitPlaces(places: readonly PlaceMark[], selected: string | null) {
  if (places.length <= MOST_MARKERS) return { buttons: places, drawn: [] };
  const areFewMovable = places.filter(({ onMove }) => onMove).length <= MOST_MARKERS;
  const isButton = ({ id, onMove }: PlaceMark) => id === selected || (areFewMovable && onMove !== undefined);
  return { buttons: places.filter(isButton), drawn: places.filter((place) => !isButton(place)) };
}
