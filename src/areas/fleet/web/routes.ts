import { screens } from '#areas/fleet/area.ts';
import type { Market } from '#areas/fleet/rules/market.ts';
import type { VehicleFleet } from '#areas/fleet/rules/vehicle-fleet.ts';
import { defineRoutes, type LoadScreen, withProps } from '#ui/routing/routes.ts';

/** Document types have the names of the documents area. */
const list = (load: LoadScreen) => ({ load, isList: true as const, words: ['documents'] });
/** Records show checks by official registers, and their forms read photos of documents. */
const record = (load: LoadScreen) => ({ load, words: ['documents', 'fleet/later'] });

const drivers = (market: Market) => list(withProps({ market }, () => import('./drivers/list/drivers-screen.tsx')));
const driver = (market: Market) => record(withProps({ market }, () => import('./drivers/detail/driver-screen.tsx')));
const profile = (market: Market) => record(withProps({ market }, () => import('./drivers/profile/profile-screen.tsx')));
const createDriver = (market: Market) =>
  record(withProps({ market }, () => import('./drivers/form/create-driver-screen.tsx')));
const updateDriver = (market: Market) =>
  record(withProps({ market }, () => import('./drivers/form/update-driver-screen.tsx')));

const vehicles = (fleet: VehicleFleet) =>
  list(withProps({ fleet }, () => import('./vehicles/list/vehicles-screen.tsx')));
const vehicle = (fleet: VehicleFleet) =>
  record(withProps({ fleet }, () => import('./vehicles/detail/vehicle-screen.tsx')));
const createVehicle = (fleet: VehicleFleet) =>
  record(withProps({ fleet }, () => import('./vehicles/form/create-vehicle-screen.tsx')));
const updateVehicle = (fleet: VehicleFleet) =>
  record(withProps({ fleet }, () => import('./vehicles/form/update-vehicle-screen.tsx')));

export const routes = defineRoutes(screens, {
  ownDriverList: drivers('own'),
  ownDriverDetail: driver('own'),
  ownDriverProfile: profile('own'),
  ownDriverCreate: createDriver('own'),
  ownDriverUpdate: updateDriver('own'),
  spotDriverList: drivers('spot'),
  spotDriverDetail: driver('spot'),
  spotDriverProfile: profile('spot'),
  spotDriverCreate: createDriver('spot'),
  spotDriverUpdate: updateDriver('spot'),
  ownTruckList: vehicles('ownTruck'),
  ownTruckDetail: vehicle('ownTruck'),
  ownTruckCreate: createVehicle('ownTruck'),
  ownTruckUpdate: updateVehicle('ownTruck'),
  spotTruckList: vehicles('spotTruck'),
  spotTruckDetail: vehicle('spotTruck'),
  spotTruckCreate: createVehicle('spotTruck'),
  spotTruckUpdate: updateVehicle('spotTruck'),
  ownSemitrailerList: vehicles('ownSemitrailer'),
  ownSemitrailerDetail: vehicle('ownSemitrailer'),
  ownSemitrailerCreate: createVehicle('ownSemitrailer'),
  ownSemitrailerUpdate: updateVehicle('ownSemitrailer'),
  spotSemitrailerList: vehicles('spotSemitrailer'),
  spotSemitrailerDetail: vehicle('spotSemitrailer'),
  spotSemitrailerCreate: createVehicle('spotSemitrailer'),
  spotSemitrailerUpdate: updateVehicle('spotSemitrailer'),
});
