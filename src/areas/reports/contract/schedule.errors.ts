import { defineErrors } from '#kernel/errors.ts';

export const scheduleErrors = defineErrors('reports', {
  /** Nobody of the company, or somebody who works there no more. */
  unknownRecipient: 400,
  /** None of the reports that the caller sees saved, or one of another kind. */
  unknownView: 400,
  tooManySchedules: 409,
});
