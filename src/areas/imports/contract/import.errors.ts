import { defineErrors } from '#kernel/errors.ts';

export const importErrors = defineErrors('imports', {
  /** The content is no spreadsheet, or one built to exhaust its reader. */
  invalidFileType: 415,
  excededSize: 413,
  /** A real spreadsheet that unpacks to far more than fifty records need. */
  tooHeavy: 422,
  noHeadings: 422,
  tooManyRecords: 422,
  invalidContent: 422,
  busy: 503,
});
