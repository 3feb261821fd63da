import { createRandom } from '#areas/companies/demo/random.ts';
import type { Narrator } from '#areas/load-orders/demo/order-trail.ts';
import type { StoredDemoOrder } from '#areas/load-orders/demo/stored-order.ts';
import type { NewPosition } from '#areas/positions/demo/positions.repository.ts';
import type { Position } from '#kernel/position.ts';
import { drivenPositions } from './driven-positions.ts';
import { besideLine } from './driven-way.ts';

/** Every so many minutes, but no more than so many times on one trip. */
const EVERY_MINUTES = 10;
const SEEN = { least: 12, most: 36 } as const;

export type PositionsOf = (order: StoredDemoOrder, narrator: Narrator) => NewPosition[];

/** Positions of a company's trucks: of those on the road, and of the driven trips of its busiest path. */
export function positionsOfTeam(companyKey: string): PositionsOf {
  let driven = 0;
  let isAstray = ASTRAY.has(companyKey);
  return (order, narrator) => {
    const { plan, trip } = order;
    if (trip.finishedAt && plan?.path.isBusiest) {
      driven += 1;
      return drivenPositions(order, driven, createRandom(`driven ${companyKey} ${driven}`));
    }
    if (trip.status !== 'inProgress') return [];
    const strays = isAstray && plan !== null;
    if (strays) isAstray = false;
    return underWay(order, narrator, strays ? ASTRAY_METERS : 0);
  };
}

/** In these companies one truck has left its path and is this far from it by now. */
const ASTRAY: ReadonlySet<string> = new Set(['illimani', 'serra']);
const ASTRAY_METERS = 6_000;
/** It left the path in the last part of what it has driven. */
const ASTRAY_SINCE = 0.75;

/** As far as the trip has come: along its path, or straight to a destination that has none. */
function underWay(order: StoredDemoOrder, { random, now }: Narrator, astray: number): NewPosition[] {
  const { id, trip } = order;
  if (!trip.startedAt) return [];
  const begin = trip.startedAt.getTime();
  // One truck in eight has been silent for hours.
  const silence = (random.int(8) === 0 ? 180 + random.int(120) : 2 + random.int(12)) * 60_000;
  const seen = Math.max(begin + 600_000, now.getTime() - silence);
  const way = Math.min(0.95, (seen - begin) / (trip.deliveryAt.getTime() - begin));
  const count = Math.max(SEEN.least, Math.min(SEEN.most, Math.floor((seen - begin) / (EVERY_MINUTES * 60_000))));
  const scatter = () => (random.int(100) - 50) / 200_000;
  return Array.from({ length: count }, (_, nth) => {
    const done = (nth + 1) / count;
    const off = done > ASTRAY_SINCE ? (astray * (done - ASTRAY_SINCE)) / (1 - ASTRAY_SINCE) : 0;
    const { lat, lng } = pointOf(order, way * done, off);
    return {
      ...{ order_id: id, at: new Date(begin + (seen - begin) * done), lat: lat + scatter(), lng: lng + scatter() },
      ...{ accuracy_m: 10 + random.int(40), speed_kmh: 40 + random.int(38), source: 'driver' },
    };
  });
}

function pointOf({ plan, values }: StoredDemoOrder, part: number, offMeters: number): Position {
  if (plan) {
    const line = plan.version.line();
    return besideLine(line, line.totalMeters * part, offMeters);
  }
  const { origin, destination } = values;
  const between = (from: number | null, to: number | null) => (from ?? 0) + ((to ?? 0) - (from ?? 0)) * part;
  return { lat: between(origin.lat, destination.lat), lng: between(origin.lng, destination.lng) };
}
