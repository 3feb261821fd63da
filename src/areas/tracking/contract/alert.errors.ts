import { defineErrors } from '#kernel/errors.ts';

export const alertErrors = defineErrors('tracking', {
  alertTaken: 409,
  alertReviewed: 409,
  alertPending: 409,
  alertWithoutTruck: 409,
  alreadyMuted: 409,
  proposalAnswered: 409,
  proposalEmpty: 409,
  proposalOutdated: 409,
});
