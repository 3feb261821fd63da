import { defineErrors } from '#kernel/errors.ts';

export const driverErrors = defineErrors('drivers', {
  notFound: 404,
});
