import { defineErrors } from '#kernel/errors.ts';

export const deviceErrors = defineErrors('tracking', {
  /** The device is on another truck, which is named. */
  deviceOnTruck: 409,
  /** The truck has another device, which is named. */
  truckHasDevice: 409,
  /** The driver has another phone, which is named. */
  driverHasPhone: 409,
  /** Something was stored from it: it can only be disabled. */
  deviceHasHistory: 409,
  /** Nobody else claims the number any more. */
  notDisputed: 409,
  /** A company of the order requires a device that reports, near the place of loading and believably: what it lacks. */
  gpsNoDevice: 409,
  gpsSilent: 409,
  gpsFar: 409,
  gpsNotBelieved: 409,
});
