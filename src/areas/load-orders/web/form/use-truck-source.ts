import { useMemo } from 'react';
import { VEHICLE_LISTS, type VehicleRow } from '#areas/fleet/contract/vehicle.list.ts';
import { VEHICLE_RIGHTS } from '#areas/fleet/contract/vehicle.permissions.ts';
import { ASSIGN_TRUCKER } from '#areas/load-orders/contract/order.permissions.ts';
import { shownPlate } from '#countries/country.ts';
import { listCalls } from '#kernel/list-definition.ts';
import { holds } from '#kernel/permission.ts';
import { useApi } from '#ui/api/api-context.tsx';
import type { OptionSource } from '#ui/fields/choice/option-source.ts';
import { useSignedIn } from '#ui/session/signed-in.ts';

const CALLS = listCalls(VEHICLE_LISTS.ownTruck);
const ROWS = VEHICLE_LISTS.ownTruck.rowsKey;

/** Trucks with a driver, for people who may see and assign them; null for others. */
export function useTruckSource(): OptionSource | null {
  const api = useApi();
  const { permissions } = useSignedIn();
  return useMemo(() => {
    if (!holds(permissions, VEHICLE_RIGHTS.ownTruck.read) || !holds(permissions, ASSIGN_TRUCKER)) return null;
    return {
      key: ['trucks-for-orders'],
      search: async (search, signal) => {
        const page = await api.call(CALLS.read, { query: { search, size: 20 } }, { signal });
        return (page[ROWS] as readonly VehicleRow[]).map(({ _id, countryCode, plate, trucker, status }) => ({
          value: _id,
          label: shownPlate(countryCode, plate),
          disabled: trucker === null || status !== 'enabled',
          ...(trucker ? { detail: trucker } : {}),
        }));
      },
    };
  }, [api, permissions]);
}
