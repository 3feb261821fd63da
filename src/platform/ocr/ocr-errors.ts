import { defineErrors } from '#kernel/errors.ts';

export const ocrErrors = defineErrors('ocr', {
  /** The waiting line is full: more photos could not be read in time. */
  busy: 429,
  /** It took more time or memory than a photo of a card ever does: a retry would take as much again. */
  tooHard: 422,
  unavailable: 503,
});
