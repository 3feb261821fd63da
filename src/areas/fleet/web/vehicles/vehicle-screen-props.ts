import type { VehicleFleet } from '#areas/fleet/rules/vehicle-fleet.ts';

/** Every vehicle screen serves all four fleets; the address decides which. */
export interface VehicleScreenProps {
  readonly fleet: VehicleFleet;
}
