import { defineErrors } from '#kernel/errors.ts';

export const partnerErrors = defineErrors('partners', {
  tooManyDocuments: 409,
  tooManyAddresses: 409,
});
