import { planOnMap } from '#areas/load-orders/rules/plan-map.ts';
import type { readMap } from '#areas/trips/contract/trip-position.calls.ts';
import type { CallReply } from '#kernel/api-call.ts';
import type { Position } from '#kernel/position.ts';
import type { Tone } from '#kernel/tone.ts';
import type { LegendEntry, PlaceMark, RouteLine } from '#ui/map/map-props.ts';
import type { TruckMark } from '#ui/map/truck-mark.ts';

type OrderMap = CallReply<typeof readMap>;

interface Words {
  readonly plate: string;
  readonly tone: Tone;
  readonly stop: (action: 'pickup' | 'delivery', city: string) => string;
}

interface Drawn {
  readonly places: readonly PlaceMark[];
  readonly routes: readonly RouteLine[];
  readonly trucks: readonly TruckMark[];
  readonly legend: readonly LegendEntry[];
}

/** The map of an order: planned places, driven track, and last known position. */
export function mapOf({ origin, destination, stops, plan, track, last }: OrderMap, words: Words): Drawn {
  const ends: readonly (PlaceMark | null)[] = [
    mark('origin', 'origin', origin, origin.cityName),
    mark('destination', 'destination', destination, destination.cityName),
  ];
  // The first and the last stop are the order's origin and destination.
  const between = stops
    .slice(1, -1)
    .map((stop) => mark(stop._id, 'checkpoint', stop, words.stop(stop.action, stop.cityName)));
  const onPath = plan && planOnMap(plan);
  const places: PlaceMark[] = [...[...ends, ...between].filter((place) => place !== null), ...(onPath?.marks ?? [])];
  const planned = [origin, ...stops.slice(1, -1), destination].map(positionOf).filter((at) => at !== null);
  const driven = track.map(({ lat, lng }) => ({ lat, lng }));
  const routes: RouteLine[] = [
    ...(onPath
      ? [onPath.route]
      : planned.length > 1
        ? [{ id: 'planned', kind: 'planned' as const, path: planned, straight: true }]
        : []),
    ...(driven.length > 1 ? [{ id: 'driven', kind: 'driven' as const, path: driven }] : []),
  ];
  const trucks: TruckMark[] = last
    ? [{ id: 'truck', at: { lat: last.lat, lng: last.lng }, heading: null, tone: words.tone, label: words.plate }]
    : [];
  const kinds = [...new Set(places.map(({ kind }) => kind))];
  const legend: LegendEntry[] = [
    ...kinds.map((kind) => ({ mark: { kind } })),
    ...routes.map(({ kind, straight = false, estimate = false }) => ({ mark: { kind, straight, estimate } })),
    ...(onPath ? [{ mark: { kind: 'corridor' as const } }] : []),
  ];
  return { places, routes, trucks, legend };
}

interface MaybePlaced {
  readonly lat: number | null;
  readonly lng: number | null;
}

const positionOf = ({ lat, lng }: MaybePlaced): Position | null => (lat === null || lng === null ? null : { lat, lng });

function mark(id: string, kind: PlaceMark['kind'], place: MaybePlaced, label: string): PlaceMark | null {
  const at = positionOf(place);
  return at && { id, kind, at, label };
}
