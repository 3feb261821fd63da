import { screens } from '#areas/fleet/area.ts';
import { DRIVER_LISTS } from '#areas/fleet/contract/driver.list.ts';
import { VEHICLE_LISTS } from '#areas/fleet/contract/vehicle.list.ts';
import { addressOf } from '#kernel/screens.ts';
import { type ExceptionSource, listException } from '#platform/exceptions/exception.ts';
import { driverListSources } from './driver-list.repository.ts';
import { vehicleListSources } from './vehicle-list.repository.ts';

const SOURCES = [...driverListSources, ...vehicleListSources];

/** Those who work with documents about to expire: the disabled need none. */
const FLEETS = [
  { list: DRIVER_LISTS.own, screen: screens.ownDriverList, label: 'fleet.exceptions.drivers' },
  { list: DRIVER_LISTS.spot, screen: screens.spotDriverList, label: 'fleet.exceptions.drivers', isSpot: true },
  { list: VEHICLE_LISTS.ownTruck, screen: screens.ownTruckList, label: 'fleet.exceptions.trucks' },
  { list: VEHICLE_LISTS.spotTruck, screen: screens.spotTruckList, label: 'fleet.exceptions.trucks', isSpot: true },
  { list: VEHICLE_LISTS.ownSemitrailer, screen: screens.ownSemitrailerList, label: 'fleet.exceptions.semitrailers' },
  {
    list: VEHICLE_LISTS.spotSemitrailer,
    screen: screens.spotSemitrailerList,
    label: 'fleet.exceptions.semitrailers',
    isSpot: true,
  },
] as const;

export const fleetExceptions: readonly ExceptionSource[] = FLEETS.map((fleet) =>
  listException({
    kind: 'documents',
    label: fleet.label,
    heading: 'fleet.exceptions.expiring',
    ...('isSpot' in fleet ? { of: 'fleet.exceptions.spot' } : {}),
    source: SOURCES.find(({ definition }) => definition === fleet.list)!,
    address: addressOf(fleet.screen),
    filters: () => ({ documents: 'expiring', statuses: 'enabled' }),
  }),
);
