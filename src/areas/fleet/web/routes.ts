import { screens } from '#areas/fleet/area.ts';
import type { Market } from '#areas/fleet/rules/market.ts';
import type { VehicleFleet } from '#areas/fleet/rules/vehicle-fleet.ts';
import { defineRoutes, type LoadScreen, withProps } from '#ui/routing/routes.ts';

/** Documents are called as their own area calls them. */
const shown = (load: LoadScreen) => ({ load, words: ['documents'] });

const drivers = (market: Market) => shown(withProps({ market }, () => import('./drivers/list/drivers-screen.tsx')));
const driver = (market: Market) => shown(withProps({ market }, () => import('./drivers/detail/driver-screen.tsx')));
const profile = (market: Market) => shown(withProps({ market }, () => import('./drivers/profile/profile-screen.tsx')));
const createDriver = (market: Market) =>
  shown(withProps({ market }, () => import('./drivers/form/create-driver-screen.tsx')));
const updateDriver = (market: Market) =>
  shown(withProps({ market }, () => import('./drivers/form/update-driver-screen.tsx')));

const vehicles = (fleet: VehicleFleet) =>
  shown(withProps({ fleet }, () => import('./vehicles/list/vehicles-screen.tsx')));
const vehicle = (fleet: VehicleFleet) =>
  shown(withProps({ fleet }, () => import('./vehicles/detail/vehicle-screen.tsx')));
const createVehicle = (fleet: VehicleFleet) =>
  shown(withProps({ fleet }, () => import('./vehicles/form/create-vehicle-screen.tsx')));
const updateVehicle = (fleet: VehicleFleet) =>
  shown(withProps({ fleet }, () => import('./vehicles/form/update-vehicle-screen.tsx')));

export const routes = defineRoutes(screens, {
  ownDrivers: drivers('own'),
  ownDriver: driver('own'),
  ownDriverProfile: profile('own'),
  createOwnDriver: createDriver('own'),
  updateOwnDriver: updateDriver('own'),
  spotDrivers: drivers('spot'),
  spotDriver: driver('spot'),
  spotDriverProfile: profile('spot'),
  createSpotDriver: createDriver('spot'),
  updateSpotDriver: updateDriver('spot'),
  ownTrucks: vehicles('ownTruck'),
  ownTruck: vehicle('ownTruck'),
  createOwnTruck: createVehicle('ownTruck'),
  updateOwnTruck: updateVehicle('ownTruck'),
  spotTrucks: vehicles('spotTruck'),
  spotTruck: vehicle('spotTruck'),
  createSpotTruck: createVehicle('spotTruck'),
  updateSpotTruck: updateVehicle('spotTruck'),
  ownSemitrailers: vehicles('ownSemitrailer'),
  ownSemitrailer: vehicle('ownSemitrailer'),
  createOwnSemitrailer: createVehicle('ownSemitrailer'),
  updateOwnSemitrailer: updateVehicle('ownSemitrailer'),
  spotSemitrailers: vehicles('spotSemitrailer'),
  spotSemitrailer: vehicle('spotSemitrailer'),
  createSpotSemitrailer: createVehicle('spotSemitrailer'),
  updateSpotSemitrailer: updateVehicle('spotSemitrailer'),
});
