import type { AreaServer } from '#platform/area.ts';
import { fleetDocumentOwners } from './document-owner.repository.ts';
import { driverRoutes } from './driver.routes.ts';
import { driverListSources } from './driver-list.repository.ts';
import { expiringDocumentsSubscribers } from './expiring-documents.subscribers.ts';
import { fleetFileReaders } from './file-readers.repository.ts';
import { fleetExceptions } from './fleet-exceptions.ts';
import { fleetOrders } from './fleet-orders.repository.ts';
import { askRegisterJob, sweepHomologationsJob } from './homologation/homologation.jobs.ts';
import { homologationRoutes } from './homologation/homologation.routes.ts';
import { homologationSubscribers } from './homologation/homologation.subscribers.ts';
import { ocrRoutes } from './ocr.routes.ts';
import { ownDocumentsReminder } from './own-documents-reminder.ts';
import { termsRoutes } from './terms.routes.ts';
import { vehicleRoutes } from './vehicle.routes.ts';
import { brandsRenamed } from './vehicle-brands.ts';
import { categoryBookings } from './vehicle-category.repository.ts';
import { claimListSource } from './vehicle-claim.repository.ts';
import { vehicleClaimSubscribers } from './vehicle-claim.subscribers.ts';
import { vehicleListSources } from './vehicle-list.repository.ts';

/** What higher areas may write: drivers in bulk, by the same rules as the form. */
/** What higher areas report about trips. */
export {
  type DriverRecord,
  type DriverScope,
  findDriver,
  lockDriver,
  rateDriver,
} from './driver.repository.ts';
export { driverOfUser } from './driver-account.repository.ts';
export { type DriverKey, findOwnDrivers } from './driver-look-up.repository.ts';
export type { Writer } from './driver-scope.ts';
/** What areas above count of drivers and vehicles. */
export {
  type DocumentedFleet,
  type DriverFacts,
  driverFacts,
  type ExpiringDocuments,
  expiringDocuments,
  type FirstDocument,
  firstDocuments,
  type HomologationAnswers,
  homologationAnswers,
  type ReadyTruck,
  readyTrucks,
} from './fleet-figures.repository.ts';
/** What the lists of the fleet show of load orders. */
export { type FleetOrders, fleetOrders, type TripTaker } from './fleet-orders.repository.ts';
/** Somebody hired for one trip, whom a higher area registers. */
export { type HiredDocuments, hiredProblems, registerHired } from './hired-trucker.ts';
/** A photographed card, read for somebody without an account. */
export { readCard } from './ocr.service.ts';
export { insertParsedDrivers, type NewParsedDriver } from './parsed-driver.ts';
/** What higher areas may write about vehicles. */
export { insertParsedVehicles, type ParsedVehicle } from './parsed-vehicle.ts';
export { changeDriver, registerDriver } from './save-driver.ts';
/** Drivers and vehicles that come with a transport company. */
export {
  type Ensured,
  identifyDriver,
  knownVehicle,
  nameOfFound,
  readNewDriver,
  readNewVehicle,
  takeOnDriver,
  takeOnVehicle,
  takingOn,
} from './taken-on.ts';
/** The truck of a device, and word of its changes. */
export { vehicleDeviceChanged } from './vehicle.hooks.ts';
/** What bookings have to do with the minutes of trucks at docks. */
export { categoryBookings } from './vehicle-category.repository.ts';
export { matchDriver, putDeviceOn } from './vehicle-match.service.ts';

export const fleetServer: AreaServer = {
  name: 'fleet',
  routes: [...driverRoutes, ...vehicleRoutes, ...homologationRoutes, ...ocrRoutes, ...termsRoutes],
  lists: [...driverListSources, ...vehicleListSources, claimListSource],
  exceptions: fleetExceptions,
  subscribers: [...expiringDocumentsSubscribers, ...homologationSubscribers, ...vehicleClaimSubscribers],
  jobs: [askRegisterJob, sweepHomologationsJob],
  listeners: [ownDocumentsReminder, brandsRenamed],
  fileReaders: fleetFileReaders,
  needs: [fleetOrders, categoryBookings],
  provides: [fleetDocumentOwners],
  cron: [{ schedule: '* * * * *', job: sweepHomologationsJob.name }],
};
