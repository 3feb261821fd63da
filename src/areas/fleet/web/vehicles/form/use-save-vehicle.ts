import { VEHICLE_CALLS } from '#areas/fleet/contract/vehicle.calls.ts';
import type { VehicleView } from '#areas/fleet/contract/vehicle.shapes.ts';
import type { NewVehicleInput } from '#areas/fleet/contract/vehicle-input.shapes.ts';
import type { VehicleFleet } from '#areas/fleet/rules/vehicle-fleet.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { VEHICLE_REFRESH } from '../vehicle-refresh.ts';

/** Saves a vehicle with all parts of its form in one step, so that a refused form changes nothing. */
export function useSaveVehicle(fleet: VehicleFleet, vehicle: VehicleView | null) {
  const calls = VEHICLE_CALLS[fleet];
  const options = { refresh: VEHICLE_REFRESH };
  const create = useAction(calls.create, options);
  const update = useAction(calls.update, options);
  return async (body: NewVehicleInput): Promise<VehicleView> => {
    const { transportUnit } = vehicle
      ? await update.mutateAsync({ params: { id: vehicle._id }, body: { ...body, version: vehicle.version } })
      : await create.mutateAsync({ body });
    return transportUnit;
  };
}
