import type { ImportTarget } from '#areas/imports/server/index.ts';
import { geofenceTarget } from './geofence.target.ts';
import { placeTarget } from './place.target.ts';

export const importTargets: readonly ImportTarget[] = [placeTarget, geofenceTarget];
