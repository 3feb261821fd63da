import { defineErrors } from '#kernel/errors.ts';

export const ocrErrors = defineErrors('ocr', {
  /** As many photos wait as could be read in time. */
  busy: 429,
  /** It took more time or memory than a photo of a card ever does: trying again would only take it again. */
  tooHard: 422,
  unavailable: 503,
});
