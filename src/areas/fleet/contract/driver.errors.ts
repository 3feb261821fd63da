import { defineErrors } from '#kernel/errors.ts';

export const driverErrors = defineErrors('drivers', {
  notFound: 404,
  /** A number of somebody who is taken on belongs to another driver of the company. */
  numberOfAnother: 409,
});
