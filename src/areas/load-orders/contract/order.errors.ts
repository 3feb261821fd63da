import { defineErrors } from '#kernel/errors.ts';

export const orderErrors = defineErrors('loadOrders', {
  notFound: 404,
  /** The status of the order does not allow the action. */
  wrongStatus: 409,
  /** The truck already has an open trip, perhaps assigned a moment ago. */
  truckBusy: 409,
  driverBusy: 409,
  trailerBusy: 409,
  alreadyPaid: 409,
  /** Without a payment there is nothing to close. */
  nothingPaid: 409,
  tooManyDocuments: 409,
  /** Nothing was sent back, or it came again already. */
  nothingReturned: 409,
  /** The truck has no driver, and the request names none. */
  noDriver: 409,
  truckDisabled: 409,
  driverDisabled: 409,
  trailerDisabled: 409,
  wrongVehicleType: 409,
  /** Another company carries the order, so that company assigns the truck. */
  carrierAssigns: 409,
  /** The order's company no longer works with the carrier. */
  providerEnded: 409,
  /** Some of many rows cannot be done, so none was; the fields name the rows and the reasons. */
  matchRefused: 409,
  paymentsRefused: 409,
  deleteRefused: 409,
  updateRefused: 409,
  taskDone: 409,
  /** An earlier task has to be done first. */
  taskWaits: 409,
  /** The driver closes the trip after the required tasks. */
  tasksLeft: 409,
  /** The weights of an agro trip are confirmed by the office, which ends it. */
  closedByOffice: 409,
  /** The trip has not started, or is over. */
  taskClosed: 409,
  /** Somebody else has to do the task. */
  taskNotYours: 403,
  evidenceMissing: 400,
  /** The driver has not given consent, or the load is delivered. */
  sharingClosed: 409,
  notTheDriver: 403,
});
