import type { AreaDemo } from '#areas/companies/demo/demo-context.ts';
import { loadDrivers } from './drivers.ts';
import { loadVehicles } from './vehicles.ts';

export const demo: AreaDemo = async (context) => {
  await loadDrivers(context);
  await loadVehicles(context);
};
