import type { VehicleFleet } from '#areas/fleet/rules/vehicle-fleet.ts';

/** Every screen of the vehicles serves all four fleets; its address says which. */
export interface VehicleScreenProps {
  readonly fleet: VehicleFleet;
}
