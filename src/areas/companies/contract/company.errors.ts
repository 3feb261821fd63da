import { defineErrors } from '#kernel/errors.ts';

export const companyErrors = defineErrors('companies', {
  unknownUrl: 404,
  noneFound: 404,
  platformCompany: 409,
  logoForbidden: 403,
  colorForbidden: 403,
  tooManyDocuments: 409,
  tooManyOperators: 409,
  tooManyAddresses: 409,
  addressInUse: 409,
  associationOpen: 409,
  associationWithItself: 409,
  associationClosed: 409,
  associationNotYours: 403,
  associationNotAccepted: 409,
});
