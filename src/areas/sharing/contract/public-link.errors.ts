import { defineErrors } from '#kernel/errors.ts';

export const linkErrors = defineErrors('loadOrders', {
  /** Unknown, expired, revoked or of another purpose: one answer for all of them. */
  linkInvalid: 404,
  linkNotFound: 404,
  /** The purpose and what it is about do not fit together. */
  linkSubject: 400,
  /** The trip is not over, so there is nothing to rate. */
  notFinished: 409,
  alreadyRated: 409,
  alreadyReplied: 409,
  ratingNotFound: 404,
});
