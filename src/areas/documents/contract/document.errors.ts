import { defineErrors } from '#kernel/errors.ts';

export const documentErrors = defineErrors('documents', {
  /** A required document has expired, so its owner cannot be assigned. */
  expired: 409,
  /** There is no file to put into an archive. */
  noFiles: 404,
});
