import type { ImportTarget } from '#areas/imports/server/index.ts';
import { semitruckImport, transportUnitImport } from '../../contract/fleet.imports.ts';
import { driverTarget } from './driver.target.ts';
import { vehicleTarget } from './vehicle.target.ts';

export const importTargets: readonly ImportTarget[] = [
  driverTarget,
  vehicleTarget(transportUnitImport, 'truck'),
  vehicleTarget(semitruckImport, 'semitrailer'),
];
