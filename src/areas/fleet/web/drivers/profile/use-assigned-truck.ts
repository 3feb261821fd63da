import type { DriverView } from '#areas/fleet/contract/driver.shapes.ts';
import { VEHICLE_CALLS } from '#areas/fleet/contract/vehicle.calls.ts';
import { VEHICLE_RIGHTS } from '#areas/fleet/contract/vehicle.permissions.ts';
import { fleetOf } from '#areas/fleet/rules/vehicle-fleet.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { useHolds } from '#ui/permission/permission-context.tsx';

/** The truck a driver is assigned to with its semitrailers, for readers who may see trucks. */
export function useAssignedTruck({ market, transportUnit }: DriverView) {
  const fleet = fleetOf(market, 'truck');
  const mayRead = useHolds(VEHICLE_RIGHTS[fleet].read);
  const reply = useCall(
    VEHICLE_CALLS[fleet].read,
    { params: { id: transportUnit?._id ?? '' } },
    { enabled: mayRead && transportUnit !== null },
  );
  return { mayRead, reply };
}
