import { defineErrors } from '#kernel/errors.ts';

export const catalogueErrors = defineErrors('masterData', {
  entryInUse: 409,
  countryInUse: 409,
});
