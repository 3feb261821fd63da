import type { TrackingPart } from '../part.ts';
import { deviceRoutes } from './device.routes.ts';
import { deviceListSource } from './device-list.repository.ts';
import { checkGivenTruck, checkOfferedTruck, checkStartingTruck } from './gps-check.service.ts';
import { recordLinks } from './link-events.ts';

export const devicesPart: TrackingPart = {
  routes: deviceRoutes,
  lists: [deviceListSource],
  listeners: [recordLinks, checkOfferedTruck, checkGivenTruck, checkStartingTruck],
};
