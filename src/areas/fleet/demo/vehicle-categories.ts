import type { Trx } from '#platform/db/database.ts';
import type { DockOperation } from '../rules/vehicle-category.ts';
import type { TruckType } from '../rules/vehicle-type.ts';
import { insertCategories } from './vehicles.repository.ts';

/** Realistic minutes at the dock. */
const MINUTES: readonly (readonly [TruckType, DockOperation, number])[] = [
  ['van', 'load', 25],
  ['van', 'unload', 20],
  ['rigidTruck', 'palletLoad', 45],
  ['rigidTruck', 'palletUnload', 40],
  ['tractor', 'palletLoad', 75],
  ['tractor', 'palletUnload', 60],
  ['tractorThreeAxles', 'containerUnload', 90],
  ['dumpTruck', 'bulkLoad', 30],
];

export async function loadCategories(trx: Trx, companyId: string): Promise<void> {
  const rows = MINUTES.map(([vehicleType, operation, minutes]) => ({ vehicleType, operation, minutes }));
  await insertCategories(trx, companyId, rows);
}
