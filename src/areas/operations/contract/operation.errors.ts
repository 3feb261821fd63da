import { defineErrors } from '#kernel/errors.ts';

export const operationErrors = defineErrors('operations', {
  /** Canceled or finalized: nothing is added to it or changed any more. */
  closed: 409,
  /** Some of its orders are still on their way. */
  ordersOpen: 409,
});
