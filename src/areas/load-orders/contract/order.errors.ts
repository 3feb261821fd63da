import { defineErrors } from '#kernel/errors.ts';

export const orderErrors = defineErrors('loadOrders', {
  notFound: 404,
  /** What was asked for is not done in the state the order is in. */
  wrongStatus: 409,
  /** The truck has an open trip: somebody was faster. */
  truckBusy: 409,
  driverBusy: 409,
  trailerBusy: 409,
  alreadyPaid: 409,
  tooManyDocuments: 409,
});
