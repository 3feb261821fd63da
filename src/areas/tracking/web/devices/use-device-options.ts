import { useMemo } from 'react';
import { DRIVER_LISTS, type DriverRow } from '#areas/fleet/contract/driver.list.ts';
import { readableMarkets } from '#areas/fleet/contract/driver.permissions.ts';
import { searchVehicles } from '#areas/fleet/contract/vehicle-lookup.calls.ts';
import { shownPlate } from '#countries/country.ts';
import { listCalls } from '#kernel/list-definition.ts';
import { useApi } from '#ui/api/api-context.tsx';
import type { OptionSource } from '#ui/fields/choice/option-source.ts';
import { useSignedIn } from '#ui/session/signed-in.ts';

const DRIVERS = { own: listCalls(DRIVER_LISTS.own), spot: listCalls(DRIVER_LISTS.spot) };
const FOUND = 20;

/** The trucks of the company, by a part of the plate. */
export function useTruckSource(): OptionSource {
  const api = useApi();
  return useMemo(
    () => ({
      key: ['trucks-of-devices'],
      search: async (plate, signal) => {
        const query = { plate, pattern: 'true' as const };
        const { transportUnits } = await api.call(searchVehicles, { query }, { signal });
        return transportUnits
          .filter(({ semitrailer }) => !semitrailer)
          .map(({ _id: value, plate: raw, countryId, brand }) => ({
            value,
            label: shownPlate(countryId, raw),
            ...(brand ? { detail: brand } : {}),
          }));
      },
    }),
    [api],
  );
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
