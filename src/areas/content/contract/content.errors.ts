import { defineErrors } from '#kernel/errors.ts';

export const contentErrors = defineErrors('content', {
  /** Its state does not allow the step. */
  wrongState: 409,
  /** Only its author takes it back to a draft. */
  authorOnly: 403,
  /** Its end, or the last day of its validity, has passed. */
  over: 409,
  /** The last piece is taken. */
  soldOut: 409,
  /** It is not published any more. */
  notOffered: 409,
  /** Its first day is still to come. */
  notYet: 409,
  /** The person has it already. */
  alreadyTaken: 409,
  /** The person has it already in this month. */
  takenThisMonth: 409,
});
