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
export { reportsItself, type SeenTrip, seenTrips, takeBackNoted, tripsSeenSince } from './seen-trips.repository.ts';
