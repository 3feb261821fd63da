import { defineErrors } from '#kernel/errors.ts';

/** The codes are older than the area, so on the wire they begin with `operations`. */
export const tradeDocumentErrors = defineErrors('operations', {
  /** A completed checklist or contract cannot be changed. */
  formCompleted: 409,
});
