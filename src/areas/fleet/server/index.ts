import type { AreaServer } from '#platform/area.ts';
import { driverRoutes } from './driver.routes.ts';
import { driverListSources } from './driver-list.repository.ts';

/** What areas above may write: drivers that arrive in bulk, by the same rules as from the form. */
export { type DriverRecord, type DriverScope, findDriver, lockDriver } from './driver.repository.ts';
export { type DriverKey, findOwnDrivers } from './driver-look-up.repository.ts';
export type { Writer } from './driver-scope.ts';
export { importDrivers, judgeDrivers } from './import-drivers.ts';
export type { ImportFate } from './import-fate.ts';
export { importVehicles, judgeVehicles } from './import-vehicles.ts';
export { type NewDriverToStore, storeDrivers } from './store-driver.ts';
export { changeDriver, registerDriver } from './write-driver.ts';

export const fleetServer: AreaServer = {
  name: 'fleet',
  routes: [...driverRoutes],
  lists: [...driverListSources],
};
