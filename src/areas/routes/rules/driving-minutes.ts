import { PATH_MINUTES, SPEED_KMH } from './route-limits.ts';

/** Hills, towns and traffic: a truck's average is so much of its limit. */
const AVERAGE_SHARE = 0.75;

/** How long a truck probably takes, where nothing but the length is known. */
export function drivingMinutes(meters: number, speedKmh: number | null): number {
  return withinPath((meters / 1000 / ((speedKmh ?? SPEED_KMH.default) * AVERAGE_SHARE)) * 60);
}

/** Whole minutes, within what a path may take. */
export const withinPath = (minutes: number): number =>
  Math.min(PATH_MINUTES.max, Math.max(PATH_MINUTES.min, Math.round(minutes)));
