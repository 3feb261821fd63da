import { distanceMeters, type Position } from '#kernel/position.ts';

/** A truck that reported longer ago may be anywhere by now. */
export const REPORTED_MINUTES = 30;
/** So near the place of loading a truck may be assigned and started. */
export const NEAR_METERS = 20_000;
const MINUTE_MS = 60_000;

/** What is known of the device of a truck. */
export interface CheckedDevice {
  readonly isDisabled: boolean;
  /** Of the last position; null until there is one. */
  readonly at: Date | null;
  readonly position: Position | null;
  /** It jumped farther than a truck drives, and nothing agreed with that yet. */
  readonly isDoubted: boolean;
  readonly isClockAhead: boolean;
  readonly accuracyM: number | null;
  readonly maxAccuracyM: number;
}

export interface GpsCheck {
  readonly passed: boolean;
  readonly hasDevice: boolean;
  readonly hasReported: boolean;
  /** How long ago; null where it never did. */
  readonly minutesAgo: number | null;
  /** Unknown origins are no reason against a truck. */
  readonly isNear: boolean;
  readonly metersAway: number | null;
  readonly isBelievable: boolean;
}

/** Whether the device of a truck reported lately, near the place of loading, and believably. */
export function gpsCheckOf(device: CheckedDevice | null, origin: Position | null, now: Date): GpsCheck {
  const position = device?.position ?? null;
  const minutesAgo = device?.at ? Math.max(0, Math.round((now.getTime() - device.at.getTime()) / MINUTE_MS)) : null;
  const metersAway = position && origin ? Math.round(distanceMeters(position, origin)) : null;
  const hasReported = minutesAgo !== null && minutesAgo <= REPORTED_MINUTES;
  const isNear = position !== null && (metersAway === null || metersAway <= NEAR_METERS);
  const isBelievable =
    device !== null &&
    position !== null &&
    !device.isDisabled &&
    !device.isDoubted &&
    !device.isClockAhead &&
    (device.accuracyM === null || device.accuracyM <= device.maxAccuracyM);
  const passed = hasReported && isNear && isBelievable;
  return { passed, hasDevice: device !== null, hasReported, minutesAgo, isNear, metersAway, isBelievable };
}
