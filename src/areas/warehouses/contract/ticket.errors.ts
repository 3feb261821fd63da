import { defineErrors } from '#kernel/errors.ts';

export const ticketErrors = defineErrors('tickets', {
  /** There is a ticket as soon as there is a time, and until the truck has left. */
  none: 409,
  /** There is nothing to write about before there is a time, and when the truck has left. */
  noMessage: 409,
});
