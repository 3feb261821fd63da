/** Of every target alike. */
export const IMPORT_MAX_RECORDS = 50;
/** A file of exactly this size is refused already. */
export const IMPORT_SIZE_BYTES = 5_000_000;
/** The name of the report and of its sheet, in every language. */
export const REPORT_NAME = 'Observaciones';
/** Titles and notes may stand above the line of column names. */
export const HEADING_WINDOW = 10;
/** A report lists no more than this; whoever has so many problems starts with the first ones. */
export const REPORT_MAX_PROBLEMS = 2_000;
/** How long a template or a report can be fetched. */
export const FILES_KEPT_DAYS = 7;
