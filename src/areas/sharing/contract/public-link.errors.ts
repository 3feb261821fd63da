import { defineErrors } from '#kernel/errors.ts';

export const linkErrors = defineErrors('loadOrders', {
  /** Unknown, expired, revoked or for another purpose: the same reply, so that nobody learns which. */
  linkInvalid: 404,
  linkNotFound: 404,
  /** The purpose does not fit the shared record. */
  linkSubject: 400,
  /** The trip is not over, so it cannot be rated yet. */
  notFinished: 409,
  alreadyRated: 409,
  alreadyReplied: 409,
  ratingNotFound: 404,
  requestNotFound: 404,
  /** Somebody else was faster, or the client no longer means it. */
  requestAnswered: 409,
});
