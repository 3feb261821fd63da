import type { VehicleView } from '#areas/fleet/contract/vehicle.shapes.ts';
import type { MatchCalls } from '#areas/fleet/contract/vehicle-match.calls.ts';
import type { VehicleFleet } from '#areas/fleet/rules/vehicle-fleet.ts';

/** The props of every form that matches a truck. */
export interface MatchFormProps {
  readonly fleet: VehicleFleet;
  readonly calls: MatchCalls;
  readonly truck: VehicleView;
  readonly backTo: string;
  readonly onDone: () => void;
  /** Reads the truck again after another user changed it. */
  readonly onReload: () => void;
}
