import { DRIVER_WIRE } from '#areas/fleet/contract/driver-wire.ts';
import { VEHICLE_WIRE } from '#areas/fleet/contract/vehicle-wire.ts';

/** Matching and taking over change vehicles of other fleets and their drivers as well. */
export const VEHICLE_REFRESH: readonly string[] = [
  ...Object.values(VEHICLE_WIRE).map(({ id }) => id),
  ...Object.values(DRIVER_WIRE).map(({ id }) => id),
  'vehicleClaims',
  'homologation',
];
