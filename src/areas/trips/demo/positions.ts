import type { Narrator } from '#areas/load-orders/demo/order-trail.ts';
import type { StoredDemoOrder } from '#areas/load-orders/demo/stored-order.ts';
import type { NewPosition } from './trips.repository.ts';

const SEEN = 12;

/** The positions of the truck: on the line between both places, as far as the trip has come. */
export function positionsOf({ id, trip, values }: StoredDemoOrder, { random, now }: Narrator): NewPosition[] {
  if (trip.status !== 'inProgress' || !trip.startedAt) return [];
  const { origin, destination } = values;
  const begin = trip.startedAt.getTime();
  // One truck in eight has been silent for hours.
  const silence = (random.int(8) === 0 ? 180 + random.int(120) : 2 + random.int(12)) * 60_000;
  const seen = Math.max(begin + 600_000, now.getTime() - silence);
  const way = Math.min(0.95, (seen - begin) / (trip.deliveryAt.getTime() - begin));
  const between = (from: number, to: number, part: number) =>
    from + (to - from) * part + (random.int(100) - 50) / 5_000;
  return Array.from({ length: SEEN }, (_, nth) => {
    const part = (way * (nth + 1)) / SEEN;
    return {
      order_id: id,
      at: new Date(begin + ((seen - begin) * (nth + 1)) / SEEN),
      lat: between(origin.lat ?? 0, destination.lat ?? 0, part),
      lng: between(origin.lng ?? 0, destination.lng ?? 0, part),
      accuracy_m: 10 + random.int(40),
      speed_kmh: 40 + random.int(45),
      source: 'driver',
    };
  });
}
