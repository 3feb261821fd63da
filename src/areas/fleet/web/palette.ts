import { screens } from '#areas/fleet/area.ts';
import { DRIVER_LISTS } from '#areas/fleet/contract/driver.list.ts';
import { VEHICLE_LISTS } from '#areas/fleet/contract/vehicle.list.ts';
import type { Market } from '#areas/fleet/rules/market.ts';
import type { VehicleFleet } from '#areas/fleet/rules/vehicle-fleet.ts';
import { shownPlate } from '#countries/country.ts';
import type { Screen } from '#kernel/screens.ts';
import { listSource } from '#ui/palette/list-source.ts';
import type { PaletteSource } from '#ui/palette/palette-item.ts';
import { detailAddress as driverAddress } from './drivers/addresses.ts';
import { detailAddress as vehicleAddress } from './vehicles/addresses.ts';

const drivers = (market: Market, screen: Pick<Screen, 'path' | 'menu'>) =>
  listSource(DRIVER_LISTS[market], screen, ({ _id: id, fullName, plate }) => ({
    id,
    label: fullName,
    ...(plate ? { detail: plate } : {}),
    address: driverAddress(market, id),
  }));

const vehicles = (fleet: VehicleFleet, screen: Pick<Screen, 'path' | 'menu'>) =>
  listSource(VEHICLE_LISTS[fleet], screen, ({ _id: id, countryCode, plate, trucker }) => ({
    id,
    label: shownPlate(countryCode, plate),
    ...(trucker ? { detail: trucker } : {}),
    address: vehicleAddress(fleet, id),
  }));

export const paletteSources: readonly PaletteSource[] = [
  drivers('own', screens.ownDriverList),
  drivers('spot', screens.spotDriverList),
  vehicles('ownTruck', screens.ownTruckList),
  vehicles('spotTruck', screens.spotTruckList),
];
