import { defineErrors } from '#kernel/errors.ts';

export const facilityRatingErrors = defineErrors('facilityRatings', {
  /** The truck is still there, or never came. */
  notLeft: 409,
  /** One rating for each visit. */
  rated: 409,
  /** One reply to each rating. */
  replied: 409,
});
