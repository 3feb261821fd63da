import { defineErrors } from '#kernel/errors.ts';

export const controlErrors = defineErrors('tracking', {
  /** One question at a time; the first one is still open. */
  locationAsked: 409,
  /** Answered, declined or too old. */
  locationClosed: 409,
  /** Nobody drives it, so nobody can be asked. */
  noDriver: 409,
  checkpointNotFound: 404,
});
