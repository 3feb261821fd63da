import { defineErrors } from '#kernel/errors.ts';

export const embedErrors = defineErrors('reports', {
  /** What the service outside said, or did not say; the facts name the problem. */
  embedFailed: 502,
  /** The page around a dashboard is asked for at once, and not later. */
  frameInvalid: 404,
});
