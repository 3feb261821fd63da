import type { Place } from '#areas/operations/contract/place.shapes.ts';
import { isPlace } from '#kernel/position.ts';
import type { PlaceMark, RouteLine } from '#ui/map/map-props.ts';

interface LaneMap {
  readonly places: readonly PlaceMark[];
  readonly routes: readonly RouteLine[];
}

/** A stored place, or one that a form asks for. */
type LaneEnd = Pick<Place, 'cityName' | 'lat' | 'lng'>;

/** The two ends of a lane whose positions are known, and the straight line between them. */
export function laneMap(origin: LaneEnd, destination: LaneEnd): LaneMap {
  const places = [...markOf('origin', origin), ...markOf('destination', destination)];
  const routes: RouteLine[] =
    places.length === 2 ? [{ id: 'lane', kind: 'planned', path: places.map(({ at }) => at), straight: true }] : [];
  return { places, routes };
}

function markOf(kind: 'origin' | 'destination', { cityName, lat, lng }: LaneEnd): PlaceMark[] {
  if (lat === null || lng === null || !isPlace({ lat, lng })) return [];
  return [{ id: kind, kind, at: { lat, lng }, label: cityName }];
}
