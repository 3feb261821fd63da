import { defineErrors } from '#kernel/errors.ts';

export const homologationErrors = defineErrors('homologation', {
  /** The country has no register to ask about this kind of record. */
  notOffered: 409,
  /** The user holds the permission to work without the homologation section. */
  hidden: 403,
  /** The register has answered, and a manual check does not replace its answer. */
  answered: 409,
  /** The register is still being asked. */
  running: 409,
  /** The register was asked again in the meantime. */
  superseded: 409,
});
