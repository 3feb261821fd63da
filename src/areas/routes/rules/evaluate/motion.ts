import { distanceMeters } from '#kernel/position.ts';
import type { AlarmState, Fix, Seen, Stay } from './alarm-state.ts';

const MINUTE = 60_000;
const KMH_IN_METERS_PER_MINUTE = 1_000 / 60;
/** No truck drives faster; such a hop is an error of the receiver. */
const HOP_KMH = 200;
const HOP_METERS = 1_000;
/** Slower than this a truck stands: receivers at rest report some speed. */
const RESTING_KMH = 8;
/** Positions of a truck at rest scatter by so much. */
const STAY_METERS = 100;
/** From positions closer in time than half a minute or farther than ten no speed can be read. */
const SPEED_MINUTES = { min: 0.5, max: 10 } as const;
/** While nothing is known it drives as fast as this, as far as it came. */
const SILENT_KMH = 60;
/** A rest this long begins the driving time anew. */
export const REST_MINUTES = 30;

export const seen = ({ at, position }: Fix): Seen => ({ at: at.getTime(), lat: position.lat, lng: position.lng });

export const minutesBetween = (from: number, to: number): number => (to - from) / MINUTE;

/** Whether a truck can have come from one position to the other. */
export function canReach(from: Seen, to: Seen): boolean {
  const reach = HOP_METERS + minutesBetween(from.at, to.at) * HOP_KMH * KMH_IN_METERS_PER_MINUTE;
  return distanceMeters(from, to) <= reach;
}

export interface Motion {
  /** Since the position before; 0 for the first. */
  readonly minutes: number;
  readonly meters: number;
  readonly speedKmh: number | null;
  readonly isMoving: boolean;
}

export function motionOf({ last }: AlarmState, fix: Fix): Motion {
  const here = seen(fix);
  const minutes = last ? minutesBetween(last.at, here.at) : 0;
  const meters = last ? distanceMeters(last, here) : 0;
  const isReadable = minutes >= SPEED_MINUTES.min && minutes <= SPEED_MINUTES.max;
  const speedKmh = fix.speedKmh ?? (isReadable ? meters / minutes / KMH_IN_METERS_PER_MINUTE : null);
  return { minutes, meters, speedKmh, isMoving: speedKmh === null ? meters > STAY_METERS : speedKmh >= RESTING_KMH };
}

/** A truck stays as long as its positions scatter around one. */
export function stayOf({ stay }: AlarmState, here: Seen, { isMoving }: Motion): Stay {
  if (!stay) return { ...here, away: null };
  if (distanceMeters(stay, here) <= STAY_METERS) return { ...stay, away: null };
  if (isMoving) return { ...here, away: null };
  if (!stay.away) return { ...stay, away: here };
  const isNearAway = distanceMeters(stay.away, here) <= STAY_METERS;
  return { ...(isNearAway ? stay.away : here), away: null };
}

/** Minutes driven since the last rest. */
export function drivingMinutesOf({ drivingMinutes }: AlarmState, stay: Stay, here: Seen, motion: Motion): number {
  if (minutesBetween(stay.at, here.at) >= REST_MINUTES) return 0;
  if (motion.minutes <= SPEED_MINUTES.max) return drivingMinutes + (motion.isMoving ? motion.minutes : 0);
  const driven = Math.min(motion.minutes, motion.meters / (SILENT_KMH * KMH_IN_METERS_PER_MINUTE));
  return motion.minutes - driven >= REST_MINUTES ? driven : drivingMinutes + driven;
}
