import { defineErrors } from '#kernel/errors.ts';

export const documentErrors = defineErrors('documents', {
  /** A required document has run out: its owner cannot be assigned. */
  expired: 409,
  /** There is nothing to put into an archive. */
  noFiles: 404,
});
