import { defineErrors } from '#kernel/errors.ts';

export const homologationErrors = defineErrors('homologation', {
  /** The country has no register to ask about this kind of record. */
  notOffered: 409,
  /** The person works without the homologation section. */
  hidden: 403,
  /** A register has answered; a person's word does not replace it. */
  answered: 409,
  /** The register is still being asked. */
  running: 409,
  /** It was asked again since. */
  superseded: 409,
});
