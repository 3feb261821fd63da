import type { AreaScreen } from '#ui/routing/area-screen.ts';
import { driverScreens } from './drivers/screens.ts';
import { vehicleScreens } from './vehicles/routes.ts';

export const fleetScreens: readonly AreaScreen[] = [...driverScreens, ...vehicleScreens];
