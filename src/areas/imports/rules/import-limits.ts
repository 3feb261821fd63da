/** The same for every target. */
export const IMPORT_MAX_RECORDS = 50;
/** A file of exactly this size is already refused. */
export const IMPORT_SIZE_BYTES = 5_000_000;
/** The name of the report and its sheet, in every language. */
export const REPORT_NAME = 'Observaciones';
/** Titles and notes are allowed above the row of column names. */
export const HEADING_WINDOW = 10;
/** Maximum number of problems in a report; nobody corrects more in one go. */
export const REPORT_MAX_PROBLEMS = 2_000;
/** The most problems shown on the screen; the report has the others. */
export const SHOWN_MAX_PROBLEMS = 200;
/** How long a template or a report can be downloaded. */
export const FILES_KEPT_DAYS = 7;
