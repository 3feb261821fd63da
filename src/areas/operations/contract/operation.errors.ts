import { defineErrors } from '#kernel/errors.ts';

export const operationErrors = defineErrors('operations', {
  /** Canceled or finalized: it can no longer be changed or extended. */
  closed: 409,
  /** Some of its orders are still open. */
  ordersOpen: 409,
});
