import { defineErrors } from '#kernel/errors.ts';

/** The codes are older than the area: on the wire they begin with `operations`. */
export const tradeDocumentErrors = defineErrors('operations', {
  /** A checklist or contract that was completed stays as it is. */
  formCompleted: 409,
});
