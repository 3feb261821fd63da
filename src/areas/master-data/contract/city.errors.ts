import { defineErrors } from '#kernel/errors.ts';

export const cityErrors = defineErrors('cities', {
  /** A country needs at least one town to choose. */
  lastCity: 409,
});
