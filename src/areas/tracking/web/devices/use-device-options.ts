import { useMemo } from 'react';
import { DRIVER_LISTS, type DriverRow } from '#areas/fleet/contract/driver.list.ts';
import { readableMarkets } from '#areas/fleet/contract/driver.permissions.ts';
import { VEHICLE_LISTS, type VehicleRow } from '#areas/fleet/contract/vehicle.list.ts';
import { VEHICLE_RIGHTS } from '#areas/fleet/contract/vehicle.permissions.ts';
import { shownPlate } from '#countries/country.ts';
import { listCalls } from '#kernel/list-definition.ts';
import { holds } from '#kernel/permission.ts';
import { useApi } from '#ui/api/api-context.tsx';
import type { OptionSource } from '#ui/fields/choice/option-source.ts';
import { useSignedIn } from '#ui/session/signed-in.ts';

const DRIVERS = { own: listCalls(DRIVER_LISTS.own), spot: listCalls(DRIVER_LISTS.spot) };
const TRUCKS = { ownTruck: listCalls(VEHICLE_LISTS.ownTruck), spotTruck: listCalls(VEHICLE_LISTS.spotTruck) };
const FOUND = 20;

/** The trucks of the company that the reader may see, of every country. */
export function useTruckSource(): OptionSource {
  const api = useApi();
  const { permissions } = useSignedIn();
  return useMemo(() => {
    const fleets = (['ownTruck', 'spotTruck'] as const).filter((fleet) =>
      holds(permissions, VEHICLE_RIGHTS[fleet].read),
    );
    return {
      key: ['trucks-of-devices', ...fleets],
      search: async (search, signal) => {
        const pages = await Promise.all(
          fleets.map((fleet) => api.call(TRUCKS[fleet].read, { query: { search, size: FOUND } }, { signal })),
        );
        const rows = pages.flatMap((page, at) => page[VEHICLE_LISTS[fleets[at]!].rowsKey] as readonly VehicleRow[]);
        return rows.map(({ _id: value, plate, countryCode, brand }) => ({
          value,
          label: shownPlate(countryCode, plate),
          ...(brand ? { detail: brand } : {}),
        }));
      },
    };
  }, [api, permissions]);
}

/** The drivers of the company whom the reader may see. */
export function usePhoneOwnerSource(): OptionSource {
  const api = useApi();
  const { permissions } = useSignedIn();
  return useMemo(() => {
    const markets = readableMarkets(permissions);
    return {
      key: ['drivers-of-phones', ...markets],
      search: async (search, signal) => {
        const pages = await Promise.all(
          markets.map((market) => api.call(DRIVERS[market].read, { query: { search, size: FOUND } }, { signal })),
        );
        const rows = pages.flatMap((page) => page[DRIVER_LISTS.own.rowsKey] as readonly DriverRow[]);
        return rows.map(({ _id: value, fullName: label, plate }) => ({
          value,
          label,
          ...(plate ? { detail: plate } : {}),
        }));
      },
    };
  }, [api, permissions]);
}
