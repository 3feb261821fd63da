import IconSteeringWheel from '@tabler/icons-react/dist/esm/icons/IconSteeringWheel.mjs';
import IconTruck from '@tabler/icons-react/dist/esm/icons/IconTruck.mjs';
import { screens } from '#areas/fleet/area.ts';
import { DRIVER_LISTS } from '#areas/fleet/contract/driver.list.ts';
import { DRIVER_RIGHTS } from '#areas/fleet/contract/driver.permissions.ts';
import { VEHICLE_LISTS } from '#areas/fleet/contract/vehicle.list.ts';
import { VEHICLE_RIGHTS } from '#areas/fleet/contract/vehicle.permissions.ts';
import { MARKETS, type Market } from '#areas/fleet/rules/market.ts';
import { FLEET_TRAITS, VEHICLE_FLEETS, type VehicleFleet } from '#areas/fleet/rules/vehicle-fleet.ts';
import { shownPlate } from '#countries/country.ts';
import { holds } from '#kernel/permission.ts';
import { listSource } from '#ui/palette/list-source.ts';
import type { PaletteAction, PaletteSource } from '#ui/palette/palette-item.ts';
import * as driverAddresses from './drivers/addresses.ts';
import * as vehicleAddresses from './vehicles/addresses.ts';

const UPDATE = 'update';
const GROUPS = { own: 'menu.groups.ownFleet', spot: 'menu.groups.spotFleet' } as const;

const drivers = (market: Market) =>
  listSource(
    DRIVER_LISTS[market],
    screens[`${market}DriverList`],
    IconSteeringWheel,
    ({ _id: id, fullName, plate }, { held }) => ({
      id,
      label: fullName,
      ...(plate ? { detail: plate } : {}),
      address: driverAddresses.detailAddress(market, id),
      actions: holds(held, DRIVER_RIGHTS[market].update)
        ? [{ verb: UPDATE, address: driverAddresses.updateAddress(market, id) }]
        : [],
    }),
  );

const vehicles = (fleet: VehicleFleet) =>
  listSource(
    VEHICLE_LISTS[fleet],
    screens[`${fleet}List`],
    IconTruck,
    ({ _id: id, countryCode, plate, trucker }, { held }) => ({
      id,
      label: shownPlate(countryCode, plate),
      ...(trucker ? { detail: trucker } : {}),
      address: vehicleAddresses.detailAddress(fleet, id),
      actions: holds(held, VEHICLE_RIGHTS[fleet].write)
        ? [{ verb: UPDATE, address: vehicleAddresses.updateAddress(fleet, id) }]
        : [],
    }),
  );

export const paletteSources: readonly PaletteSource[] = [...VEHICLE_FLEETS.map(vehicles), ...MARKETS.map(drivers)];

const NEW_VEHICLE = { truck: 'menu.actions.newTruck', semitrailer: 'menu.actions.newSemitrailer' } as const;

export const paletteActions: readonly PaletteAction[] = [
  ...MARKETS.map((market) => ({
    id: `${market}Driver`,
    labelKey: 'menu.actions.newDriver' as const,
    groupKey: GROUPS[market],
    rule: DRIVER_RIGHTS[market].create,
    address: driverAddresses.createAddress(market),
  })),
  ...VEHICLE_FLEETS.map((fleet) => ({
    id: fleet,
    labelKey: NEW_VEHICLE[FLEET_TRAITS[fleet].kind],
    groupKey: GROUPS[FLEET_TRAITS[fleet].market],
    rule: VEHICLE_RIGHTS[fleet].write,
    address: vehicleAddresses.createAddress(fleet),
  })),
];
