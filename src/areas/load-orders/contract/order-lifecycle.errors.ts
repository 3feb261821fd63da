import { defineErrors } from '#kernel/errors.ts';

/** What can stand in the way of an order's life, besides the state it is in. */
export const orderLifecycleErrors = defineErrors('loadOrders', {
  /** Nobody drives the truck, and nobody was named. */
  noDriver: 409,
  truckDisabled: 409,
  driverDisabled: 409,
  trailerDisabled: 409,
  wrongVehicleType: 409,
  /** Another company carries the order: its own people give it a truck. */
  carrierAssigns: 409,
  /** The company whose order it is no longer works with the carrier. */
  providerEnded: 409,
  /** Of many rows some cannot be done, so none was; the fields say which and why. */
  matchRefused: 409,
  paymentsRefused: 409,
  deleteRefused: 409,
  taskDone: 409,
  /** Before the trip, or after it. */
  taskClosed: 409,
  /** The task is for somebody else to do. */
  taskNotYours: 403,
  evidenceMissing: 400,
  /** The driver has not agreed, or the load is delivered. */
  sharingClosed: 409,
  notTheDriver: 403,
});
