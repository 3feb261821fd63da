import { defineErrors } from '#kernel/errors.ts';

export const dashboardErrors = defineErrors('reports', {
  /** The screen has no card of that name. */
  unknownCard: 400,
  /** The report is not about orders of that kind. */
  unknownKind: 400,
});
