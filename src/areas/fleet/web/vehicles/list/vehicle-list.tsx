import { type ReactNode, Suspense, useMemo, useState } from 'react';
import { VEHICLE_LISTS } from '#areas/fleet/contract/vehicle.list.ts';
import { FLEET_TRAITS, type VehicleFleet } from '#areas/fleet/rules/vehicle-fleet.ts';
import { listCalls } from '#kernel/list-definition.ts';
import { lazyWith } from '#ui/i18n/lazy-with.ts';
import { ListScreen } from '#ui/list/list-screen.tsx';
import { shownList } from '../../shown-list.ts';
import { detailAddress } from '../addresses.ts';
import { useVehicleAccess } from '../use-vehicle-access.ts';
import { STATUS_TONES } from '../vehicle-texts.tsx';
import { ListActions } from './list-actions.tsx';
import type { RowTask } from './row-task.ts';
import { useRowActions } from './use-row-actions.tsx';
import { copyPlate, TRUCK_CELLS, VEHICLE_CELLS, vehicleId, vehicleName } from './vehicle-cells.tsx';

// Loaded on demand, because a list is viewed far more often than an action of a row is run.
const RowTaskRunner = lazyWith(['fleet/later'], () => import('./row-task-runner.tsx'));

const CALLS = {
  ownTruck: listCalls(VEHICLE_LISTS.ownTruck),
  spotTruck: listCalls(VEHICLE_LISTS.spotTruck),
  ownSemitrailer: listCalls(VEHICLE_LISTS.ownSemitrailer),
  spotSemitrailer: listCalls(VEHICLE_LISTS.spotSemitrailer),
};
const CELLS = { truck: TRUCK_CELLS, semitrailer: VEHICLE_CELLS };
const TONES = { status: STATUS_TONES };

/** The trucks or semitrailers of one market. */
export function VehicleList({ fleet }: { readonly fleet: VehicleFleet }): ReactNode {
  const [task, start] = useState<RowTask | null>(null);
  const { seesFleetType, seesTransportCompany, fleetTypeWords } = useVehicleAccess(fleet);
  const definition = useMemo(
    () => shownList(VEHICLE_LISTS[fleet], { seesFleetType, seesTransportCompany }),
    [fleet, seesFleetType, seesTransportCompany],
  );
  const rowActions = useRowActions(fleet, start);
  return (
    <>
      <ListScreen
        definition={definition}
        calls={CALLS[fleet]}
        rowId={vehicleId}
        rowName={vehicleName}
        cells={CELLS[FLEET_TRAITS[fleet].kind]}
        tones={TONES}
        words={{ typeOfFleet: fleetTypeWords }}
        rowHref={({ _id }) => detailAddress(fleet, _id)}
        besideFirst={copyPlate}
        rowActions={rowActions}
        actions={<ListActions fleet={fleet} />}
      />
      <Suspense fallback={null}>{task && <RowTaskRunner fleet={fleet} task={task} />}</Suspense>
    </>
  );
}
