import { defineErrors } from '#kernel/errors.ts';

export const fileErrors = defineErrors('files', {
  empty: 400,
  tooLarge: 413,
  badType: 415,
  badName: 400,
  /** The content is not what it claims to be: truncated, damaged, or built to exhaust its reader. */
  unreadable: 400,
  dimensions: 400,
  /** Other bytes than announced were sent. */
  sizeDiffers: 400,
  /** An announced file was completed before its bytes were sent, or for the second time. */
  notSent: 409,
  /** A PDF with scripts, attachments or anything else that acts by itself. */
  activePdf: 400,
  /** A PDF whose objects cannot be read without a password. */
  lockedPdf: 400,
  linkInvalid: 403,
  unavailable: 503,
});
