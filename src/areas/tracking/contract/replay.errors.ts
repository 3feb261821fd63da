import { defineErrors } from '#kernel/errors.ts';

export const replayErrors = defineErrors('tracking', {
  /** Either one order or trucks, and not both. */
  replayOfWhat: 400,
  /** More than 30 days, or an end before the start. */
  replaySpan: 400,
  /** More positions than a replay can show: a shorter time is needed. */
  replayTooLarge: 422,
  /** The trip of a client's order is over. */
  replayDelivered: 403,
  /** No truck that the reader may see. */
  noSuchTruck: 404,
});
