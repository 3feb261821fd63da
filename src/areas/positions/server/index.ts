import type { AreaServer } from '#platform/area.ts';
import { drivenTripsProvided } from './driven-trip.repository.ts';

/** The store of positions, and what reports them. */
export const positionsServer: AreaServer = {
  name: 'positions',
  routes: [],
  provides: [drivenTripsProvided],
};

export {
  lastOf,
  type ReportedPosition,
  reportPositions,
  seeOrder,
  seeOrders,
  type TrackPoint,
  trackOf,
} from './position.repository.ts';
export { makePositionDays, type Neighbours, neighboursOf, type StoredPosition, storePositions } from './store/history.repository.ts';
export { type LatestPosition, moveTrackers } from './store/latest.repository.ts';
export { type AskedTracker, beginTrackers, type FoundTracker, findTrackers } from './store/trackers.repository.ts';
