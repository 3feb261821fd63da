import { type Measures, measure, pointAt } from '#areas/routes/rules/line.ts';
import { decodeLine } from '#kernel/encoded-line.ts';
import type { Position } from '#kernel/position.ts';
import type { SimulatedTruck } from './simulator.repository.ts';

/** The line that a simulated truck drives; without a path the straight one between its places, or none. */
export function wayOf({ line, origin, destination }: SimulatedTruck): Measures | undefined {
  const decoded = line === null ? undefined : decodeLine(line);
  if (decoded && decoded.length > 1) return measure(decoded);
  return origin && destination ? measure([origin, destination]) : undefined;
}

const METERS_PER_DEGREE = 111_195;

/** A point of the way, so many metres beside it, with the direction of driving. */
export function placeOn(
  way: Measures,
  meters: number,
  offMeters: number,
  isReturning: boolean,
): Position & { readonly heading: number } {
  const at = isReturning ? way.totalMeters - meters : meters;
  const [here, before, after] = [at, at - 50, at + 50].map((along) => pointAt(way, along)) as [
    Position,
    Position,
    Position,
  ];
  const shrink = Math.cos((here.lat * Math.PI) / 180);
  const [north, east] = [after.lat - before.lat, (after.lng - before.lng) * shrink];
  const length = Math.hypot(north, east) || 1;
  const heading = (Math.atan2(east, north) * 180) / Math.PI + (isReturning ? 180 : 0);
  const off = offMeters / METERS_PER_DEGREE / length;
  return {
    lat: here.lat - east * off,
    lng: here.lng + (north * off) / shrink,
    heading: (heading + 360) % 360,
  };
}
