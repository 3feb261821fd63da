import { defineErrors } from '#kernel/errors.ts';

export const registrationErrors = defineErrors('registrations', {
  /** It waits for its decision, or has been approved: nothing can be sent any more. */
  alreadySent: 409,
  /** Nothing has been sent yet, or somebody else was faster. */
  notWaiting: 409,
  tooManyFiles: 409,
});
