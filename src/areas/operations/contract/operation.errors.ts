import { defineErrors } from '#kernel/errors.ts';

export const operationErrors = defineErrors('operations', {
  /** Canceled or finalized: nothing is added to it or changed any more. */
  closed: 409,
  /** Some of its orders are still on their way. */
  ordersOpen: 409,
  /** A checklist or contract that was completed stays as it is. */
  formCompleted: 409,
});
