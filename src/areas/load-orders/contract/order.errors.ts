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
  tooManyDocuments: 409,
});
