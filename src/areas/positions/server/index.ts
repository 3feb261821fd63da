import type { AreaServer } from '#platform/area.ts';
import { drivenTripsProvided } from './driven-trip.repository.ts';

/** The store of positions, and what reports them. */
export const positionsServer: AreaServer = {
  name: 'positions',
  routes: [],
  provides: [drivenTripsProvided],
};

/** What registers devices and says what is expected of them. */
export {
  type DeviceRecord,
  type DeviceValues,
  deleteDevice,
  findByIdentifiers,
  findDevice,
  hasReported,
  insertDevices,
  lockDevice,
  type NewDevice,
  phoneOfDriver,
  updateDevice,
} from './device.repository.ts';
export { claimsOf, disputedNumbers, grantNumber } from './device-grant.repository.ts';
export { type ErasedPositions, erasePositionsOf, forgetLastPlaces, tripsOfDriver } from './erase.repository.ts';
export { type KindSettings, saveKindSettings, settingsOfCompany } from './gps-settings.repository.ts';
export {
  lastOf,
  type ReportedPosition,
  reportPositions,
  seeOrder,
  seeOrders,
  seeOrdersNamed,
  sharedUntil,
  type TrackPoint,
  trackOf,
} from './position.repository.ts';
export { reportsItself, type SeenTrip, seenTrips, takeBackNoted, tripsSeenSince } from './seen-trips.repository.ts';
export {
  makePositionDays,
  type Neighbours,
  neighboursOf,
  type StoredPosition,
  storePositions,
} from './store/history.repository.ts';
export { type KnownReport, type StoredReports, storeKnown } from './store/known.repository.ts';
export { type LatestPosition, moveTrackers } from './store/latest.repository.ts';
export {
  type AskedTracker,
  beginTrackers,
  type FoundTracker,
  findTrackers,
  forgetTrackerChanges,
} from './store/trackers.repository.ts';
